import { findAccountState } from '#modules/policy/policy.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'

const shown = ['passkey_id', 'credential_id', 'name', 'created_at', 'last_used_at'] as const
export type PasskeyRow = {
  passkey_id: string
  credential_id: string
  name: string
  created_at: Date
  last_used_at: Date | null
}

const credentialHash = (credential_id: string) => hash(`passkey ${credential_id}`)

export async function findPasskeys(db: Db, member_id: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(shown)
    .where('member_id', '=', member_id)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute()
}

/**
 * Locks the member's row until the transaction ends, which serialises passkeys, new sessions and disabling. Returns
 * false for a disabled member.
 */
export async function lockActiveMember(db: Db, member_id: string): Promise<boolean> {
  return (await findAccountState(db, member_id, { forUpdate: true }))?.disabled_at === null
}

/** Passkeys that the member has registered. */
export async function findCredentials(db: Db, member_id: string) {
  return db.selectFrom('passkeys').select(['credential_id', 'transports']).where('member_id', '=', member_id).execute()
}

export type NewPasskey = {
  member_id: string
  passkey_id: string
  credential_id: string
  public_key: Buffer
  sign_count: number
  transports: string[]
  name: string
  created_at: Date
}

/** Inserts a passkey; returns false if the credential is already registered, by any member. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { member_id, passkey_id, credential_id } = passkey
  const owner = await db
    .insertInto('passkey_owners')
    .values({ credential_hash: credentialHash(credential_id), member_id, passkey_id })
    .onConflict((conflict) => conflict.column('credential_hash').doNothing())
    .returning('passkey_id')
    .executeTakeFirst()
  if (!owner) return false
  await db.insertInto('passkeys').values(passkey).execute()
  return true
}

/** Passkey of a credential, of any member. */
export async function findByCredential(db: Db, credential_id: string) {
  const owner = await db
    .selectFrom('passkey_owners')
    .select(['member_id', 'passkey_id'])
    .where('credential_hash', '=', credentialHash(credential_id))
    .executeTakeFirst()
  if (!owner) return undefined
  return db
    .selectFrom('passkeys')
    .select(['member_id', 'passkey_id', 'credential_id', 'public_key', 'sign_count'])
    .where('member_id', '=', owner.member_id)
    .where('passkey_id', '=', owner.passkey_id)
    .executeTakeFirst()
}

type PasskeyKey = { member_id: string; passkey_id: string }

/**
 * Compare-and-set: returns false if the passkey was removed, or another sign-in has raised the count since it was read.
 */
export async function countUse(
  db: Db,
  { member_id, passkey_id }: PasskeyKey,
  [from, to]: readonly [from: number, to: number],
  at: Date,
): Promise<boolean> {
  const counted = await db
    .updateTable('passkeys')
    .set({ sign_count: to, last_used_at: at })
    .where('member_id', '=', member_id)
    .where('passkey_id', '=', passkey_id)
    .where('sign_count', '=', from)
    .returning('passkey_id')
    .executeTakeFirst()
  return counted !== undefined
}

export async function setName(
  db: Db,
  { member_id, passkey_id }: PasskeyKey,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('member_id', '=', member_id)
    .where('passkey_id', '=', passkey_id)
    .returning(shown)
    .executeTakeFirst()
}

/** Deletes a passkey of the member; returns its name. */
export async function removeRow(db: Db, { member_id, passkey_id }: PasskeyKey): Promise<string | null> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('member_id', '=', member_id)
    .where('passkey_id', '=', passkey_id)
    .returning(['name', 'credential_id'])
    .executeTakeFirst()
  if (!removed) return null
  await db.deleteFrom('passkey_owners').where('credential_hash', '=', credentialHash(removed.credential_id)).execute()
  return removed.name
}
