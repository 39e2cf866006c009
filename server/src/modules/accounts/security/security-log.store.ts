import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** Where a page ends: the next one begins after it. */
export type Place = { position: number; at: Date; audit_id: string }
type Wanted = { actions: readonly string[]; after?: Place; limit: number }

/** A page of what was done, the last that was written first, whatever the clock said, with the session that a line is about. */
export async function findLog(db: Db, member_id: string, { actions, after, limit }: Wanted) {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.member_id', '=', 'audit_log.member_id')
        .on(sql<boolean>`sessions.session_id::text = audit_log.subject_id`),
    )
    .select([
      'audit_log.audit_id',
      'audit_log.action',
      'audit_log.at',
      'audit_log.position',
      'sessions.user_agent',
      'sessions.network',
    ])
    .select([sql<string | null>`coalesce(audit_log.details->>'way', audit_log.details->>'detail')`.as('detail')])
    .where('audit_log.member_id', '=', member_id)
    .where('audit_log.action', 'in', actions)
    .orderBy('audit_log.position', 'desc')
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.audit_id', 'desc')
    .limit(limit)
  if (after)
    query = query.where(
      sql<boolean>`(audit_log.position, audit_log.at, audit_log.audit_id) < (${after.position}::integer, ${after.at}::timestamptz, ${after.audit_id}::uuid)`,
    )
  return query.execute()
}
