import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocate, shareDiscounts, sum, sumBy } from './amounts.ts'

it('adds amounts, and those of rows', () => {
  expect([sum([]), sum([1250, -50, 7])]).toEqual([0, 1207])
  expect(sumBy([{ cents: 3 }, { cents: 4 }], ({ cents }) => cents)).toBe(7)
})

it.each([
  [11_625, [4_500, 9_500, 4_000], [2_906, 6_136, 2_583]],
  [100, [1, 1, 1], [34, 33, 33]],
  [8_750, [27_500, 7_000], [6_975, 1_775]],
  [0, [3, 4], [0, 0]],
  [100, [0, 5, 0], [0, 100, 0]],
  [0, [0, 0], [0, 0]],
  [0, [], []],
])('[REF-17] shares %i over %j as %j', (total, weights, shares) => {
  expect(allocate(total, weights)).toEqual(shares)
})

it('adds up to the total, and gives nobody more than a cent off its exact share', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 12 }), (total, weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      fc.pre(whole > 0)
      const shares = allocate(total, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
      shares.forEach((share, place) => {
        expect(Math.abs(share - (total * (weights[place] ?? 0)) / whole)).toBeLessThanOrEqual(1.000001)
      })
    }),
  )
})

it('[READ-04] takes a discount off the lines by their share, and leaves lines without one as they are', () => {
  const cents = (amounts: number[]) => amounts.map((amount_cents) => ({ amount_cents }))
  expect(shareDiscounts(cents([4500, 1500, -600]))).toEqual(cents([4050, 1350, 0]))
  expect(shareDiscounts(cents([4500, 1500]))).toEqual(cents([4500, 1500]))
  expect(shareDiscounts(cents([500, -600]))).toEqual(cents([0, 0]))
})
