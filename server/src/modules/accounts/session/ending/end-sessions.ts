import type { Db } from '#platform/db.ts'

type Ending = { member_id: string; only?: string; except?: string; at: Date }

/**
 * Ends a member's open sessions with all their tokens: all of them, `only` one or all `except` one. Answers the ids of those
 * which it ended, for `access.forget` after the commit.
 */
export async function endSessions(db: Db, { member_id, only, except, at }: Ending): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (update) => update.where('session_id', '=', only ?? ''))
    .$if(except !== undefined, (update) => update.where('session_id', '!=', except ?? ''))
    .returning('session_id')
    .execute()
  return ended.map(({ session_id }) => session_id)
}
