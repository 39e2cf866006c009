import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** True of the rows of a table whose member nobody holds: what somebody claims or contests is kept until it is settled. */
export function notHeld(table: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from legal_holds where legal_holds.member_id = ${sql.ref(`${table}.member_id`)} and legal_holds.lifted_at is null)`
}

export async function holdOn(db: Db, member_id: string): Promise<{ reason: string; placed_at: Date } | null> {
  const row = await db
    .selectFrom('legal_holds')
    .select(['reason', 'placed_at'])
    .where('member_id', '=', member_id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
