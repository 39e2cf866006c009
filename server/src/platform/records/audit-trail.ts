import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export type TrailRow = {
  id: string
  at: Date
  member_id: string | null
  actor: string
  operator: string | null
  action: string
  subject_id: string | null
  details: unknown
}

/** Position in the audit trail: the next page begins after it. */
export type TrailPlace = { at: Date; id: string }

const before = '00000000-0000-0000-0000-000000000000'

/** A page of audit lines of all members and of operators, oldest first, before `until`. */
export async function findTrail(
  db: Db,
  { after, until, limit }: { after: TrailPlace | null; until: Date; limit: number },
): Promise<TrailRow[]> {
  const { at, id } = after ?? { at: new Date(0), id: before }
  // Each log by its index of age; ties are of one millisecond.
  const { rows } = await sql<TrailRow>`
    select * from (
      (select audit_id as id, at, member_id, actor, details->>'operator' as operator, action, subject_id, details
        from audit_log where at >= ${at} and at < ${until} and (at, audit_id) > (${at}::timestamptz, ${id}::uuid)
        order by at, audit_id limit ${limit})
      union all
      (select entry_id, at, null::uuid, 'operator', operator, action, subject_id, details
        from operator_log where at >= ${at} and at < ${until} and (at, entry_id) > (${at}::timestamptz, ${id}::uuid)
        order by at, entry_id limit ${limit})
    ) as both_logs order by at, id limit ${limit}`.execute(db)
  return rows
}

const factOf = (name: string) => `audit_cursor ${name}`

/** Cursor that a follower has stored under a name; null for a new one. */
export async function readTrailCursor(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('portal_facts').select('value').where('name', '=', factOf(name)).executeTakeFirst()
  return row?.value ?? null
}

export async function saveTrailCursor(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('portal_facts')
    .values({ name: factOf(name), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
