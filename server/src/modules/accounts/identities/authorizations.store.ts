import type { Db } from '#platform/db/db.ts'
import { unexpired } from '#platform/db/expiry.ts'

export type AuthorizationRow = {
  token_hash: Buffer
  provider: string
  purpose: string
  browser_hash: Buffer
  session_id: string | null
  sealed: Buffer
}

export async function addAuthorization(
  db: Db,
  row: AuthorizationRow & { created_at: Date; expires_at: Date },
): Promise<void> {
  await db.insertInto('oidc_authorizations').values(row).execute()
}

type AuthorizationKey = Pick<AuthorizationRow, 'token_hash' | 'provider' | 'browser_hash'>

/** Finds an authorization that its own browser brings back in time to the provider that it went to. */
export async function findAuthorization(db: Db, { token_hash, provider, browser_hash }: AuthorizationKey, at: Date) {
  return db
    .selectFrom('oidc_authorizations')
    .select(['purpose', 'session_id', 'sealed'])
    .where('token_hash', '=', token_hash)
    .where('provider', '=', provider)
    .where('browser_hash', '=', browser_hash)
    .where(unexpired('oidc_authorizations', at))
    .executeTakeFirst()
}

/** Finds the offer to link an account that this browser was given. */
export async function findOffer(db: Db, key: Omit<AuthorizationKey, 'provider'>, at: Date) {
  return db
    .selectFrom('oidc_authorizations')
    .select(['provider', 'sealed'])
    .where('token_hash', '=', key.token_hash)
    .where('browser_hash', '=', key.browser_hash)
    .where('purpose', '=', 'offer')
    .where(unexpired('oidc_authorizations', at))
    .executeTakeFirst()
}

/** Uses an authorization up: of several concurrent calls one gets true. */
export async function deleteAuthorization(db: Db, token_hash: Buffer): Promise<boolean> {
  const taken = await db
    .deleteFrom('oidc_authorizations')
    .where('token_hash', '=', token_hash)
    .returning('token_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function sweepAuthorizations(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('oidc_authorizations').where('expires_at', '<=', at).execute()
}
