import type { Db } from '#platform/db/db.ts'
import { deleteLoginNames, findLoginNames, findMemberByLoginName, insertLoginNames } from './login-names.store.ts'
import { loginNameHash } from './session.ts'

/** Gives a member another name to sign in with instead of a former one; false, with nothing changed, when somebody else bears it. */
export async function changeLoginName(db: Db, member_id: string, former: string, next: string): Promise<boolean> {
  const [gone, name_hash] = [loginNameHash(former), loginNameHash(next)]
  if (gone.equals(name_hash)) return true
  if ((await insertLoginNames(db, member_id, [name_hash])) === 0) return false
  await deleteLoginNames(db, member_id, [gone])
  return true
}

/**
 * Finds the owner of a number, giving it to this member where it is nobody's and `check` does not throw; tells whether it was given now.
 */
export async function reserveLoginName(
  db: Db,
  nevg: string,
  member_id: string,
  check: () => Promise<void>,
): Promise<{ member_id: string; is_new: boolean }> {
  const known = await findMemberByLoginName(db, nevg)
  if (known !== null) return { member_id: known, is_new: false }
  await check()
  if ((await insertLoginNames(db, member_id, [loginNameHash(nevg)])) > 0) return { member_id, is_new: true }
  const bearer = await findMemberByLoginName(db, nevg)
  if (bearer === null) throw new Error('a number was given away and taken back at the same moment')
  return { member_id: bearer, is_new: false }
}

/**
 * The names that a member signs in with become the number and the e-mail, and no other. An e-mail that somebody else
 * signs in with stays theirs: two members of one household may share a mailbox, and the second signs in by number.
 */
export async function saveLoginNames(
  db: Db,
  member_id: string,
  { nevg, email, is_new }: { nevg: string; email: string; /** has none but the number */ is_new: boolean },
): Promise<void> {
  const wanted = [loginNameHash(nevg), loginNameHash(email)]
  const hashes = is_new ? [loginNameHash(nevg)] : await findLoginNames(db, member_id)
  const without = (all: readonly Buffer[], others: readonly Buffer[]) =>
    all.filter((hash) => !others.some((other) => hash.equals(other)))
  await deleteLoginNames(db, member_id, without(hashes, wanted))
  await insertLoginNames(db, member_id, without(wanted, hashes))
}
