import { fieldProblem, problem } from '#platform/core/problem.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Member } from '#platform/http/access.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { markReauthenticated } from '../session/reauthentication.ts'
import { challengeLife, createChallenge } from './challenges.ts'
import { countUse, findCredentials, lockActiveMember } from './passkeys.store.ts'
import { relyingParty } from './responses.ts'
import { verifySigned } from './sign-in.ts'

// Each challenge is a row until it is swept.
const challengesAllowed = { limit: 30, window_seconds: 3600 }

/**
 * Options with which a browser offers this member's passkeys; throws `conflict` if there are none, `too_many_requests`.
 */
export async function startReauthentication({ db, clock, config }: Platform, { id, session_id }: Member) {
  const credentials = await findCredentials(db, id)
  if (credentials.length === 0) throw problem('conflict')
  await countAttempt(db, { key: `reauthentication ${id}`, ...challengesAllowed }, clock())
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    challenge: await createChallenge(db, { purpose: 'sign-in', session_id }, clock()),
    timeout: challengeLife,
    userVerification: 'required',
    allowCredentials: credentials.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  })
  return { ...options }
}

/** Verifies the member by one of their passkeys; throws `validation_failed` at `response`. */
export async function reauthenticateByPasskey(platform: Platform, member: Member, answer: unknown): Promise<void> {
  const at = platform.clock()
  const signed = await verifySigned(platform, answer, member.session_id, at)
  const proven = await inTransaction(platform.db, async (tx) => {
    if (!signed.right || signed.member_id !== member.id || !(await lockActiveMember(tx, member.id))) return false
    if (!(await countUse(tx, signed, signed.counts, at))) return false
    await markReauthenticated(tx, member, at)
    return true
  })
  const { id: member_id, session_id } = member
  if (!proven) {
    platform.log.info(
      { event: 'reauthentication_failed', way: 'passkey', member_id },
      'a passkey did not prove who is there',
    )
    throw fieldProblem('response', 'schema.invalid_type')
  }
  platform.log.info(
    { event: 'reauthenticated', way: 'passkey', member_id, session_id },
    'a member proved again who they are',
  )
}
