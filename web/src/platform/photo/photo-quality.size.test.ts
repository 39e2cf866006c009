import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compressionSteps, fitWithin, isLarge } from './photo-quality.ts'

describe('isLarge', () => {
  it.each([
    [1_500_000, { width: 3000, height: 2000 }, false],
    [1_500_001, { width: 1000, height: 1000 }, true],
    [200_000, { width: 3001, height: 900 }, true],
    [200_000, { width: 900, height: 3001 }, true],
  ])('[REF-14] %i bytes of %o: %s', (bytes, size, large) => {
    expect(isLarge(bytes, size)).toBe(large)
  })
})

describe('compressionSteps', () => {
  it('[REF-14] brings a 12-megapixel photo to a longest side of 2600 pixels first', () => {
    expect(compressionSteps({ width: 4032, height: 3024 })[0]).toEqual({
      size: { width: 2600, height: 1950 },
      quality: 0.85,
    })
  })

  it('keeps a long till receipt wide enough to be read', () => {
    expect(compressionSteps({ width: 900, height: 9000 })[0]?.size).toEqual({ width: 900, height: 9000 })
    expect(compressionSteps({ width: 2000, height: 8000 })[0]?.size).toEqual({ width: 1000, height: 4000 })
  })

  it('[REF-14] asks less at each step, never enlarges and stays within what a canvas can hold', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const steps = compressionSteps({ width, height })
        expect(steps.length).toBeGreaterThan(1)
        for (const [at, { size, quality }] of steps.entries()) {
          expect(size.width).toBeLessThanOrEqual(width)
          expect(size.height).toBeLessThanOrEqual(height)
          expect(size.width * size.height).toBeLessThanOrEqual(16_777_216)
          const before = steps[at - 1]
          if (before?.size.width === size.width) expect(quality).toBeLessThan(before.quality)
          else if (before !== undefined) expect(size.width).toBeLessThan(before.size.width)
        }
      }),
    )
  })
})

it('fits a size within a side, in whole pixels', () => {
  expect(fitWithin({ width: 4032, height: 3024 }, 1000)).toEqual({ width: 1000, height: 750 })
  expect(fitWithin({ width: 300, height: 200 }, 1000)).toEqual({ width: 300, height: 200 })
  expect(fitWithin({ width: 20_000, height: 3 }, 640)).toEqual({ width: 640, height: 1 })
})
