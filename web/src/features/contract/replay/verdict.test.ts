import type { ReplayedFormula } from '@coussinet/contract/formula-replay.ts'
import { describe, expect, it } from 'vitest'
import { computeVerdict } from './verdict.ts'

const of = (formula: ReplayedFormula['formula'], refunded_cents: number, contributions_cents: number) => ({
  formula,
  refunded_cents,
  contributions_cents,
  difference_cents: refunded_cents - contributions_cents,
  remarks: [],
})

describe('[PRE-03] which formula brought most', () => {
  it.each([
    // net of contributions, not only refunds
    [
      'best',
      ['confort'],
      100,
      [of('integrale', 90_00, 40_00), of('confort', 99_00, 50_00), of('preventive', 0, 10_00)],
    ],
    [
      'beaten',
      ['preventive'],
      500,
      [of('integrale', 0, 40_00), of('confort', 10_00, 60_00), of('preventive', 5_00, 40_00)],
    ],
    ['beaten', ['confort', 'preventive'], 1, [of('integrale', 1, 1), of('confort', 2, 1), of('preventive', 1, 0)]],
    ['equal', ['confort'], 0, [of('integrale', 5, 5), of('confort', 7, 7), of('preventive', 0, 9)]],
    // both below zero
    ['best', ['preventive'], 300, [of('integrale', 10_00, 20_00), of('preventive', 2_00, 15_00)]],
  ] as const)('%s beside %j, by %i cents', (standing, others, by_cents, formulas) => {
    expect(computeVerdict('integrale', formulas)).toEqual({ standing, others, by_cents, isUnused: false })
  })

  it('is reckoned from contributions alone where nothing would have been refunded', () => {
    const formulas = [of('integrale', 0, 20_00), of('preventive', 0, 15_00)]
    expect(computeVerdict('integrale', formulas)).toEqual({
      standing: 'beaten',
      others: ['preventive'],
      by_cents: 500,
      isUnused: true,
    })
  })

  it('is not given where there is nothing to compare with', () => {
    expect(computeVerdict('integrale', [of('integrale', 5, 5)])).toBeNull()
  })
})
