import { randomBytes } from 'node:crypto'
import type { AuthorizationPurpose } from '@coussinet/contract/identities.ts'
import * as z from 'zod/mini'
import { deriveKey, deriveKeys, hash, type Secrets } from '#platform/crypto/keys.ts'
import { openSealed, seal } from '#platform/crypto/seal.ts'
import type { Db } from '#platform/db/db.ts'
import { addAuthorization, deleteAuthorization, findAuthorization, findOffer } from './authorizations.store.ts'

const minute = 60_000
/** Time for a member at the provider, in ms. */
export const authorizationLife = 10 * minute
/** Time for signing in by other means before an account is linked, in ms. */
const offerLife = 15 * minute
const keyPurpose = 'oidc authorizations'

/** Value of the cookie that tells a browser. */
export type BrowserValue = string

const hashBrowser = (browser: BrowserValue) => hash(`browser ${browser}`)

const BegunAuthorization = z.object({
  nonce: z.string(),
  code_verifier: z.string(),
  /** true if the provider was told to ask who is there, whoever has a session with it */
  again: z.boolean(),
  /** time by the real clock, which a provider's times are compared with, ms */
  began: z.number(),
})
type BegunAuthorization = z.infer<typeof BegunAuthorization>

const OfferedAccount = z.object({ issuer: z.string(), subject: z.string() })
type OfferedAccount = z.infer<typeof OfferedAccount>

type NewAuthorization = BegunAuthorization & {
  state: string
  provider: string
  purpose: AuthorizationPurpose
  browser: BrowserValue
  session_id: string | null
}

/** Keeps what an authorization must come back with; only the hash of its state is stored. */
export async function saveAuthorization(
  db: Db,
  secrets: Secrets,
  { state, provider, purpose, browser, session_id, ...begun }: NewAuthorization,
  at: Date,
): Promise<void> {
  await addAuthorization(db, {
    token_hash: hash(state),
    provider,
    purpose,
    browser_hash: hashBrowser(browser),
    session_id,
    sealed: seal(deriveKey(secrets.secret, keyPurpose), JSON.stringify(begun)),
    created_at: at,
    expires_at: new Date(at.getTime() + authorizationLife),
  })
}

export type KnownAuthorization = BegunAuthorization & { purpose: string; session_id: string | null }

type AuthorizationQuery = { state: string; provider: string; browser: BrowserValue }

/** Looks an authorization up without using it; null for one that is used, late, or of another browser or provider. */
export async function readAuthorization(
  db: Db,
  secrets: Secrets,
  { state, provider, browser }: AuthorizationQuery,
  at: Date,
): Promise<KnownAuthorization | null> {
  const key = { token_hash: hash(state), provider, browser_hash: hashBrowser(browser) }
  const row = await findAuthorization(db, key, at)
  if (!row || row.purpose === 'offer') return null
  const begun = BegunAuthorization.parse(JSON.parse(openSealed(deriveKeys(secrets, keyPurpose), row.sealed)))
  return { ...begun, purpose: row.purpose, session_id: row.session_id }
}

export const useAuthorization = (db: Db, state: string): Promise<boolean> => deleteAuthorization(db, hash(state))

type NewOffer = OfferedAccount & { provider: string; browser: BrowserValue }

/** Keeps an account that nobody has linked until its owner has signed in by other means; makes the token that links it. */
export async function createOffer(db: Db, secrets: Secrets, { provider, browser, ...offered }: NewOffer, at: Date) {
  const link_token = randomBytes(32).toString('base64url')
  const expires_at = new Date(at.getTime() + offerLife)
  await addAuthorization(db, {
    token_hash: hash(link_token),
    provider,
    purpose: 'offer',
    browser_hash: hashBrowser(browser),
    session_id: null,
    sealed: seal(deriveKey(secrets.secret, keyPurpose), JSON.stringify(offered)),
    created_at: at,
    expires_at,
  })
  return { link_token, expires_at }
}

/** Uses an offer; null for one that is used, late, or of another browser. */
export async function takeOffer(
  db: Db,
  secrets: Secrets,
  { link_token, browser }: { link_token: string; browser: BrowserValue },
  at: Date,
): Promise<(OfferedAccount & { provider: string }) | null> {
  const token_hash = hash(link_token)
  const row = await findOffer(db, { token_hash, browser_hash: hashBrowser(browser) }, at)
  if (!row || !(await deleteAuthorization(db, token_hash))) return null
  const offered = OfferedAccount.parse(JSON.parse(openSealed(deriveKeys(secrets, keyPurpose), row.sealed)))
  return { ...offered, provider: row.provider }
}
