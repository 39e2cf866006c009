import type { Refund } from '@coussinet/contract/refunds.ts'

// An answer that an earlier version kept on the device has no `due_cents`.
type PaidRefund = Omit<Refund, 'due_cents'> & { due_cents?: number }

/** Cents of a refund that were paid; those still due are listed with the requests under way. */
export const paidCents = ({ refunded_cents, payment_date, due_cents }: PaidRefund): number =>
  refunded_cents - (due_cents ?? (payment_date === null ? refunded_cents : 0))
