import { findMemberNames } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { findMemberByLoginName } from './login-names.store.ts'

// What is brought of one member comes together: the last one that a transaction has found.
const lastFound = new WeakMap<Db, { nevg: string; member_id: string }>()

/** Tells a transaction whose the number is that it has just written. */
export function rememberMember(db: Db, nevg: string, member_id: string): void {
  if (db.isTransaction) lastFound.set(db, { nevg, member_id })
}

/** The member of a number; null where there is none. */
export async function findMemberByNevg(db: Db, nevg: string): Promise<string | null> {
  const last = lastFound.get(db)
  if (last?.nevg === nevg) return last.member_id
  const member_id = await findMemberByLoginName(db, nevg)
  if (member_id === null) return null
  // A member signs in with an e-mail address too, which is no number.
  if ((await findMemberNames(db, [member_id])).get(member_id)?.nevg !== nevg) return null
  rememberMember(db, nevg, member_id)
  return member_id
}

/** The member of a number; throws `not_found`. */
export async function requireMemberByNevg(db: Db, nevg: string): Promise<string> {
  const member_id = await findMemberByNevg(db, nevg)
  if (member_id === null) throw problem('not_found')
  return member_id
}
