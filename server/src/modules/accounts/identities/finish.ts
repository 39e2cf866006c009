import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import {
  type AuthorizationPurpose,
  authorizationPurposes,
  type finishAuthorization,
} from '@coussinet/contract/identities.ts'
import type { Tokens } from '@coussinet/contract/session.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { createUnit, inUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { deriveKey, hash } from '#platform/crypto/keys.ts'
import { seal } from '#platform/crypto/seal.ts'
import { clockSkew } from '#platform/db/expiry.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Member } from '#platform/http/access.ts'
import type { Caller } from '#platform/http/caller.ts'
import {
  type IdentityProvider,
  longestSession,
  type ProvenIdentity,
} from '#platform/identity-providers/identity-provider.ts'
import { clockTolerance } from '#platform/identity-providers/provider-client.ts'
import type { Platform } from '#platform/portal.ts'
import { markActivated } from '../invitations/invitations.store.ts'
import { lockActiveMember } from '../passkeys/passkeys.store.ts'
import { markReauthenticated, recentFor } from '../session/reauthentication.ts'
import { setAuthenticatedAt } from '../session/session.store.ts'
import { countCall, openSession, uncountCall } from '../session/session.ts'
import { findMemberByAttribute } from './attribute.ts'
import {
  type BrowserValue,
  createOffer,
  type KnownAuthorization,
  readAuthorization,
  useAuthorization,
} from './authorizations.ts'
import { returnAddress, startAuthorization } from './begin.ts'
import {
  addProviderSession,
  hasHadIdentity,
  findIdentityOwner,
  hashSubject,
  touchIdentity,
} from './identities.store.ts'
import { linkIdentity, nameProvider } from './identities.ts'
import { providerSessionKey } from './logout.ts'

/** Longest age of a proof that is noted, in ms: it is not recent. */
const notRecent = recentFor + clockSkew

/** characters: a longer one is no hint that an address could hold */
const longestIdToken = 6000

type ReturnedQuery = {
  provider: string
  query: string
  browser: BrowserValue | null
  member: Member | null
  language: Language
  caller: Caller
}
type AuthorizationOutcome = AnswerOf<typeof finishAuthorization>
type ProvenAuthorization = { provider: IdentityProvider; identity: ProvenIdentity; begun: KnownAuthorization }

/** Ends an authorization by the provider's answer; its failures are those of `finishAuthorization`. */
export async function endAuthorization(platform: Platform, back: ReturnedQuery): Promise<AuthorizationOutcome> {
  const { db, clock, config, log } = platform
  const { caller, query, browser } = back
  const provider = platform.providers.get(back.provider)
  await countCall(platform, caller)
  const states = new URLSearchParams(query).getAll('state')
  const state = states[0] ?? ''
  const key = { state, provider: back.provider, browser: browser ?? '' }
  const begun = states.length === 1 && browser !== null ? await readAuthorization(db, config, key, clock()) : null
  if (!begun) {
    log.info({ event: 'authorization_refused', provider: back.provider }, 'an unknown authorization came back')
    throw problem('expired')
  }
  const purpose = authorizationPurposes.find((one) => one === begun.purpose) ?? 'sign-in'
  // Its page refreshes the session and comes again: the code is not used up yet.
  if (purpose !== 'sign-in' && !back.member) throw problem('session_expired')
  const isOfSession = purpose === 'sign-in' || begun.session_id === back.member?.session_id
  if (!isOfSession || !(await useAuthorization(db, state))) throw problem('expired')

  const answer = { redirect_uri: returnAddress(config, back.provider), query }
  const { nonce, code_verifier } = begun
  const identity = await provider.redeem(answer, { state, nonce, code_verifier })
  const result = identity
    ? await conclude(platform, purpose, back, { provider, identity, begun })
    : { kind: 'cancelled' as const, purpose }
  await uncountCall(db, caller)
  return result
}

async function conclude(
  platform: Platform,
  purpose: AuthorizationPurpose,
  back: ReturnedQuery,
  proven: ProvenAuthorization,
): Promise<AuthorizationOutcome> {
  if (purpose === 'sign-in' || !back.member) return signInByProvider(platform, back, proven)
  if (purpose === 'link') {
    requireAskedSince(proven)
    const account = { provider: back.provider, issuer: proven.identity.issuer, subject: proven.identity.subject }
    const identity = await inUnit(platform, { member_id: back.member.id }, (tx) => linkIdentity(tx, platform, account))
    return { kind: 'linked', identity }
  }
  await reauthenticateByProvider(platform, back.member, proven)
  return { kind: 'reauthenticated' }
}

