import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { MomentPosition } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { refreshIdle } from '../session/session.store.ts'
import { sessionLife } from '../session/session.ts'

/** Device and place of the member's sessions with those ids, ended ones included. */
export async function findSessionOrigins(db: Db, member_id: string, session_ids: readonly string[]) {
  if (session_ids.length === 0) return []
  return db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'network'])
    .where('member_id', '=', member_id)
    .where(anyOf('session_id', session_ids))
    .execute()
}

const before = (at: Date, life: number) => new Date(at.getTime() - life)

type SessionPage = { after?: MomentPosition; limit: number }

/** A page of the usable sessions, last used first. */
export async function findLiveSessions(db: Db, member_id: string, at: Date, { after, limit }: SessionPage) {
  const query = db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'network', 'created_at', 'last_used_at'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', before(at, refreshIdle))
    .where('created_at', '>', before(at, sessionLife))
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id', 'desc')
    .limit(limit)
  return after
    ? query.where(sql<boolean>`(last_used_at, session_id) < (${after.at}::timestamptz, ${after.id}::uuid)`).execute()
    : query.execute()
}
