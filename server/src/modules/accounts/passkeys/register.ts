import { memberName } from '@coussinet/contract/domain/members.ts'
import type { BodyOf } from '@coussinet/contract/endpoint.ts'
import type { beginPasskey, Passkey } from '@coussinet/contract/passkeys.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findCorrespondentOrThrow } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Member } from '#platform/http/access.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { findAudit } from '#platform/records/audit.ts'
import { sendSecurityNotice } from '../security/notices.ts'
import { reauthenticateByPassword, requireRecent } from '../session/reauthentication.ts'
import { challengeLife, createChallenge, consumeChallenge } from './challenges.ts'
import { findCredentials, lockActiveMember, insertPasskey } from './passkeys.store.ts'
import { toPasskey } from './passkeys.ts'
import { readChallenge, MadePasskey, relyingParty, userHandle } from './responses.ts'
import { algorithms, readMade } from './verify-passkey.ts'

const mostPasskeys = 10
// Each challenge is a row until it is swept.
const challengesAllowed = { limit: 30, window_seconds: 3600 }
// Each registration sends an e-mail, and so does its removal.
const addedAllowed = { limit: 20, window_seconds: 3600 }

/**
 * Options with which a browser creates a passkey for this session. Throws `conflict` beyond ten passkeys, and for an
 * automatic one once the member has removed any; without a recent proof of identity, `validation_failed` at
 * `current_password` or `too_many_requests`.
 */
export async function startPasskeyRegistration(
  platform: Platform,
  member: Member,
  { current_password, automatic: isAutomatic }: BodyOf<typeof beginPasskey>,
) {
  const { db, clock, config } = platform
  const { id, session_id } = member
  const at = clock()
  if (current_password !== undefined) await reauthenticateByPassword(platform, member, current_password)
  // Somebody who finds an open session must not be able to keep access for good.
  await requireRecent(db, member, at)
  // Whoever removed one does not want it back by itself.
  if (isAutomatic && (await findAudit(db, id, { actions: ['passkey.removed'], limit: 1 })).length > 0)
    throw problem('conflict')
  const bearer = await findCorrespondentOrThrow(db, id)
  const credentials = await findCredentials(db, id)
  if (credentials.length >= mostPasskeys) throw problem('conflict')
  await countAttempt(db, { key: `passkey-challenges ${id}`, ...challengesAllowed }, at)

  const party = relyingParty(config)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: bearer.nevg,
    userDisplayName: memberName(bearer),
    userID: userHandle(id),
    challenge: await createChallenge(db, { purpose: isAutomatic ? 'auto-register' : 'register', session_id }, at),
    timeout: challengeLife,
    attestationType: 'none',
    excludeCredentials: credentials.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: isAutomatic ? 'preferred' : 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return { ...options }
}

/** Verifies the browser's answer against this session's challenge; throws `validation_failed` at `response`. */
export async function verifyMade({ db, clock, config }: Platform, { session_id }: Member, answer: unknown) {
  const refused = fieldProblem('response', 'schema.invalid_type')
  const { data: response } = MadePasskey.safeParse(answer)
  const challenge = response && readChallenge(response)
  if (!response || !challenge) throw refused
  const consume = (purpose: 'register' | 'auto-register') =>
    consumeChallenge(db, challenge, { purpose, session_id }, clock())
  const isAutomatic = !(await consume('register'))
  if (isAutomatic && !(await consume('auto-register'))) throw refused
  const made = await readMade(response, { party: relyingParty(config), challenge, isAutomatic })
  if (!made) throw refused
  return { ...made, transports: response.response.transports }
}

type VerifiedPasskey = Awaited<ReturnType<typeof verifyMade>>
type NewPasskey = { name: string; made: VerifiedPasskey }

/**
 * Stores a passkey and notifies the member; throws `conflict` beyond ten and for a registered credential,
 * `too_many_requests`.
 */
export async function savePasskey(
  tx: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  { name, made }: NewPasskey,
): Promise<Passkey> {
  const { db, member_id, at } = tx
  if (!(await lockActiveMember(db, member_id))) throw problem('session_expired')
  if ((await findCredentials(db, member_id)).length >= mostPasskeys) throw problem('conflict')
  await countAttempt(db, { key: `passkeys ${member_id}`, ...addedAllowed }, at)
  const passkey_id = newId()
  const { id: credential_id, public_key, sign_count, transports } = made
  const isNew = await insertPasskey(db, {
    member_id,
    passkey_id,
    credential_id,
    public_key,
    sign_count,
    transports,
    name,
    created_at: at,
  })
  if (!isNew) throw problem('conflict')
  await tx.audit('passkey.added', { subject_id: passkey_id, details: { detail: name } })
  await sendSecurityNotice(tx, platform, { kind: 'passkey_added', detail: name, undo: { passkey_id } })
  await tx.announce('profile')
  return toPasskey({ passkey_id, credential_id, name, created_at: at, last_used_at: null })
}
