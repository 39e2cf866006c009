import { expect, it } from 'vitest'
import { scaleTo, computeShare } from './scale.ts'

it.each([
  [0, 100, [0]],
  [1, 100, [0]],
  [31_240, 10_000, [0, 10_000, 20_000, 30_000, 40_000]],
  [40_000, 10_000, [0, 10_000, 20_000, 30_000, 40_000]],
  [41_000, 20_000, [0, 20_000, 40_000, 60_000]],
  [99_999, 25_000, [0, 25_000, 50_000, 75_000, 100_000]],
])('measures %d cents in steps of %d', (max, step, ticks) => {
  const expected = ticks.length === 1 ? [0, step] : ticks
  expect(scaleTo(max, { unit: 100 })).toEqual({ top: expected.at(-1), ticks: expected })
})

it('holds every sum, in at most as many steps as are asked for', () => {
  for (let max = 0; max < 400_000; max += 137) {
    const { top, ticks } = scaleTo(max, { parts: 4, unit: 100 })
    expect(top).toBeGreaterThanOrEqual(max)
    expect(ticks.length).toBeLessThanOrEqual(5)
    expect(ticks.every((tick) => tick % 100 === 0)).toBe(true)
  }
})

it('draws nothing of nothing, something of a cent, and never more than the whole', () => {
  const scale = scaleTo(120_000, { unit: 100 })
  expect(computeShare(0, scale)).toBe(0)
  expect(computeShare(1, scale)).toBe(0.8)
  expect(computeShare(scale.top / 2, scale)).toBe(50)
  expect(computeShare(scale.top * 2, scale)).toBe(100)
})
