import type { PasswordChange } from '@coussinet/contract/forms.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { choosePassword, findAccountState, findPasswordHash } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Member } from '#platform/http/access.ts'
import { clearAttempts, reserveGuess, countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { sendSecurityNotice } from '../../security/notices.ts'
import { checkNewPassword } from '../blocklist/blocklist.ts'
import { revokeLinks } from '../links.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { endSessions } from '../session.store.ts'
import { passwordAttemptsKey } from '../session.ts'

// Each is told by e-mail.
const changesAllowed = { limit: 10, window_seconds: 3600 }

const wrongCurrent = () => fieldProblem('current_password', 'password.current')

/** Changes the password and ends the member's other sessions; a wrong current one counts as a failed sign-in. */
export async function changeOwnPassword(
  platform: Platform,
  { id: member_id, session_id }: Member,
  change: PasswordChange,
): Promise<void> {
  const { db, clock, log } = platform
  const at = clock()
  const guesses = passwordAttemptsKey(member_id)
  await reserveGuess(db, guesses, at)
  const current = await findPasswordHash(db, member_id)
  if (!(await isPassword(current, change.current_password))) {
    log.info({ event: 'password_guess_failed', member_id }, 'a wrong current password')
    throw wrongCurrent()
  }
  await clearAttempts(db, guesses)
  if (change.password === change.current_password)
    throw fieldProblem('password', 'password.blocklisted', { reason: 'same' })
  await checkNewPassword(db, member_id, change.password)
  const password_hash = await hashPassword(change.password)

  await inUnit(platform, { member_id, at }, async (tx) => {
    const account = await findAccountState(tx.db, member_id, { forUpdate: true })
    if (!account || account.disabled_at) throw problem('session_expired')
    // The first of two changes at once stands, and the other's current password is one no more.
    if (account.password_hash !== current) throw wrongCurrent()
    await countAttempt(tx.db, { key: `password-change ${member_id}`, ...changesAllowed }, at)
    await choosePassword(tx.db, { member_id, password_hash, at })
    // Whoever knew the former password may have begun more than this.
    await revokeLinks(tx.db, member_id, ['recovery', 'activation', 'transfer', 'email', 'continuation'], at)
    await tx.audit('password.changed', { subject_id: session_id })
    await sendSecurityNotice(tx, platform, { kind: 'password_changed' })
    await endSessions(tx.db, { member_id, except: session_id, at })
  })
  log.info({ event: 'password_changed', member_id, session_id }, 'a password was changed')
}
