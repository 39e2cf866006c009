import { expect, it } from 'vitest'
import { createLagMeter } from './replica-lag.ts'

it('measures a replica by when the primary was where it is now', () => {
  const meter = createLagMeter()
  expect(meter.lagAt(100, 0)).toBeNull()
  meter.see(100, 1000)
  meter.see(150, 1500)
  meter.see(150, 2000)
  meter.see(190, 2500)
  expect(meter.lagAt(190, 2510)).toBe(10)
  expect(meter.lagAt(150, 2510)).toBe(510)
  expect(meter.lagAt(149, 2510)).toBe(1510)
  expect(meter.lagAt(99, 2510)).toBeNull()
})

it('is not behind where nothing is written, however long', () => {
  const meter = createLagMeter()
  for (let second = 0; second <= 400; second += 1) meter.see(100, second * 1000)
  expect(meter.lagAt(100, 400_003)).toBe(3)
})
