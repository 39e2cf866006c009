import type { Db } from '#platform/db.ts'

/** The member's row stands still until the transaction ends: what asks for it is done one after the other; reading goes on, and writing of what belongs to the member. */
export async function lockMember(db: Db, member_id: string): Promise<void> {
  await db.selectFrom('members').select('member_id').where('member_id', '=', member_id).forNoKeyUpdate().execute()
}

/** Tells since when the member's payments to new accounts wait; with `hold`, held against a freeze that is being made. */
export async function findFrozenAt(db: Db, member_id: string, hold: 'hold' | 'look'): Promise<Date | null> {
  const query = db.selectFrom('members').select('frozen_at').where('member_id', '=', member_id)
  const row = await (hold === 'hold' ? query.forShare() : query).executeTakeFirst()
  return row?.frozen_at ?? null
}
