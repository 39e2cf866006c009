import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import { liftSuspension } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { setDebits } from '../contract-debits.store.ts'
import { firstDayAfterPaying } from './cover-at-risk.ts'

type DuePayment = {
  member_id: string
  /** due before, of the contract that the transaction holds */
  due_cents: number
  paid_cents: number
  on: Day
}

/**
 * Less is due by what was paid; with nothing due any more the cover resumes on the next day. Answers what is left, and the day on which a
 * suspended cover resumes, null where none was.
 */
export async function payOff(
  db: Db,
  { member_id, due_cents, paid_cents, on }: DuePayment,
): Promise<{ amount_due_cents: number; resumes_on: Day | null }> {
  const amount_due_cents = Math.max(0, due_cents - paid_cents)
  await setDebits(db, member_id, { amount_due_cents })
  const resumes_on = firstDayAfterPaying(on)
  const has_resumed = amount_due_cents === 0 && (await liftSuspension(db, member_id, addDays(resumes_on, -1)))
  return { amount_due_cents, resumes_on: has_resumed ? resumes_on : null }
}
