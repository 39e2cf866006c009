import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAccountState } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { hasIdentity } from '../../identities/identities.store.ts'
import { linkAddress, createLink } from '../links.ts'
import { findRecipient } from './recipient.ts'
import { activationLetter } from './recovery.mails.ts'

type InvitationDeps = Pick<Platform, 'clock' | 'config' | 'jobs'>

/**
 * Mails a member who has no password yet the link that chooses one, in the caller's transaction; an earlier link dies.
 * Answers the address. Throws `expired` for one who is disabled, `conflict` for one who signs in by a password or a provider, or whose
 * account is frozen.
 */
export async function inviteMember(
  tx: UnitOfWork,
  platform: InvitationDeps,
): Promise<{ email: string; expires_at: Date }> {
  const { db, member_id, at } = tx
  const member = await findAccountState(db, member_id, { forUpdate: true })
  if (!member) throw problem('not_found')
  if (member.disabled_at) throw problem('expired')
  if (member.password_hash !== null || member.frozen_at !== null || (await hasIdentity(db, member_id)))
    throw problem('conflict')
  const { token, expires_at } = await createLink(db, { member_id, purpose: 'activation', at })
  const { email, firstname, reader } = await findRecipient(db, member_id, at)
  const href = linkAddress(platform.config, '/password-reset', token)
  await tx.audit('activation.mailed')
  await sendMail(db, platform, {
    member_id,
    to: email,
    reader,
    letter: activationLetter(reader.language, { firstname, href }),
    expires_at,
  })
  return { email, expires_at }
}
