import { isPassword } from '#features/session/passwords.ts'
import { guessesOf } from '#features/session/session.ts'
import { forgetGuesses, reserveGuess } from '#platform/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { fieldProblem } from '#platform/problem.ts'
import { findSigner } from '../signer.store.ts'

/**
 * Checks the password of a member whose contact is too recent to sign alone, and answers its hash, so that it can be
 * seen later whether it still is the one. A wrong one counts as a failed sign-in: `validation_failed` at
 * `current_password`, or `too_many_requests`. Nobody without a password gets through.
 */
export async function provePassword({ db, clock, log }: Platform, member_id: string, current_password: string): Promise<string | null> {
  const guesses = guessesOf(member_id)
  await reserveGuess(db, guesses, clock())
  const password_hash = (await findSigner(db, member_id))?.password_hash ?? null
  if (!(await isPassword(password_hash, current_password))) {
    log.info({ event: 'password_guess_failed', member_id }, 'a wrong current password')
    throw fieldProblem('current_password', 'password.current')
  }
  await forgetGuesses(db, guesses)
  return password_hash
}
