import { loginNameHash } from './session.ts'
import type { Db } from '#platform/db.ts'
import { problem } from '#platform/problem.ts'

/** The member of a number; null where there is none. */
export async function findMemberNamed(db: Db, nevg: string): Promise<string | null> {
  const row = await db
    .selectFrom('login_names')
    .innerJoin('members', 'members.member_id', 'login_names.member_id')
    .select('members.member_id')
    .where('login_names.name_hash', '=', loginNameHash(nevg))
    .where('members.nevg', '=', nevg)
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** The member of a number; throws `not_found`. */
export async function memberNamed(db: Db, nevg: string): Promise<string> {
  const member_id = await findMemberNamed(db, nevg)
  if (member_id === null) throw problem('not_found')
  return member_id
}
