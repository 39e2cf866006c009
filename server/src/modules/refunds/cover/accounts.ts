import type { Day } from '@coussinet/contract/domain/days.ts'

type OwedRefund = { refunded_cents: number; earlier_paid_cents: number; payment_date: Day | null }

/** Amounts of a refund in cents: paid and not returned, still to be paid, overpaid; and its last transfer. */
export function computeRefundBalance({ refunded_cents, earlier_paid_cents, payment_date }: OwedRefund): {
  paid_cents: number
  due_cents: number
  overpaid_cents: number
  last_cents: number
} {
  // The last transfer was the difference of a correction, or all of it.
  const isDifference = earlier_paid_cents > 0 && refunded_cents > earlier_paid_cents
  const paid_cents = payment_date === null ? earlier_paid_cents : Math.max(refunded_cents, earlier_paid_cents)
  return {
    paid_cents,
    due_cents: Math.max(0, refunded_cents - paid_cents),
    overpaid_cents: Math.max(0, paid_cents - refunded_cents),
    last_cents: payment_date === null ? 0 : isDifference ? refunded_cents - earlier_paid_cents : paid_cents,
  }
}
