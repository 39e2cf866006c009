import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReceiptBadge } from './ReceiptBadge.tsx'

it('[REC-03] speaks of no debit where a card was refused', () => {
  const shown = (decline_code: 'card_expired' | 'AM04') =>
    renderToStaticMarkup(createElement(ReceiptBadge, { receipt: { status: 'declined', decline_code } }))
  expect(shown('card_expired')).toContain('Paiement par carte refusé')
  expect(shown('AM04')).toContain('Prélèvement refusé')
})
