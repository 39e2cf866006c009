import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import { lockMember, findMemberNames } from '#modules/policy/policy.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { audit } from '#platform/records/audit.ts'
import { endHold, holdOn, insertHold, openHolds } from '#platform/records/legal-holds.ts'

type HoldOrder = { member_id: string; at: Date }

/**
 * Exempts a member's data from the daily sweep and from erasure, in the caller's transaction; returns false if a hold
 * exists.
 */
export async function placeHold(db: Db, { member_id, reason, at }: HoldOrder & { reason: string }): Promise<boolean> {
  await lockMember(db, member_id)
  if (await holdOn(db, member_id)) return false
  const legal_hold_id = newId()
  await insertHold(db, { member_id, legal_hold_id, reason, placed_at: at })
  await audit(db, { member_id, action: 'legal_hold.placed', subject_id: legal_hold_id, at, actor: 'insurer' })
  return true
}

/** Ends a hold, in the caller's transaction; returns false if there is none. */
export async function liftHold(db: Db, { member_id, at }: HoldOrder): Promise<boolean> {
  await lockMember(db, member_id)
  const subject_id = await endHold(db, member_id, at)
  if (subject_id !== null) await audit(db, { member_id, action: 'legal_hold.lifted', subject_id, at, actor: 'insurer' })
  return subject_id !== null
}

/** Members under a legal hold, since when and why, longest first. */
export async function listHolds(db: Db): Promise<{ nevg: string; reason: string; placed_at: Date }[]> {
  const holds = await openHolds(db)
  const names = await findMemberNames(
    db,
    holds.map(({ member_id }) => member_id),
  )
  return holds
    .map(({ member_id, ...hold }) => ({ nevg: names.get(member_id)?.nevg ?? '', ...hold }))
    .toSorted(
      (one, other) => one.placed_at.getTime() - other.placed_at.getTime() || compareStrings(one.nevg, other.nevg),
    )
}
