import type { Db } from '#platform/db.ts'
import { loginNameHash } from './session.ts'

/** Who signs in with this name; null when nobody does. */
export async function bearerOf(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('login_names')
    .select('member_id')
    .where('name_hash', '=', loginNameHash(name))
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** Gives a member another name to sign in with instead of a former one; false, with nothing changed, when somebody else bears it. */
export async function renameLogin(db: Db, member_id: string, former: string, next: string): Promise<boolean> {
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
