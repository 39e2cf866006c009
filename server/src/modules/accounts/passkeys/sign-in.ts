import type { Tokens } from '@coussinet/contract/session.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Platform } from '#platform/portal.ts'
import { countCall, countChallenge, openSession, uncountCall, uncountChallenge } from '../session/session.ts'
import { challengeLife, createChallenge, consumeChallenge } from './challenges.ts'
import { countUse, findByCredential, lockActiveMember } from './passkeys.store.ts'
import { readChallenge, relyingParty, SignedByPasskey, userHandle } from './responses.ts'
import { readSigned } from './verify-passkey.ts'

/** Options with which a browser offers its passkeys; throws `too_many_requests`. */
export async function startPasskeySignIn(platform: Platform, caller: Caller) {
  const { db, clock, config } = platform
  await countChallenge(platform, caller)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    challenge: await createChallenge(db, { purpose: 'sign-in', session_id: null }, clock()),
    timeout: challengeLife,
    userVerification: 'required',
  })
  return { ...options }
}

/**
 * Signs in with a passkey. Every failure is the same `invalid_credentials`, or `too_many_requests`; that of a passkey that
 * is not registered has `unknown_passkey` at `response`.
 */
export async function signInByPasskey(platform: Platform, answer: unknown, caller: Caller): Promise<Tokens> {
  const { clock, log } = platform
  const at = clock()
  await countCall(platform, caller)
  const signed = await verifySigned(platform, answer, null, at)
  // The browser may then forget it. Nobody can guess an id, so the answer gives nothing away.
  if (!signed.right && signed.isUnknown)
    throw problem('invalid_credentials', { errors: { response: ['unknown_passkey'] } })
  const { member_id } = signed
  const tokens = signed.right ? await enter(platform, signed, caller, at) : null
  if (!tokens) {
    log.info({ event: 'sign_in_failed', way: 'passkey', member_id }, 'sign-in with a passkey failed')
    throw problem('invalid_credentials')
  }
  log.info({ event: 'signed_in', way: 'passkey', member_id }, 'signed in')
  return tokens
}

type RightPasskey = { right: true; member_id: string; passkey_id: string; counts: readonly [from: number, to: number] }

/** Null if the passkey was removed meanwhile, or its member is disabled. */
function enter(
  platform: Platform,
  { member_id, passkey_id, counts }: RightPasskey,
  caller: Caller,
  at: Date,
): Promise<Tokens | null> {
  return inUnit(platform, { member_id, at }, async (tx) => {
    const { db } = tx
    if (!(await lockActiveMember(db, member_id)) || !(await countUse(db, { member_id, passkey_id }, counts, at)))
      return null
    await uncountChallenge(db, caller)
    await uncountCall(db, caller)
    return openSession(tx, { caller, way: 'passkey', secrets: platform.config })
  })
}

type WrongPasskey = { right: false; member_id: string | undefined; isUnknown?: true }

export async function verifySigned(
  { db, config }: Platform,
  answer: unknown,
  session_id: string | null,
  at: Date,
): Promise<RightPasskey | WrongPasskey> {
  const wrong: WrongPasskey = { right: false, member_id: undefined }
  const { data: response } = SignedByPasskey.safeParse(answer)
  const challenge = response && readChallenge(response)
  if (!response || !challenge || !(await consumeChallenge(db, challenge, { purpose: 'sign-in', session_id }, at)))
    return wrong
  const passkey = await findByCredential(db, response.id)
  if (!passkey) return { ...wrong, isUnknown: true }
  const { member_id, passkey_id, sign_count } = passkey
  const isOwn = Buffer.from(userHandle(member_id)).equals(Buffer.from(response.response.userHandle, 'base64url'))
  const count = await readSigned(response, passkey, { party: relyingParty(config), challenge })
  if (count === null || !isOwn) return { right: false, member_id }
  return { right: true, member_id, passkey_id, counts: [sign_count, count] }
}
