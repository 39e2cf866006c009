import type { Db } from '#platform/db/db.ts'

type NewAddress = { member_id: string; token_hash: Buffer; sealed_token: Buffer; created_at: Date }

/** Replaces the member's address; mails to the former one are refused from now on. */
export async function replaceAddress(
  db: Db,
  { member_id, token_hash, sealed_token, created_at }: NewAddress,
): Promise<void> {
  await db
    .insertInto('invoice_addresses')
    .values({ member_id, sealed_token, created_at })
    // Takes the row, so that of two calls at once the later one finds the token of the earlier.
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ sealed_token, created_at, last_used_at: null }),
    )
    .execute()
  await db.deleteFrom('invoice_address_tokens').where('member_id', '=', member_id).execute()
  await db.insertInto('invoice_address_tokens').values({ token_hash, member_id }).execute()
}

/** Deletes the member's address; false if there was none. */
export async function deleteAddress(db: Db, member_id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('invoice_addresses')
    .where('member_id', '=', member_id)
    .returning('member_id')
    .executeTakeFirst()
  await db.deleteFrom('invoice_address_tokens').where('member_id', '=', member_id).execute()
  return deleted !== undefined
}

export async function findAddress(db: Db, member_id: string) {
  return db
    .selectFrom('invoice_addresses')
    .select(['sealed_token', 'created_at', 'last_used_at'])
    .where('member_id', '=', member_id)
    .executeTakeFirst()
}

/** Finds the member of a token; null if it was revoked. */
export async function findMemberOfToken(db: Db, token_hash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('invoice_address_tokens')
    .select('member_id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return row?.member_id ?? null
}

export async function setLastUsed(db: Db, member_id: string, last_used_at: Date): Promise<void> {
  await db.updateTable('invoice_addresses').set({ last_used_at }).where('member_id', '=', member_id).execute()
}

export type SealedToken = { member_id: string; sealed_token: Uint8Array }

/** A page of all sealed tokens, by member. */
export async function findSealedTokens(db: Db, after: SealedToken | undefined, limit: number): Promise<SealedToken[]> {
  const rows = db
    .selectFrom('invoice_addresses')
    .select(['member_id', 'sealed_token'])
    .orderBy('member_id')
    .limit(limit)
  return (after ? rows.where('member_id', '>', after.member_id) : rows).execute()
}

/** Replaces a sealed token, unless its member made another address meanwhile. */
export async function replaceSealedToken(
  db: Db,
  { member_id, from, to }: { member_id: string; from: Uint8Array; to: Buffer },
): Promise<void> {
  await db
    .updateTable('invoice_addresses')
    .set({ sealed_token: to })
    .where('member_id', '=', member_id)
    .where('sealed_token', '=', Buffer.from(from))
    .execute()
}

/** Tells whether a mail became a draft already, by any of its hashes. */
export async function isMailStored(db: Db, member_id: string, mail_hashes: readonly Buffer[]): Promise<boolean> {
  const row = await db
    .selectFrom('invoice_mails')
    .select('member_id')
    .where('member_id', '=', member_id)
    .where('mail_hash', 'in', mail_hashes)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertMail(
  db: Db,
  mail: { member_id: string; mail_hash: Buffer; received_at: Date },
): Promise<void> {
  await db.insertInto('invoice_mails').values(mail).execute()
}
