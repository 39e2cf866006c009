import type { Db } from '#platform/db.ts'

/** The member's row stands still until the transaction ends: what asks for it is done one after the other; reading goes on, and writing of what belongs to the member. */
export async function lockMember(db: Db, member_id: string): Promise<void> {
  await db.selectFrom('members').select('member_id').where('member_id', '=', member_id).forNoKeyUpdate().execute()
}
