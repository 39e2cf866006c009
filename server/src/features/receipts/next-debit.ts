import { spanOf } from '#features/contract/span.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import { reachesMonth } from './schedule/reaches-month.ts'

/** The day of the next debit that is planned, a second attempt included; null when there is none, or none before the contract's end. */
export async function nextDebitOn(db: Db, member_id: string, today: Day): Promise<Day | null> {
  const rows = await db
    .selectFrom('receipts')
    .select(['month', 'due_date', 'next_attempt_on', 'status'])
    .where('member_id', '=', member_id)
    .where('status', 'in', ['upcoming', 'declined'])
    .execute()
  const span = await spanOf(db, member_id)
  const days = rows.flatMap(({ month, status, due_date, next_attempt_on }) => {
    if (status === 'declined') return next_attempt_on ?? []
    return reachesMonth(span, month) ? due_date : []
  })
  return days.filter((day) => day >= today).toSorted()[0] ?? null
}
