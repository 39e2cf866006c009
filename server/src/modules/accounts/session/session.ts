import type { Tokens } from '@coussinet/contract/session.ts'
import { createUnit, type UnitOfWork, inUnit } from '#modules/notifications/notifications.ts'
import { findAccountState, rehashPassword } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { deriveKey, hash, keyedHash, listSecrets, type Secrets } from '#platform/crypto/keys.ts'
import { hasMember, readMemberOfToken, writeMemberToken } from '#platform/crypto/member-token.ts'
import type { Db } from '#platform/db/db.ts'
import { clockSkew } from '#platform/db/expiry.ts'
import { isSpreadDatabase } from '#platform/db/spread.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { type Caller, toAddressLine } from '#platform/http/caller.ts'
import { clearAttempts, reserveGuess, uncountAttempt, countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import {
  accessTokenExpiry,
  addAccessToken,
  addRefreshToken,
  addSession,
  endSessions,
  findByName,
  findRefreshToken,
  refreshIdle,
  renewUnusedAccessToken,
  sessionOfAccessToken,
  touchSession,
  useRefreshToken,
} from './session.store.ts'

const minute = 60_000
const day = 24 * 60 * minute
const accessLife = 15 * minute
/** time that a session lasts in all, in ms */
export const sessionLife = 30 * day
/** time in which a refresh token is answered again though what it gave is in use, in ms: two tabs may send it in the same moment */
const refreshGrace = 30_000

// Both leave rows behind for a week or more.
const sessionsAllowed = { limit: 1000, window_seconds: 3600 }
const refreshesAllowed = { limit: 600, window_seconds: 3600 }

/** The look-up key of a customer number or an e-mail address, compared without case. */
export function loginNameHash(username: string): Buffer {
  return hash(`login ${username.trim().toLowerCase()}`)
}

export type SignInWay = 'password' | 'passkey' | 'provider' | 'recovery' | 'activation' | 'transfer' | 'continuation'

/** Key that counts a member's wrong passwords, at every door where one is asked for. */
export const passwordAttemptsKey = (member_id: string) => `sign-in ${member_id}`

const callsOf = (address: string) => `sign-in address ${toAddressLine(address)}`

/** Counts a call at a guest's door against its address (SEC-03); throws `too_many_requests`. */
export function countCall({ db, clock, config }: Platform, { address }: Caller): Promise<void> {
  return countAttempt(db, { key: callsOf(address), limit: config.auth_calls, window_seconds: 15 * 60 }, clock())
}

export function uncountCall(db: Db, { address }: Caller): Promise<void> {
  return uncountAttempt(db, callsOf(address))
}

const challengesOf = (address: string) => `passkey challenges ${toAddressLine(address)}`
// Each is a row for five minutes, and a page that offers passkeys asks for one whenever it is opened: no sign-in has failed by that.
const challengesAnAnswer = 6

/** Counts a challenge that a guest asks for against its address; throws `too_many_requests`. */
export function countChallenge({ db, clock, config }: Platform, { address }: Caller): Promise<void> {
  const limit = config.auth_calls * challengesAnAnswer
  return countAttempt(db, { key: challengesOf(address), limit, window_seconds: 15 * 60 }, clock())
}

export function uncountChallenge(db: Db, { address }: Caller): Promise<void> {
  return uncountAttempt(db, challengesOf(address))
}

type SignInCredentials = { username: string; password: string }

/** Signs in. Every failure is the same `invalid_credentials`, as slow for an unknown name as for a known one. */
export async function signInMember(
  platform: Platform,
  { username, password }: SignInCredentials,
  caller: Caller,
): Promise<Tokens> {
  const { db, clock, config, log } = platform
  const at = clock()
  const name_hash = loginNameHash(username)
  await countCall(platform, caller)

  const found = await findByName(db, name_hash)
  // One account has two names; unknown names wait alike, so that nobody can tell.
  const guesses = passwordAttemptsKey(found?.member_id ?? name_hash.toString('hex'))
  await reserveGuess(db, guesses, at).catch((error: unknown) => {
    log.warn({ event: 'sign_in_limited', member_id: found?.member_id }, 'a sign-in must wait')
    throw error
  })
  const right = await isPassword(found?.password_hash ?? null, password)
  if (!found || !right || found.disabled_at) {
    log.info({ event: 'sign_in_failed', member_id: found?.member_id }, 'sign-in failed')
    throw problem('invalid_credentials')
  }

  const { member_id } = found
  const renewed = found.password_hash && isOutdated(found.password_hash) ? await hashPassword(password) : null
  const tokens = await inTransaction(db, async (tx) => {
    // A password that was changed while this one was compared opens nothing any more.
    const account = await findAccountState(tx, member_id, { forUpdate: true })
    if (!account || account.disabled_at) throw problem('invalid_credentials')
    if (account.password_hash !== found.password_hash && !(await isPassword(account.password_hash, password)))
      throw problem('invalid_credentials')
    await clearAttempts(tx, guesses)
    await uncountCall(tx, caller)
    if (renewed) await rehashPassword(tx, { member_id, password_hash: renewed, at })
    return openSession(createUnit(tx, platform, { member_id, at }), { caller, way: 'password', secrets: config })
  })
  log.info({ event: 'signed_in', member_id }, 'signed in')
  return tokens
}

type NewSession = { caller: Caller; way: SignInWay; secrets: Secrets; session_id?: string }

/** Begins a session and answers its first two tokens; throws `too_many_requests`. */
export async function openSession(
  tx: UnitOfWork,
  { caller, way, secrets, session_id = newId() }: NewSession,
): Promise<Tokens> {
  const { db, member_id, at } = tx
  await countAttempt(db, { key: `sessions ${member_id}`, ...sessionsAllowed }, at)
  const user_agent = caller.user_agent.slice(0, 300)
  const network = networkOf(caller.address)
  const [access, refresh] = [writeMemberToken(secrets.secret, member_id), writeMemberToken(secrets.secret, member_id)]
  await addSession(db, { member_id, session_id, user_agent, network, at })
  await addAccessToken(db, {
    token_hash: hash(access),
    member_id,
    session_id,
    created_at: at,
    expires_at: new Date(at.getTime() + accessLife),
    used_at: at,
  })
  await addRefreshToken(db, {
    token_hash: hash(refresh),
    member_id,
    session_id,
    created_at: at,
    expires_at: new Date(at.getTime() + refreshIdle),
  })
  await tx.audit('session.opened', { subject_id: session_id, details: { way, user_agent, network } })
  await tx.announce('profile')
  return asTokens(access, refresh, accessLife)
}

/**
 * Exchanges a refresh token, once. What follows is derived from the token itself, so that the same two tokens answer it again:
 * for 30 s, when tabs refresh in the same moment, and after a lost answer for as long as neither of them was used (SAME-02).
 * Sent again later it is stolen: the whole session ends (RFC 9700 §4.14.2).
 */
export async function refreshTokens(platform: Platform, refresh_token: string): Promise<Tokens> {
  const { db, clock, config, log } = platform
  const at = clock()
  const token_hash = hash(refresh_token)
  const row = await findRefreshToken(db, { member_id: readMemberOfToken(config, refresh_token), token_hash })
  const over =
    !row ||
    row.ended_at ||
    row.disabled_at ||
    row.opened_at.getTime() + sessionLife <= at.getTime() ||
    row.created_at.getTime() > at.getTime() + clockSkew
  // A used one that comes back late is as stolen as one that comes back early: it is looked at below.
  if (over || (row.expires_at <= at && row.used_at === null)) throw problem('session_expired')
  const { member_id, session_id, opened_at } = row
  const isWithMember = hasMember(refresh_token) || isSpreadDatabase()
  const next = deriveSuccessors(config.secret, refresh_token, isWithMember ? member_id : null)

  const rotated = await inTransaction(db, async (tx) => {
    if (!(await useRefreshToken(tx, { member_id, token_hash }, at))) return false
    await countAttempt(tx, { key: `refreshes ${session_id}`, ...refreshesAllowed }, at)
    const expires_at = new Date(Math.min(at.getTime() + refreshIdle, opened_at.getTime() + sessionLife))
    await addAccessToken(tx, {
      token_hash: hash(next.access),
      member_id,
      session_id,
      created_at: at,
      expires_at: new Date(at.getTime() + accessLife),
      used_at: null,
    })
    await addRefreshToken(tx, { token_hash: hash(next.refresh), member_id, session_id, created_at: at, expires_at })
    await touchSession(tx, member_id, session_id, at)
    return true
  })
  if (rotated) return asTokens(next.access, next.refresh, accessLife)

  const repeated = await repeatRefresh(platform, { member_id, refresh_token }, at)
  if (repeated) return repeated

  await inUnit(platform, { member_id, at, actor: 'system' }, async (tx) => {
    await endSessions(tx.db, { member_id, only: session_id, at })
    await tx.audit('session.refresh_reused', { subject_id: session_id })
  })
  log.warn({ event: 'refresh_token_reused', member_id, session_id }, 'a used refresh token came back: session ended')
  throw problem('session_expired')
}

type UsedRefreshToken = { member_id: string; refresh_token: string }

/** The tokens that a used refresh token gave, where they may be given again; null where it is stolen. */
async function repeatRefresh(
  { db, config }: Platform,
  { member_id, refresh_token }: UsedRefreshToken,
  at: Date,
): Promise<Tokens | null> {
  const used_at = (await findRefreshToken(db, { member_id, token_hash: hash(refresh_token) }))?.used_at
  const isInTime = used_at && at.getTime() - used_at.getTime() <= refreshGrace
  // It may have been exchanged just before the secret was rotated, or by a node of 0.2, whose tokens name no member.
  const successors = listSecrets(config).flatMap((secret) =>
    [member_id, null].map((named) => deriveSuccessors(secret, refresh_token, named)),
  )
  for (const { access, refresh } of successors) {
    const successor = await findRefreshToken(db, { member_id, token_hash: hash(refresh) })
    if (!successor) continue
    if (successor.used_at) return null
    if (successor.expires_at <= at) throw problem('session_expired')
    const token_hash = hash(access)
    const expires_at = new Date(at.getTime() + accessLife)
    if (await renewUnusedAccessToken(db, { member_id, token_hash, created_at: at, expires_at }))
      return asTokens(access, refresh, accessLife)
    const expires = isInTime ? await accessTokenExpiry(db, { member_id, token_hash }) : null
    return expires && asTokens(access, refresh, expires.getTime() - at.getTime())
  }
  return null
}

/** Ends the session of a bearer token, even an expired one; an unknown token is no error. */
export async function revokeSession(platform: Platform, authorization: string | undefined): Promise<void> {
  const { db, clock, config, log } = platform
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return
  const found = await sessionOfAccessToken(db, { member_id: readMemberOfToken(config, token), token_hash: hash(token) })
  if (!found) return
  const at = clock()
  const { member_id, session_id } = found
  await inUnit(platform, { member_id, at }, async (tx) => {
    for (const subject_id of await endSessions(tx.db, { member_id, only: session_id, at }))
      await tx.audit('session.closed', { subject_id })
  })
  log.info({ event: 'signed_out', member_id, session_id }, 'signed out')
}

/** Derives the tokens that a refresh token gives; without a member's id they are those that a node of 0.2 gives for it. */
function deriveSuccessors(
  secret: Buffer,
  token: string,
  member_id: string | null,
): { access: string; refresh: string } {
  const derive = (purpose: string) => {
    const bytes = keyedHash(deriveKey(secret, 'refresh'), `${purpose} ${token}`)
    return member_id === null ? bytes.toString('base64url') : writeMemberToken(secret, member_id, bytes)
  }
  return { access: derive('access'), refresh: derive('refresh') }
}

function asTokens(access_token: string, refresh_token: string, life: number): Tokens {
  return { access_token, refresh_token, token_type: 'Bearer', expires_in: Math.max(1, Math.floor(life / 1000)) }
}

/** The network of an address, its last part left out: `203.0.113.*`, `2001:db8:1:*`; null for one that is neither. */
function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)
  if (four) return `${four[1]}.*`
  if (!/^[\da-f:]+$/i.test(plain) || !plain.includes(':')) return null
  return `${plain.split('::')[0]?.split(':').slice(0, 3).join(':') || ':'}:*`
}
