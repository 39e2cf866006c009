import { hash } from '#platform/crypto/keys.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'
import { deleteOld } from '#platform/db/delete-old.ts'

/** Look-up key of an account at a provider: the issuer is a part of it, because subjects are unique within one alone. */
export const hashSubject = (issuer: string, subject: string): Buffer =>
  hash(`identity ${JSON.stringify([issuer, subject])}`)

const shown = ['identity_id', 'provider', 'linked_at', 'last_used_at'] as const

export async function findIdentities(db: Db, member_id: string) {
  return db
    .selectFrom('identities')
    .select(shown)
    .where('member_id', '=', member_id)
    .where('unlinked_at', 'is', null)
    .orderBy('linked_at')
    .orderBy('identity_id')
    .execute()
}
export type IdentityRow = Awaited<ReturnType<typeof findIdentities>>[number]

/** Tells whether a provider signs the member in. */
export async function hasIdentity(db: Db, member_id: string): Promise<boolean> {
  return (await findMembersWithIdentity(db, [member_id])).has(member_id)
}

/** Finds which of some members a provider signs in. */
export async function findMembersWithIdentity(db: Db, member_ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('identities')
    .select('member_id')
    .distinct()
    .where(anyOf('member_id', member_ids))
    .where('unlinked_at', 'is', null)
    .execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

/** Finds whose account it is. */
export async function findIdentityOwner(db: Db, subject_hash: Buffer) {
  return db
    .selectFrom('identity_owners')
    .select(['member_id', 'identity_id'])
    .where('subject_hash', '=', subject_hash)
    .executeTakeFirst()
}

/** Finds what a member has of an account: linked, or unlinked once. */
export async function findIdentityOfSubject(db: Db, member_id: string, subject_hash: Buffer) {
  return db
    .selectFrom('identities')
    .select(['identity_id', 'unlinked_at'])
    .where('member_id', '=', member_id)
    .where('subject_hash', '=', subject_hash)
    .executeTakeFirst()
}

/** Tells whether the member has an account at this issuer, or at any, or had one that was unlinked. */
export async function hasHadIdentity(db: Db, member_id: string, issuer: string | null = null): Promise<boolean> {
  const found = await db
    .selectFrom('identities')
    .select('identity_id')
    .where('member_id', '=', member_id)
    .$if(issuer !== null, (query) => query.where('issuer', '=', issuer))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type NewIdentity = {
  member_id: string
  identity_id: string
  provider: string
  issuer: string
  subject_hash: Buffer
  linked_at: Date
}

/** Links an account, once more if it was unlinked; returns false, with nothing changed, where it is another member's. */
export async function insertIdentity(db: Db, identity: NewIdentity): Promise<boolean> {
  const { member_id, identity_id, provider, subject_hash, linked_at } = identity
  const owner = await db
    .insertInto('identity_owners')
    .values({ subject_hash, member_id, identity_id })
    .onConflict((conflict) => conflict.column('subject_hash').doNothing())
    .returning('identity_id')
    .executeTakeFirst()
  if (!owner) return false
  await db
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'subject_hash']).doUpdateSet({ provider, linked_at, unlinked_at: null }),
    )
    .execute()
  return true
}

type IdentityKey = { member_id: string; identity_id: string }

/** Notes a use; returns false for an account that was unlinked meanwhile. */
export async function touchIdentity(db: Db, { member_id, identity_id }: IdentityKey, at: Date): Promise<boolean> {
  const touched = await db
    .updateTable('identities')
    .set({ last_used_at: at })
    .where('member_id', '=', member_id)
    .where('identity_id', '=', identity_id)
    .where('unlinked_at', 'is', null)
    .returning('identity_id')
    .executeTakeFirst()
  return touched !== undefined
}

/** Unlinks an account of the member; returns its provider, null if there was none. */
export async function markUnlinked(db: Db, { member_id, identity_id }: IdentityKey, at: Date): Promise<string | null> {
  const unlinked = await db
    .updateTable('identities')
    .set({ unlinked_at: at })
    .where('member_id', '=', member_id)
    .where('identity_id', '=', identity_id)
    .where('unlinked_at', 'is', null)
    .returning(['provider', 'subject_hash'])
    .executeTakeFirst()
  if (!unlinked) return null
  await db.deleteFrom('identity_owners').where('subject_hash', '=', Buffer.from(unlinked.subject_hash)).execute()
  return unlinked.provider
}

type ProviderSession = IdentityKey & {
  session_id: string
  provider: string
  sid_hash: Buffer | null
  sealed_id_token: Buffer | null
  created_at: Date
}

export async function addProviderSession(db: Db, session: ProviderSession): Promise<void> {
  await db.insertInto('provider_sessions').values(session).execute()
}

/** Takes the ID token that ends the provider's session, once; the provider can still end the portal's session afterwards. */
export async function takeIdToken(db: Db, member_id: string, session_id: string) {
  const row = await db
    .selectFrom('provider_sessions')
    .select(['provider', 'sealed_id_token'])
    .where('member_id', '=', member_id)
    .where('session_id', '=', session_id)
    .executeTakeFirst()
  if (row?.sealed_id_token)
    await db
      .updateTable('provider_sessions')
      .set({ sealed_id_token: null })
      .where('member_id', '=', member_id)
      .where('session_id', '=', session_id)
      .execute()
  return row
}

/** Finds the sessions that an account opened before a time: those of one session of the provider, and of none that is known; or all. */
export async function findProviderSessions(
  db: Db,
  { member_id, identity_id }: IdentityKey,
  { sid_hash, before }: { sid_hash: Buffer | null; before: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_sessions')
    .select('session_id')
    .where('member_id', '=', member_id)
    .where('identity_id', '=', identity_id)
    .where('created_at', '<=', before)
    .$if(sid_hash !== null, (query) =>
      query.where((eb) => eb.or([eb('sid_hash', '=', sid_hash), eb('sid_hash', 'is', null)])),
    )
    .execute()
  return rows.map(({ session_id }) => session_id)
}

export async function sweepProviderSessions(db: Db, before: Date): Promise<void> {
  await deleteOld(db, { table: 'provider_sessions', key: ['member_id', 'session_id'], column: 'created_at', before })
}
