import type { Db } from '#platform/db/db.ts'
import { findAccountState, findFreezeFacts, setMember } from '../members.store.ts'
import { lockMember } from './lock-member.ts'

type PasswordHash = { member_id: string; password_hash: string; at: Date }

/**
 * Writes a new password; an e-mail address that waits for its link is given up, for whoever knew the former password may have asked for it.
 */
export async function choosePassword(db: Db, { member_id, password_hash, at }: PasswordHash): Promise<void> {
  await setMember(db, member_id, { password_hash, pending_email: null }, at)
}

/** Writes the same password hashed anew, by a cost of today. */
export async function rehashPassword(db: Db, { member_id, password_hash, at }: PasswordHash): Promise<void> {
  await setMember(db, member_id, { password_hash }, at)
}

/** Drops the password: nobody comes in by one until another is chosen by a link. */
export async function dropPassword(db: Db, member_id: string, at: Date): Promise<void> {
  await setMember(db, member_id, { password_hash: null }, at)
}

/** Closes a member's account to everybody; false when it was closed already, or is nobody's. */
export async function closeAccount(db: Db, member_id: string, at: Date): Promise<boolean> {
  const state = await findAccountState(db, member_id, { forUpdate: true })
  if (!state || state.disabled_at) return false
  await setMember(db, member_id, { disabled_at: at }, at)
  return true
}

/** Opens a closed account again; false when it was open, or is nobody's. */
export async function reopenAccount(db: Db, member_id: string, at: Date): Promise<boolean> {
  const state = await findAccountState(db, member_id, { forUpdate: true })
  if (!state?.disabled_at) return false
  await setMember(db, member_id, { disabled_at: null }, at)
  return true
}

/**
 * Makes payments to a member's recent account wait, from the first freeze on, and gives up an e-mail address that waits for
 * its link. Answers the addresses of the moment; undefined for nobody.
 */
export async function freezeAccount(db: Db, member_id: string, at: Date) {
  await lockMember(db, member_id)
  const member = await findFreezeFacts(db, member_id)
  if (member) await setMember(db, member_id, { pending_email: null, frozen_at: member.frozen_at ?? at }, at)
  return member
}
