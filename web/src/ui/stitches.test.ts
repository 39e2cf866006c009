import { describe, expect, it } from 'vitest'
import { filledStitches, isNearlySpent } from './Stitches.tsx'

describe('filledStitches', () => {
  it.each([
    [0, 1200, 0],
    [1, 120000, 1],
    [23820, 120000, 4],
    [40, 100, 8],
    [92, 100, 18],
    [99.99, 100, 19],
    [119999, 120000, 19],
    [120000, 120000, 20],
    [150000, 120000, 20],
    [10, 0, 0],
  ])('draws %d of %d as %d stitches', (used, total, filled) => {
    expect(filledStitches(used, total)).toBe(filled)
  })

  it('never goes back as the use grows', () => {
    let before = 0
    for (let used = 0; used <= 1000; used += 1) {
      const filled = filledStitches(used, 1000)
      expect(filled).toBeGreaterThanOrEqual(before)
      before = filled
    }
  })
})

it('turns to danger from 90 %', () => {
  expect(isNearlySpent(899, 1000)).toBe(false)
  expect(isNearlySpent(900, 1000)).toBe(true)
  expect(isNearlySpent(0, 0)).toBe(false)
})
