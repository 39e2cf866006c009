import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import { liftSuspension } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { setDebits } from '../contract-debits.store.ts'
import { firstDayAfterPaying } from './cover-at-risk.ts'
import { countUnpaid } from './receipts.store.ts'

type DuePayment = {
  member_id: string
  /** amount due before the payment, read from the locked contract */
  due_cents: number
  /** below zero where a correction adds to what is due */
  paid_cents: number
  on: Day
}

/**
 * Reduces the amount due by a payment, to no less than the contributions that are still declined: the insurer's books
 * may have counted the payment already. Where they say that less is due than those, it stays so: a payment raises
 * nothing. If nothing is due any more, cover resumes on the next day. Returns the amount left, and the day on which
 * suspended cover resumes, null if it was not suspended.
 */
export async function payOff(
  db: Db,
  { member_id, due_cents, paid_cents, on }: DuePayment,
): Promise<{ amount_due_cents: number; resumes_on: Day | null }> {
  if (paid_cents === 0) return { amount_due_cents: due_cents, resumes_on: null }
  const { unpaid_cents } = await countUnpaid(db, member_id)
  const amount_due_cents = Math.max(Math.min(unpaid_cents, due_cents), due_cents - paid_cents)
  await setDebits(db, member_id, { amount_due_cents })
  const resumes_on = firstDayAfterPaying(on)
  const has_resumed = amount_due_cents === 0 && (await liftSuspension(db, member_id, addDays(resumes_on, -1)))
  return { amount_due_cents, resumes_on: has_resumed ? resumes_on : null }
}
