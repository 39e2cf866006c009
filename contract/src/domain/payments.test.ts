import { describe, expect, it } from 'vitest'
import {
  contributionName,
  declineCodes,
  declinedMeans,
  declineNames,
  isRetried,
  receiptStatus,
  shownAccount,
} from './payments.ts'

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
    'card_disputed',
  ])
  expect(declinedMeans(null)).toBe('bank_account')
})

it('asks the bank once more where there was no money, no reason, or a mistake of ours', () => {
  expect(declineCodes.filter(isRetried).toSorted()).toEqual(['AM04', 'FF01', 'FF05', 'MS03', 'TM01'])
})

it('[REC-03] speaks of no debit where a card was refused', () => {
  const shown = (decline_code: 'card_expired' | 'card_disputed' | 'AM04' | null) => [
    receiptStatus({ status: 'declined', decline_code }, 'fr'),
    receiptStatus({ status: 'declined', decline_code }, 'it'),
  ]
  expect(shown('card_expired')).toEqual(['Paiement par carte refusé', 'Pagamento con carta rifiutato'])
  expect(shown('card_disputed')).toEqual(['Paiement par carte contesté', 'Pagamento con carta contestato'])
  expect(shown('AM04')).toEqual(['Prélèvement refusé', 'Addebito respinto'])
  expect(shown(null)).toEqual(shown('AM04'))
})

it('names a contribution by its month', () => {
  expect(['2026-10', '2026-11'].map((month) => contributionName(month, 'fr'))).toEqual([
    'Cotisation d’octobre 2026',
    'Cotisation de novembre 2026',
  ])
  expect(contributionName('2026-10', 'it')).toBe('Premio di ottobre 2026')
})

it('shows the beginning and the end of an account, whole or masked', () => {
  const shown = 'FR76\u00a0••••\u00a04821'
  expect(shownAccount('FR7630006000011234567894821')).toBe(shown)
  expect(shownAccount('FR76 •••• 4821')).toBe(shown)
  expect(shownAccount('FR76 **** **** 4821')).toBe(shown)
})