async function signInByProvider(
  platform: Platform,
  back: ReturnedQuery,
  proven: ProvenAuthorization,
): Promise<AuthorizationOutcome> {
  const { db, config, clock, log } = platform
  const { issuer, subject } = proven.identity
  const { settings } = proven.provider
  const at = clock()
  if (isTooOld(proven)) {
    if (proven.begun.again) throw authenticationTooOld()
    return { kind: 'ask_again', href: await askAgain(platform, back, settings.id) }
  }
  const owner = await findIdentityOwner(db, hashSubject(issuer, subject))
  const member_id = owner?.member_id ?? (await findMemberToLink(platform, proven))
  if (member_id === null) {
    const browser = back.browser ?? ''
    // On a shared computer the session at the provider may be somebody else's, whose account would open this member's space.
    if (!wasAskedSince(proven) && !proven.begun.again)
      return { kind: 'ask_again', href: await askAgain(platform, back, settings.id) }
    const offer = await createOffer(db, config, { provider: settings.id, issuer, subject, browser }, at)
    return {
      kind: 'unlinked',
      provider: nameProvider(platform, settings.id, back.language),
      link_token: offer.link_token,
      expires_at: offer.expires_at.toISOString(),
    }
  }
  const tokens = await inTransaction(db, async (tx) => {
    const unit = createUnit(tx, platform, { member_id, at })
    if (!(await lockActiveMember(tx, member_id))) return null
    const identity_id =
      owner?.identity_id ?? (await linkIdentity(unit, platform, { provider: settings.id, issuer, subject })).id
    if (!owner) await markActivated(tx, member_id)
    if (!(await touchIdentity(tx, { member_id, identity_id }, at))) return null
    return openProviderSession(unit, platform, { caller: back.caller, identity_id, proven })
  })
  if (!tokens) {
    log.info({ event: 'sign_in_failed', way: 'provider', member_id }, 'sign-in by a provider failed')
    throw problem('invalid_credentials')
  }
  log.info({ event: 'signed_in', way: 'provider', provider: settings.id, member_id }, 'signed in')
  return { kind: 'signed_in', ...tokens }
}

/**
 * Finds the member whom an attribute names. One who has an account there, or unlinked one, adds another one by a proof of their own:
 * it may be an intruder's, or of the next owner of an address.
 */
async function findMemberToLink(
  { db, clock }: Platform,
  { provider, identity }: ProvenAuthorization,
): Promise<string | null> {
  const { link_by } = provider.settings
  if (link_by === null) return null
  const member_id = await findMemberByAttribute(db, identity, link_by, clock())
  if (member_id === null) return null
  return (await hasHadIdentity(db, member_id, identity.issuer)) ? null : member_id
}

/** Begins a sign-in anew in the same browser, at which the provider asks who is there. */
const askAgain = (
  platform: Platform,
  { browser, language, caller }: ReturnedQuery,
  provider: string,
): Promise<string> =>
  startAuthorization(platform, {
    provider,
    purpose: 'sign-in',
    member: null,
    browser: () => browser ?? '',
    language,
    caller,
    again: true,
  })

type NewProviderSession = { caller: Caller; identity_id: string; proven: ProvenAuthorization }

async function openProviderSession(
  tx: UnitOfWork,
  { config }: Pick<Platform, 'config'>,
  { caller, identity_id, proven: { provider, identity } }: NewProviderSession,
): Promise<Tokens> {
  const { db, member_id, at } = tx
  const session_id = newId()
  const tokens = await openSession(tx, { caller, way: 'provider', secrets: config, session_id })
  const { id_token, sid } = identity
  await addProviderSession(db, {
    member_id,
    session_id,
    identity_id,
    provider: provider.settings.id,
    sid_hash: sid === null ? null : hash(sid),
    sealed_id_token:
      id_token.length > longestIdToken ? null : seal(deriveKey(config.secret, providerSessionKey), id_token),
    created_at: at,
  })
  // A provider that knows its member already has asked for nothing: what needs a recent proof needs one from here on.
  const age = identity.age ?? (provider.settings.asks_every_time ? 0 : notRecent)
  await setAuthenticatedAt(db, member_id, session_id, new Date(at.getTime() - Math.min(Math.max(age, 0), notRecent)))
  return tokens
}

/** Tells whether the provider asked who is there since the authorization began. */
const wasAskedSince = ({ provider, identity: { age }, begun: { began } }: ProvenAuthorization): boolean =>
  age === null ? provider.settings.asks_every_time : Date.now() - age >= began - clockTolerance * 1000

/** Throws `invalid_credentials` with `authentication_too_old` unless the provider asked who is there since the authorization began. */
function requireAskedSince(proven: ProvenAuthorization): void {
  if (!wasAskedSince(proven)) throw authenticationTooOld()
}

/** Tells whether the provider took a session for proof that is older than what was asked for (`max_age`). */
const isTooOld = ({ identity: { age } }: ProvenAuthorization): boolean =>
  age !== null && age > (longestSession + clockTolerance) * 1000

const authenticationTooOld = () => problem('invalid_credentials', { errors: { provider: ['authentication_too_old'] } })

/** Proves by the provider who is there; throws `conflict` with `identity_differs`, `invalid_credentials` with `authentication_too_old`. */
async function reauthenticateByProvider(
  { db, clock, log }: Platform,
  member: Member,
  proven: ProvenAuthorization,
): Promise<void> {
  const { issuer, subject } = proven.identity
  const at = clock()
  const owner = await findIdentityOwner(db, hashSubject(issuer, subject))
  if (owner?.member_id !== member.id) throw problem('conflict', { errors: { provider: ['identity_differs'] } })
  requireAskedSince(proven)
  await inTransaction(db, async (tx) => {
    if (!(await lockActiveMember(tx, member.id))) throw problem('session_expired')
    if (!(await touchIdentity(tx, { member_id: member.id, identity_id: owner.identity_id }, at)))
      throw problem('expired')
    await markReauthenticated(tx, member, at)
  })
  log.info(
    { event: 'reauthenticated', way: 'provider', member_id: member.id, session_id: member.session_id },
    'a member proved again who they are',
  )
}
