import { namesOf } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { problem } from '#platform/http/problem.ts'
import { findMemberByLoginName } from './login-names.store.ts'

/** The member of a number; null where there is none. */
export async function findMemberByNevg(db: Db, nevg: string): Promise<string | null> {
  const member_id = await findMemberByLoginName(db, nevg)
  if (member_id === null) return null
  // A member signs in with an e-mail address too, which is no number.
  return (await namesOf(db, [member_id])).get(member_id)?.nevg === nevg ? member_id : null
}

/** The member of a number; throws `not_found`. */
export async function requireMemberByNevg(db: Db, nevg: string): Promise<string> {
  const member_id = await findMemberByNevg(db, nevg)
  if (member_id === null) throw problem('not_found')
  return member_id
}
