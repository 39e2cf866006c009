import { refreshIdle, sessionLife } from '#features/session/session.ts'
import type { Db } from '#platform/db.ts'

const before = (at: Date, life: number) => new Date(at.getTime() - life)

/** The sessions that can still be used, the last used first. */
export async function findLiveSessions(db: Db, member_id: string, at: Date) {
  return db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'network', 'created_at', 'last_used_at'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', before(at, refreshIdle))
    .where('created_at', '>', before(at, sessionLife))
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('session_id')
    .execute()
}
