import { expect, it } from 'vitest'
import { contributionName, receiptStatus } from './receipt-labels.ts'

it('[REC-03] speaks of no debit where a card was refused', () => {
  const shown = (decline_code: 'card_expired' | 'AM04' | null) => [
    receiptStatus({ status: 'declined', decline_code }, 'fr'),
    receiptStatus({ status: 'declined', decline_code }, 'it'),
  ]
  expect(shown('card_expired')).toEqual(['Paiement par carte refusé', 'Pagamento con carta rifiutato'])
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
