import { sql } from 'kysely'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { SortedGroup } from './sort-pile.ts'

/** A pile's groups as its member made them, null before; undefined for what is no pile of theirs. `forUpdate` keeps it as it is until the transaction ends. */
export async function findPile(db: Db, member_id: string, pile_id: string, { forUpdate = false }: RowLock = {}) {
  const query = db
    .selectFrom('refund_requests')
    .select(sql<SortedGroup[] | null>`pile_groups`.as('groups'))
    .where('member_id', '=', member_id)
    .where('request_id', '=', pile_id)
    .where('is_pile', '=', true)
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst()
}

export async function insertPile(
  db: Db,
  { member_id, pile_id, at }: { member_id: string; pile_id: string; at: Date },
): Promise<void> {
  await db
    .insertInto('refund_requests')
    .values({ member_id, request_id: pile_id, status: 'draft', created_at: at, changed_at: at, is_pile: true })
    .execute()
}

export async function keepGroups(
  db: Db,
  { member_id, pile_id, groups, at }: { member_id: string; pile_id: string; groups: SortedGroup[]; at: Date },
): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ pile_groups: JSON.stringify(groups), changed_at: at })
    .where('member_id', '=', member_id)
    .where('request_id', '=', pile_id)
    .execute()
}
