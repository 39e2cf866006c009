import type { NewPassword } from '@coussinet/contract/forms.ts'
import type { Tokens } from '@coussinet/contract/session.ts'
import { type UnitOfWork, inUnit } from '#modules/notifications/notifications.ts'
import { choosePassword } from '#modules/policy/policy.ts'
import type { Caller } from '#platform/http/caller.ts'
import { clearAttempts } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { markActivated } from '../../invitations/invitations.store.ts'
import { sendSecurityNotice } from '../../security/notices.ts'
import { checkNewPassword } from '../blocklist/blocklist.ts'
import { revokeLinks, readLink, useLink } from '../links.ts'
import { hashPassword } from '../passwords.ts'
import { endSessions } from '../session.store.ts'
import { countCall, passwordAttemptsKey, openSession, uncountCall } from '../session.ts'
import { lockOpenMember } from './open-member.ts'

const purposes = ['recovery', 'activation'] as const

// A recovery takes the account back: whatever another one may have begun there comes to nothing.
const killed = [...purposes, 'transfer', 'email', 'continuation'] as const

/**
 * Sets the password by a mailed link, ends what was open, and signs in. A dead link throws `expired` whatever the
 * password is; a password that is refused leaves the link as it was.
 */
export async function resetByLink(
  platform: Platform,
  { token, password }: NewPassword,
  caller: Caller,
): Promise<Tokens> {
  const { db, clock, log } = platform
  const at = clock()
  await countCall(platform, caller)
  const { member_id, purpose } = await readLink(db, token, purposes, at)
  await lockOpenMember(db, member_id)
  await checkNewPassword(db, member_id, password)
  const password_hash = await hashPassword(password)

  const tokens = await inUnit(platform, { member_id, at }, async (tx) => {
    // The member before the link, as everywhere, so that two calls never wait for each other.
    await lockOpenMember(tx.db, member_id)
    await useLink(tx.db, token, purposes, at)
    await choosePassword(tx.db, { member_id, password_hash, at })
    await revokeLinks(tx.db, member_id, killed, at)
    await clearAttempts(tx.db, passwordAttemptsKey(member_id))
    await uncountCall(tx.db, caller)
    if (purpose === 'activation') await markActivated(tx.db, member_id)
    await recordNewPassword(tx, platform, { isFirst: purpose === 'activation' })
    await endSessions(tx.db, { member_id, at })
    const way = purpose === 'activation' ? 'activation' : 'recovery'
    return openSession(tx, { caller, way, secrets: platform.config })
  })
  log.info({ event: 'password_reset', member_id, way: purpose }, 'a password was chosen by a link')
  log.info({ event: 'signed_in', member_id, way: purpose }, 'signed in')
  return tokens
}

type PasswordReset = { isFirst: boolean }

async function recordNewPassword(tx: UnitOfWork, platform: Platform, { isFirst }: PasswordReset): Promise<void> {
  await tx.audit(isFirst ? 'account.activated' : 'password.reset')
  if (!isFirst) await sendSecurityNotice(tx, platform, { kind: 'password_changed' })
}
