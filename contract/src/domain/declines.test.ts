import { describe, expect, it } from 'vitest'
import { declinedMeans, declineNames, isRetried } from './declines.ts'
import { declineCodes } from './receipt-states.ts'

describe.each(['fr', 'it'] as const)('in %s', (language) => {
  it.each(declineCodes)('[REC-03] says in plain words why %s came back, never the code', (code) => {
    expect(declineNames[language][code]).toMatch(/^\p{Lu}[^.]+[^.]$/u)
    expect(declineNames[language][code]).not.toContain(code)
  })
})

it('[REC-03] knows a refused card from a refused debit', () => {
  expect(declineCodes.filter((code) => declinedMeans(code) === 'card')).toEqual([
    'card_expired',
    'card_refused',
    'card_lost',
  ])
  expect(declinedMeans(null)).toBe('bank_account')
})

it('asks the bank once more where there was no money, no reason, or a mistake of ours', () => {
  expect(declineCodes.filter(isRetried).toSorted()).toEqual(['AM04', 'FF01', 'FF05', 'MS03', 'TM01'])
})
