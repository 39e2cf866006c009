import { findPasswordHash, findAccountState } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { clockSkew } from '#platform/db/expiry.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Member } from '#platform/http/access.ts'
import { clearAttempts, reserveGuess } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { isPassword } from './passwords.ts'
import { findAuthenticatedAt, setAuthenticatedAt } from './session.store.ts'
import { passwordAttemptsKey } from './session.ts'

/** time for which a proof of identity counts as recent, in ms */
export const recentFor = 10 * 60_000

type SessionCaller = Pick<Member, 'id' | 'session_id'>

/**
 * Lets through who signed in, or proved again who they are, in this session in the last 10 minutes; a refreshed token
 * proves nothing (ASVS 7.5.1). Throws `validation_failed` with `required` at `current_password`.
 */
export async function requireRecent(db: Db, { id, session_id }: SessionCaller, at: Date): Promise<void> {
  const since = await findAuthenticatedAt(db, id, session_id)
  const age = since ? at.getTime() - since.getTime() : Infinity
  if (age < -clockSkew || age >= recentFor) throw fieldProblem('current_password', 'required')
}

/** Proves by the password who is there; throws `validation_failed` at `current_password`, or `too_many_requests`. */
export async function reauthenticateByPassword(
  platform: Platform,
  caller: SessionCaller,
  current_password: string,
): Promise<void> {
  const proven = await verifyPassword(platform, caller.id, current_password)
  await inTransaction(platform.db, async (tx) => {
    const account = await findAccountState(tx, caller.id, { forUpdate: true })
    // A password that was changed in the meantime proves nothing any more.
    if (account?.password_hash !== proven) throw fieldProblem('current_password', 'password.current')
    await markReauthenticated(tx, caller, platform.clock())
  })
  platform.log.info(
    { event: 'reauthenticated', way: 'password', member_id: caller.id, session_id: caller.session_id },
    'a member proved again who they are',
  )
}

/** Notes that the member of this session proved who they are; throws `session_expired` for one that has ended. */
export async function markReauthenticated(db: Db, { id, session_id }: SessionCaller, at: Date): Promise<void> {
  if (!(await setAuthenticatedAt(db, id, session_id, at))) throw problem('session_expired')
}

/**
 * Checks the password of a signed-in member, and answers its hash, so that it can be seen later whether it still is the
 * one. A wrong one counts as a failed sign-in: `validation_failed` at `current_password`, or `too_many_requests`. Nobody
 * without a password gets through.
 */
export async function verifyPassword(
  { db, clock, log }: Platform,
  member_id: string,
  current_password: string,
): Promise<string | null> {
  const guesses = passwordAttemptsKey(member_id)
  await reserveGuess(db, guesses, clock())
  const password_hash = await findPasswordHash(db, member_id)
  if (!(await isPassword(password_hash, current_password))) {
    log.info({ event: 'password_guess_failed', member_id }, 'a wrong current password')
    throw fieldProblem('current_password', 'password.current')
  }
  await clearAttempts(db, guesses)
  return password_hash
}
