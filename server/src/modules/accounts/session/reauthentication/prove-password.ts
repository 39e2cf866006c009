import { forgetGuesses, reserveGuess } from '#platform/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { fieldProblem } from '#platform/problem.ts'
import { isPassword } from '../passwords.ts'
import { findPasswordHash } from '#modules/policy/policy.ts'
import { guessesOf } from '../session.ts'

/**
 * Checks the password of a signed-in member, and answers its hash, so that it can be seen later whether it still is the
 * one. A wrong one counts as a failed sign-in: `validation_failed` at `current_password`, or `too_many_requests`. Nobody
 * without a password gets through.
 */
export async function provePassword(
  { db, clock, log }: Platform,
  member_id: string,
  current_password: string,
): Promise<string | null> {
  const guesses = guessesOf(member_id)
  await reserveGuess(db, guesses, clock())
  const password_hash = await findPasswordHash(db, member_id)
  if (!(await isPassword(password_hash, current_password))) {
    log.info({ event: 'password_guess_failed', member_id }, 'a wrong current password')
    throw fieldProblem('current_password', 'password.current')
  }
  await forgetGuesses(db, guesses)
  return password_hash
}
