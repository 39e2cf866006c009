import { expect, it } from 'vitest'
import { vetDeduction } from './year-content.ts'

it.each([
  [0, 0, 0, 0],
  [12_911, 12_911, 0, 0],
  // 19 % of a cent
  [12_912, 12_912, 1, 0],
  // 0.57 cents
  [12_914, 12_914, 3, 1],
  [30_000, 30_000, 17_089, 3_247],
  // 19 % of 420.89 euros is 79.9691
  [55_000, 55_000, 42_089, 7_997],
  [55_001, 55_000, 42_089, 7_997],
  [200_000, 55_000, 42_089, 7_997],
])(
  '[CAL-02] of %i cents of vet expenses, %i count, %i stand above the threshold, and %i are taken off the tax',
  (kept, counted_cents, above_cents, deduction_cents) => {
    expect(vetDeduction(kept)).toEqual({ counted_cents, above_cents, deduction_cents })
  },
)
