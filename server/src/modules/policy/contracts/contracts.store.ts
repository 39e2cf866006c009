import { sql } from 'kysely'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'

export type Span = { effective_date: Day; last_day: Day | null }

/**
 * A contract's first day, and its last one as it is known or was asked for, whichever comes first, null while it goes on.
 * Null for a member before the contract.
 */
export async function spanOf(db: Db, member_id: string): Promise<Span | null> {
  const span = await db
    .selectFrom('contracts')
    .select('effective_date')
    .select(
      sql<Day | null>`least(end_date, (select min(ends_on) from contract_endings where member_id = ${member_id}::uuid))`.as(
        'last_day',
      ),
    )
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return span ?? null
}
