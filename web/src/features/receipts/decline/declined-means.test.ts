import { declineCodes } from '@coussinet/contract/receipts.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReceiptBadge } from '../ReceiptBadge.tsx'
import { declinedMeans } from './declined-means.ts'

it('[REC-03] knows a refused card from a refused debit', () => {
  expect(declineCodes.filter((decline_code) => declinedMeans({ decline_code }) === 'card')).toEqual([
    'card_expired',
    'card_refused',
    'card_lost',
  ])
  expect(declinedMeans({ decline_code: null })).toBe('bank_account')
})

it('[REC-03] speaks of no debit where a card was refused', () => {
  const shown = (decline_code: 'card_expired' | 'AM04') =>
    renderToStaticMarkup(createElement(ReceiptBadge, { receipt: { status: 'declined', decline_code } }))
  expect(shown('card_expired')).toContain('Paiement par carte refusé')
  expect(shown('AM04')).toContain('Prélèvement refusé')
})
