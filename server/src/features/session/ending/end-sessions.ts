import type { Db } from '#platform/db.ts'

type Ending = { member_id: string; except?: string; at: Date }

/** Ends a member's sessions with all their tokens, all but one that is named; answers their ids, for `access.forget` after the commit. */
export async function endSessions(db: Db, { member_id, except, at }: Ending): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (update) => update.where('session_id', '!=', except ?? ''))
    .returning('session_id')
    .execute()
  return ended.map(({ session_id }) => session_id)
}
