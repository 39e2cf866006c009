import type { Db } from '#platform/db/db.ts'

export async function findCode(db: Db, member_id: string): Promise<string | null> {
  const row = await db.selectFrom('sponsors').select('code').where('member_id', '=', member_id).executeTakeFirst()
  return row?.code ?? null
}

/** Keeps a member's code with the hash that leads to it; false, with nothing kept, when they have one. */
export async function insertCode(
  db: Db,
  { member_id, code, code_hash, at }: { member_id: string; code: string; code_hash: Buffer; at: Date },
): Promise<boolean> {
  const made = await db
    .insertInto('sponsors')
    .values({ member_id, code, created_at: at })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (!made) return false
  await db.insertInto('sponsor_codes').values({ code_hash, member_id, created_at: at }).execute()
  return true
}

/** Whose code it is; null for nobody's. */
export async function findOwner(db: Db, code_hash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('sponsor_codes')
    .select('member_id')
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  return row?.member_id ?? null
}
