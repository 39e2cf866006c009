import type { Continuation } from '@coussinet/contract/continuations.ts'
import type { Tokens } from '@coussinet/contract/session.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { readMemberOfToken } from '#platform/crypto/member-token.ts'
import { clockSkew } from '#platform/db/expiry.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Caller } from '#platform/http/caller.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { revokeLinkTo } from './links.store.ts'
import { createLink, linkAddress, readLink, useLink } from './links.ts'
import { recentFor, requireRecent } from './reauthentication.ts'
import { lockOpenMember } from './recovery/open-member.ts'
import { findAuthenticatedAt, setAuthenticatedAt } from './session.store.ts'
import { countCall, openSession, uncountCall } from './session.ts'

const linksAllowed = { limit: 30, window_seconds: 3600 }

type ContinuedDraft = { request_id: string; made_by: string }

/**
 * Creates the link by which a phone signs in once within 5 minutes and goes on with a draft, which the caller has
 * checked; `made_by` is the calling session. Throws `validation_failed` at `current_password` without a recent proof
 * of identity, `expired` for a disabled member, `too_many_requests`.
 */
export async function issueContinuation(
  tx: UnitOfWork,
  { config }: Pick<Platform, 'config'>,
  { request_id, made_by }: ContinuedDraft,
): Promise<Continuation> {
  const { db, member_id, at } = tx
  // Somebody who finds an open session must not be able to take it away with them.
  await requireRecent(db, { id: member_id, session_id: made_by }, at)
  await countAttempt(db, { key: `continuations ${member_id}`, ...linksAllowed }, at)
  await lockOpenMember(db, member_id)
  const session_id = newId()
  const details = { request_id, made_by, session_id }
  const { token, expires_at } = await createLink(db, {
    member_id,
    purpose: 'continuation',
    at,
    details,
    secrets: config,
  })
  await tx.audit('continuation.issued', { subject_id: request_id, details: { session_id } })
  return { session_id, href: linkAddress(config, '/continue', token), expires_at: expires_at.toISOString() }
}

/** Ends an unused link by the id of the session that it would open; any other is no error. */
export async function endContinuation({ db, member_id, at }: UnitOfWork, session_id: string): Promise<void> {
  await revokeLinkTo(db, { member_id, purpose: 'continuation', session_id }, at)
}

/**
 * Signs a phone in by the link that a computer shows. The new session has proven nothing: what needs a recent proof of
 * identity needs one there too. Throws `expired` for a link that is used, late, unknown or of a disabled member, and
 * once the session that made it has ended.
 */
export async function signInByContinuation(
  platform: Platform,
  token: string,
  caller: Caller,
): Promise<Tokens & { request_id: string }> {
  const { db, clock, config, log } = platform
  const at = clock()
  await countCall(platform, caller)
  const { member_id } = await readLink(db, token, ['continuation'], at)
  if (readMemberOfToken(config, token) !== member_id) throw problem('expired')
  const answer = await inTransaction(db, async (tx) => {
    await lockOpenMember(tx, member_id)
    const { details } = await useLink(tx, token, ['continuation'], at)
    const { request_id = '', made_by = '', session_id = '' } = details
    if ((await findAuthenticatedAt(tx, member_id, made_by)) === null) throw problem('expired')
    await uncountCall(tx, caller)
    const unit = createUnit(tx, platform, { member_id, at })
    const tokens = await openSession(unit, { caller, way: 'continuation', secrets: config, session_id })
    await setAuthenticatedAt(tx, member_id, session_id, new Date(at.getTime() - recentFor - clockSkew))
    return { ...tokens, request_id }
  })
  log.info({ event: 'signed_in', member_id, way: 'continuation' }, 'signed in')
  return answer
}
