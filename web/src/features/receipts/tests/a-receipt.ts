import type { Receipt } from '@coussinet/contract/receipts.ts'

/** A paid contribution, with the given changes. */
export const aReceipt = (known: Partial<Receipt>): Receipt => ({
  id: `receipt-${known.month ?? '2026-09'}`,
  issue_date: `${known.month ?? '2026-09'}-05`,
  due_date: `${known.month ?? '2026-09'}-05`,
  month: '2026-09',
  amount_cents: 5_851,
  status: 'paid',
  payment_date: `${known.month ?? '2026-09'}-05`,
  decline_code: null,
  next_attempt_on: null,
  collected_on: null,
  ...known,
})
