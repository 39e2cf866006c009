import type { Db } from '#platform/db.ts'

/** Tells since when the member's payments to new accounts wait; with `hold`, held against a freeze that is being made. */
export async function findFrozenAt(db: Db, member_id: string, hold: 'hold' | 'look'): Promise<Date | null> {
  const query = db.selectFrom('members').select('frozen_at').where('member_id', '=', member_id)
  const row = await (hold === 'hold' ? query.forShare() : query).executeTakeFirst()
  return row?.frozen_at ?? null
}
