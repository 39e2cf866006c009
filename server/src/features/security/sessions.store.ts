import type { Db } from '#platform/db.ts'

const day = 86_400_000
// As the refresh tokens: 7 idle days, 30 days in all.
const idleLife = 7 * day
const sessionLife = 30 * day

const before = (at: Date, life: number) => new Date(at.getTime() - life)

/** The sessions that can still be used, the last used first. */
export async function findLiveSessions(db: Db, member_id: string, at: Date) {
  return db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'network', 'created_at', 'last_used_at'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', before(at, idleLife))
    .where('created_at', '>', before(at, sessionLife))
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('session_id')
    .execute()
}

/** Ends one session with all its tokens; true when it was the member's and still open. */
export async function endSession(db: Db, member_id: string, session_id: string, at: Date): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('member_id', '=', member_id)
    .where('session_id', '=', session_id)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst()
  return ended !== undefined
}
