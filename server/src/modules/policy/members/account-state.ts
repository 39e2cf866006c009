import type { Db } from '#platform/db/db.ts'
import { findAccountState, findFreezeFacts, setMember } from '../members.store.ts'
import { lockMember } from './lock-member.ts'

type PasswordHash = { member_id: string; password_hash: string; at: Date }

/**
 * Stores a new password and deletes a pending e-mail address, which somebody with the former password may have
 * requested.
 */
export async function choosePassword(db: Db, { member_id, password_hash, at }: PasswordHash): Promise<void> {
  await setMember(db, member_id, { password_hash, pending_email: null }, at)
}

/** Stores a new hash of the same password, with today's cost. */
export async function rehashPassword(db: Db, { member_id, password_hash, at }: PasswordHash): Promise<void> {
  await setMember(db, member_id, { password_hash }, at)
}

/** Removes the password: the member needs a link to choose another one. */
export async function dropPassword(db: Db, member_id: string, at: Date): Promise<void> {
  await setMember(db, member_id, { password_hash: null }, at)
}

/** Disables a member's account; returns false if it was disabled or does not exist. */
export async function closeAccount(db: Db, member_id: string, at: Date): Promise<boolean> {
  const state = await findAccountState(db, member_id, { forUpdate: true })
  if (!state || state.disabled_at) return false
  await setMember(db, member_id, { disabled_at: at }, at)
  return true
}

/** Enables a disabled account; returns false if it was enabled or does not exist. */
export async function reopenAccount(db: Db, member_id: string, at: Date): Promise<boolean> {
  const state = await findAccountState(db, member_id, { forUpdate: true })
  if (!state?.disabled_at) return false
  await setMember(db, member_id, { disabled_at: null }, at)
  return true
}

/**
 * Delays payments to a member's recent account, counted from the first freeze, and deletes a pending e-mail address.
 * Returns the current addresses; undefined for an unknown member.
 */
export async function freezeAccount(db: Db, member_id: string, at: Date) {
  await lockMember(db, member_id)
  const member = await findFreezeFacts(db, member_id)
  if (member) await setMember(db, member_id, { pending_email: null, frozen_at: member.frozen_at ?? at }, at)
  return member
}
