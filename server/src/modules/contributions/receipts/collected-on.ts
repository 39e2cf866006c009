import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import { isInTime } from '../mandates/debits-in-time.ts'

/** The declined months (YYYY-MM) that a mandate in use collects, and its first debit. */
export type CollectingMandate = { months: readonly string[]; signed_on: Day; first_debit_on: Day | null }

type DeclinedReceipt = Pick<Receipt, 'status' | 'month' | 'next_attempt_on'>

/**
 * Day on which a declined contribution is debited from the account signed since: its second attempt if that uses the
 * new account, else the first debit there. Null if it is not collected, was paid, or that day is past.
 */
export function collectedOn(
  { status, month, next_attempt_on }: DeclinedReceipt,
  collecting: CollectingMandate | null,
  today: Day,
): Day | null {
  if (status !== 'declined' || !collecting?.months.includes(month)) return null
  const { signed_on, first_debit_on } = collecting
  const on = next_attempt_on !== null && isInTime(next_attempt_on, signed_on) ? next_attempt_on : first_debit_on
  return on !== null && on >= today ? on : null
}
