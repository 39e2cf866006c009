import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { type RetentionDuty, emptyMember, type ErasureAction, erasurePolicy } from './erasure-policy.ts'

/** Last day of each duty; null if there is none any more. */
export type RetentionDuties = Record<RetentionDuty, string | null>

/** Result for one table: rows deleted, rows kept, and by which duty. */
export type TableOutcome = { table: string; gone: number; stays: number; duty: RetentionDuty | null }

// Traces of erasures, for those who repeat one: each has its own retention time.
const lastWords: ReadonlySet<string> = new Set(['outgoing_messages', 'audit_log'])

/** Deletes what no duty needs, and blanks columns of the rest; the caller's transaction has locked the member. */
export async function settleTables(
  db: Db,
  member_id: string,
  duties: RetentionDuties,
  { again }: { again: boolean },
): Promise<TableOutcome[]> {
  const outcomes: TableOutcome[] = []
  for (const [table, action] of Object.entries<ErasureAction>(erasurePolicy)) {
    if ((typeof action === 'string' && action !== 'gone') || (again && lastWords.has(table))) continue
    outcomes.push(
      typeof action === 'object' && duties[action.duty] !== null
        ? await keepDutiful(db, member_id, table, action)
        : { table, gone: await remove(db, member_id, table, null), stays: 0, duty: null },
    )
  }
  return outcomes.filter(({ gone, stays }) => gone + stays > 0)
}

async function keepDutiful(
  db: Db,
  member_id: string,
  table: string,
  { duty, only, blank = {} }: Exclude<ErasureAction, string>,
): Promise<TableOutcome> {
  const gone = only === undefined ? 0 : await remove(db, member_id, table, only)
  const changes = Object.entries(blank).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from ${sql.table(table)} where member_id = ${member_id}`.execute(db)
  if (changes.length > 0)
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where member_id = ${member_id}`.execute(db)
  return { table, gone, stays: rows[0]?.count ?? 0, duty }
}

/** Deletes the member's rows of a table, except those that match `only`, a condition written in the code. */
async function remove(db: Db, member_id: string, table: string, only: string | null): Promise<number> {
  const goes = only === null ? sql`true` : sql`not (${sql.raw(only)})`
  const { numAffectedRows = 0n } =
    await sql`delete from ${sql.table(table)} where member_id = ${member_id} and (${goes})`.execute(db)
  return Number(numAffectedRows)
}

export async function emptyMemberRow(db: Db, member_id: string, at: Date): Promise<void> {
  await db
    .updateTable('members')
    .set({ ...emptyMember, disabled_at: at, erased_at: at, updated_at: at })
    .where('member_id', '=', member_id)
    .execute()
}
