import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import { expect, it } from 'vitest'
import { aReceipt } from './tests/a-receipt.ts'
import { declinedFirst, unpaidCount } from './unpaid-receipts.ts'

const receipts = [
  aReceipt({ month: '2026-12', status: 'upcoming', payment_date: null }),
  aReceipt({ month: '2026-11', status: 'declined', payment_date: null, amount_cents: 3_482 }),
  aReceipt({ month: '2026-10', status: 'declined', payment_date: null, amount_cents: 3_482 }),
  aReceipt({ month: '2026-09' }),
]

it('[REC-02] counts the receipts with no payment date, refused and upcoming ones alike', () => {
  expect(unpaidCount(receipts)).toBe(3)
  expect(unpaidCount([aReceipt({ status: 'paid' })])).toBe(0)
  expect(unpaidCount([])).toBe(0)
})

it('[FIX-02] mends the oldest refused contribution first, and knows what they cost together', () => {
  const declined = declinedFirst(receipts)
  expect(declined.map(({ month }) => month)).toEqual(['2026-10', '2026-11'])
  expect(contributionsTotal(declined)).toBe(6_964)
})
