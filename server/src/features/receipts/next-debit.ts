import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'

/** The day of the next debit that is planned, a second attempt included; null when there is none. */
export async function nextDebitOn(db: Db, member_id: string, today: Day): Promise<Day | null> {
  const rows = await db
    .selectFrom('receipts')
    .select(['due_date', 'next_attempt_on', 'status'])
    .where('member_id', '=', member_id)
    .where('status', 'in', ['upcoming', 'declined'])
    .execute()
  const days = rows.flatMap(({ status, due_date, next_attempt_on }) => (status === 'upcoming' ? due_date : next_attempt_on) ?? [])
  return days.filter((day) => day >= today).toSorted()[0] ?? null
}
