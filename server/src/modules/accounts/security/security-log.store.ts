import { anyOf } from '#platform/any-of.ts'
import type { Db } from '#platform/db.ts'

/** From where the member's sessions among those ids were opened, whether they have ended or not. */
export async function sessionsOf(db: Db, member_id: string, session_ids: readonly string[]) {
  if (session_ids.length === 0) return []
  return db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'network'])
    .where('member_id', '=', member_id)
    .where(anyOf('session_id', session_ids))
    .execute()
}
