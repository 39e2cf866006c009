import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

// The only place that touches the table, and it knows two verbs: insert and select.

export type Line = {
  member_id: string
  position: number
  at: Date
  kind: string
  subject_id: string
  /** JSON, as it was hashed */
  record: string
  previous_hash: Uint8Array
  hash: Uint8Array
}

export async function insertLine(db: Db, line: Line): Promise<void> {
  await db.insertInto('evidence').values(line).execute()
}

/** The last link of a member's chain; undefined before the first one. */
export async function lastLine(db: Db, member_id: string) {
  return db.selectFrom('evidence').select(['position', 'hash']).where('member_id', '=', member_id).orderBy('position', 'desc').limit(1).executeTakeFirst()
}

/** What is known of one subject, the oldest line first. */
export async function linesOf(db: Db, member_id: string, subject_id: string): Promise<Line[]> {
  return db.selectFrom('evidence').selectAll().where('member_id', '=', member_id).where('subject_id', '=', subject_id).orderBy('position').execute()
}

/** When a member's lines of one kind were written after a moment, the latest first. */
export async function timesOf(db: Db, { member_id, kind, after }: { member_id: string; kind: string; after: Date }): Promise<Date[]> {
  const rows = await db
    .selectFrom('evidence')
    .select('at')
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('at', '>', after)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ at }) => at)
}

/** The next members with a chain, in the order of their ids, after one of them. */
export async function chainsAfter(db: Db, member_id: string | null, count: number): Promise<string[]> {
  const members = db.selectFrom('evidence').select('member_id').distinct().orderBy('member_id').limit(count)
  const rows = await (member_id === null ? members : members.where('member_id', '>', member_id)).execute()
  return rows.map((row) => row.member_id)
}

/** The whole chains of some members, each in order; `is_whole` is false where the moment holds more than the milliseconds that were hashed. */
export async function chainsOf(db: Db, member_ids: readonly string[]): Promise<(Line & { is_whole: boolean })[]> {
  return db
    .selectFrom('evidence')
    .selectAll()
    .select(sql<boolean>`at = date_trunc('milliseconds', at)`.as('is_whole'))
    .where('member_id', 'in', member_ids)
    .orderBy('member_id')
    .orderBy('position')
    .execute()
}
