import type { NewPassword } from '@coussinet/contract/forms.ts'
import type { Tokens } from '@coussinet/contract/session.ts'
import { choosePassword } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Caller } from '#platform/http/caller.ts'
import { clearAttempts } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
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
const killed = [...purposes, 'transfer', 'email'] as const

/**
 * Sets the password by a mailed link, ends what was open, and signs in. A dead link throws `expired` whatever the
 * password is; a password that is refused leaves the link as it was.
 */
export async function resetByLink(
  platform: Platform,
  { token, password }: NewPassword,
  caller: Caller,
): Promise<Tokens> {
  const { db, clock, access, log } = platform
  const at = clock()
  await countCall(platform, caller)
  const { member_id, purpose } = await readLink(db, token, purposes, at)
  await lockOpenMember(db, member_id)
  await checkNewPassword(db, member_id, password)
  const password_hash = await hashPassword(password)

  const { tokens, ended } = await inTransaction(db, async (tx) => {
    // The member before the link, as everywhere, so that two calls never wait for each other.
    await lockOpenMember(tx, member_id)
    await useLink(tx, token, purposes, at)
    await choosePassword(tx, { member_id, password_hash, at })
    await revokeLinks(tx, member_id, killed, at)
    await clearAttempts(tx, passwordAttemptsKey(member_id))
    await uncountCall(tx, caller)
    if (purpose === 'activation') await markActivated(tx, member_id)
    await recordNewPassword(tx, platform, { member_id, isFirst: purpose === 'activation', at })
    return {
      ended: await endSessions(tx, { member_id, at }),
      tokens: await openSession(tx, {
        member_id,
        caller,
        way: purpose === 'activation' ? 'activation' : 'recovery',
        at,
      }),
    }
  })
  for (const session_id of ended) access.forget(session_id)
  log.info({ event: 'password_reset', member_id, way: purpose }, 'a password was chosen by a link')
  log.info({ event: 'signed_in', member_id, way: purpose }, 'signed in')
  return tokens
}

type PasswordReset = { member_id: string; isFirst: boolean; at: Date }

async function recordNewPassword(db: Db, platform: Platform, { member_id, isFirst, at }: PasswordReset): Promise<void> {
  await audit(db, { member_id, action: isFirst ? 'account.activated' : 'password.reset', at })
  if (!isFirst) await sendSecurityNotice(db, platform, { member_id, kind: 'password_changed', at })
}
