import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import type { Contacts } from '#modules/policy/policy.ts'
import type { Platform } from '#platform/portal.ts'
import { maskEmail, maskPhone } from '#platform/text/mask.ts'
import { sendSecurityNotice } from '../security/notices.ts'
import { revokeLinks } from '../session/links.ts'
import { hasEntered } from '../session/session.store.ts'

// Consequences of another way of reaching a member, whoever wrote it: the old contact is told with a way out, a fresh one is not
// trusted alone, and what was sent to the former mailbox opens nothing any more. Whoever never came in is told nothing of what
// the insurer mends in its books: the contact of before may be a stranger's.

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
  // Links that went to the former mailbox open nothing any more, but its way out.
  await revokeLinks(db, member_id, ['email', 'recovery', 'activation', 'transfer'], at)
  const detail = maskEmail(to)
  await tx.audit('email.changed', { details: { detail } })
  if (!(await isTold(tx))) return
  await sendSecurityNotice(tx, platform, { kind: 'email_changed', emails: [from], detail, undo: { email: from } })
}

/** Completes the change of telephone numbers, of which one at least is another, in the caller's transaction, which has written them. */
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
