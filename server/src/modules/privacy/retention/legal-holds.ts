import { audit } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { newId } from '#platform/ids.ts'
import { holdOn } from '#platform/legal-holds.ts'
import { lockMember } from '#modules/policy/members/members.store.ts'

type Order = { member_id: string; at: Date }

/** Keeps everything of a member from the daily sweep and from an erasure; false when it is held already. In the caller's transaction. */
export async function placeHold(db: Db, { member_id, reason, at }: Order & { reason: string }): Promise<boolean> {
  await lockMember(db, member_id)
  if (await holdOn(db, member_id)) return false
  const legal_hold_id = newId()
  await db
    .insertInto('legal_holds')
    .values({ member_id, legal_hold_id, reason, placed_at: at, lifted_at: null })
    .execute()
  await audit(db, { member_id, action: 'legal_hold.placed', subject_id: legal_hold_id, at, actor: 'insurer' })
  return true
}

/** Lets the times run again; false when nothing held. In the caller's transaction. */
export async function liftHold(db: Db, { member_id, at }: Order): Promise<boolean> {
  await lockMember(db, member_id)
  const row = await db
    .updateTable('legal_holds')
    .set({ lifted_at: at })
    .where('member_id', '=', member_id)
    .where('lifted_at', 'is', null)
    .returning('legal_hold_id')
    .executeTakeFirst()
  if (row)
    await audit(db, { member_id, action: 'legal_hold.lifted', subject_id: row.legal_hold_id, at, actor: 'insurer' })
  return row !== undefined
}

/** Who is held, since when and why. */
export async function listHolds(db: Db): Promise<{ nevg: string; reason: string; placed_at: Date }[]> {
  return db
    .selectFrom('legal_holds')
    .innerJoin('members', 'members.member_id', 'legal_holds.member_id')
    .select(['nevg', 'reason', 'placed_at'])
    .where('lifted_at', 'is', null)
    .orderBy('placed_at')
    .orderBy('nevg')
    .execute()
}
