import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type MemberTable = 'audit_log' | 'insurer_events' | 'notifications'

/** Runs `work` while no row of that member can be added to the table: what writes one for them fails. */
export async function whileUnwritable<T>(
  db: Db,
  { table, member_id }: { table: MemberTable; member_id: string },
  work: () => Promise<T>,
): Promise<T> {
  const constraint = sql`alter table ${sql.table(table)} add constraint unwritable check (member_id <> ${sql.lit(member_id)}) not valid`
  await constraint.execute(db)
  try {
    return await work()
  } finally {
    await sql`alter table ${sql.table(table)} drop constraint unwritable`.execute(db)
  }
}
