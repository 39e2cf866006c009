import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import type { Contacts } from '#modules/policy/policy.ts'
import type { Platform } from '#platform/portal.ts'
import { maskEmail, maskPhone } from '#platform/text/mask.ts'
import { sendSecurityNotice } from '../security/notices.ts'
import { revokeLinks } from '../session/links.ts'
import { hasEntered } from '../session/session.store.ts'

// Effects of a changed contact, whoever changed it: the former contact gets a notice with an "it was not me" link, the
// new one is not yet trusted alone, and links sent to the former mailbox stop working. A member who has never signed in
// is not notified of the insurer's corrections: the former contact may be a stranger's.

type ContactChangeDeps = Pick<Platform, 'clock' | 'config' | 'jobs'>
type ContactChange<T> = { from: T; to: T }
type Phones = Pick<Contacts, 'mobile' | 'landline'>

/** Completes the change of an e-mail address, in the caller's transaction, which has written the address. */
export async function emailChanged(
  tx: UnitOfWork,
  platform: ContactChangeDeps,
  { from, to }: ContactChange<string>,
): Promise<void> {
  const { db, member_id, at } = tx
  // Links sent to the former mailbox stop working, except those of notices.
  await revokeLinks(db, member_id, ['email', 'recovery', 'activation', 'transfer', 'continuation'], at)
  const detail = maskEmail(to)
  await tx.audit('email.changed', { details: { detail } })
  if (!(await isTold(tx))) return
  await sendSecurityNotice(tx, platform, { kind: 'email_changed', emails: [from], detail, undo: { email: from } })
}

/** Completes a change of telephone numbers, in the caller's transaction, which has written them. */
export async function phonesChanged(
  tx: UnitOfWork,
  platform: ContactChangeDeps,
  { from, to }: ContactChange<Phones>,
): Promise<void> {
  const isMobileNew = to.mobile !== from.mobile
  const named = (isMobileNew ? to.mobile : to.landline) ?? to.mobile ?? to.landline
  const detail = named === null ? {} : { detail: maskPhone(named) }
  await tx.audit('phones.changed', { details: detail })
  if (!(await isTold(tx))) return
  const mobiles = isMobileNew ? [from.mobile, to.mobile].filter((number) => number !== null) : []
  await sendSecurityNotice(tx, platform, { kind: 'phones_changed', mobiles, ...detail })
}

const isTold = async ({ db, member_id, actor }: UnitOfWork): Promise<boolean> =>
  actor === 'member' || (await hasEntered(db, member_id))
