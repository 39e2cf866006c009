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

/** Hashes of the names that a member signs in with. */
export async function findLoginNames(db: Db, member_id: string): Promise<Buffer[]> {
  const rows = await db.selectFrom('login_names').select('name_hash').where('member_id', '=', member_id).execute()
  return rows.map(({ name_hash }) => Buffer.from(name_hash))
}

/** Gives names that nobody bears to a member, by their hashes; answers how many. */
export async function insertLoginNames(db: Db, member_id: string, hashes: readonly Buffer[]): Promise<number> {
  if (hashes.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('login_names')
    .values(hashes.map((name_hash) => ({ name_hash, member_id })))
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

export async function deleteLoginNames(db: Db, member_id: string, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return
  await db.deleteFrom('login_names').where('member_id', '=', member_id).where('name_hash', 'in', hashes).execute()
}
