import type { Db } from '#platform/db/db.ts'
import { loginNameHash } from './session.ts'

/** Finds the member who signs in with a name; null when nobody does. */
export async function findMemberByLoginName(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('login_names')
    .select('member_id')
    .where('name_hash', '=', loginNameHash(name))
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** Gives a member another name to sign in with instead of a former one; false, with nothing changed, when somebody else bears it. */
export async function changeLoginName(db: Db, member_id: string, former: string, next: string): Promise<boolean> {
  const [gone, name_hash] = [loginNameHash(former), loginNameHash(next)]
  if (gone.equals(name_hash)) return true
  const added = await db
    .insertInto('login_names')
    .values({ name_hash, member_id })
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (!added) return false
  await db.deleteFrom('login_names').where('name_hash', '=', gone).where('member_id', '=', member_id).execute()
  return true
}

/** Finds the owner of a number, giving it to this member where it is nobody's and `check` does not throw; tells whether it was given now. */
export async function reserveLoginName(
  db: Db,
  nevg: string,
  member_id: string,
  check: () => Promise<void>,
): Promise<{ member_id: string; is_new: boolean }> {
  const name_hash = loginNameHash(nevg)
  const row = await db
    .selectFrom('login_names')
    .select('member_id')
    .where('name_hash', '=', name_hash)
    .executeTakeFirst()
  if (row) return { member_id: row.member_id, is_new: false }
  await check()
  const added = await db
    .insertInto('login_names')
    .values({ name_hash, member_id })
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (added) return { member_id, is_new: true }
  const bearer = await db
    .selectFrom('login_names')
    .select('member_id')
    .where('name_hash', '=', name_hash)
    .executeTakeFirstOrThrow()
  return { member_id: bearer.member_id, is_new: false }
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
  const kept = is_new
    ? [{ name_hash: loginNameHash(nevg) }]
    : await db.selectFrom('login_names').select('name_hash').where('member_id', '=', member_id).execute()
  const isKept = (hash: Buffer) => kept.some(({ name_hash }) => hash.equals(name_hash))
  const gone = kept.filter(({ name_hash }) => !wanted.some((hash) => hash.equals(name_hash)))
  if (gone.length > 0)
    await db
      .deleteFrom('login_names')
      .where('member_id', '=', member_id)
      .where(
        'name_hash',
        'in',
        gone.map(({ name_hash }) => name_hash),
      )
      .execute()
  const missing = wanted.filter((hash) => !isKept(hash))
  if (missing.length === 0) return
  await db
    .insertInto('login_names')
    .values(missing.map((name_hash) => ({ name_hash, member_id })))
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .execute()
}
