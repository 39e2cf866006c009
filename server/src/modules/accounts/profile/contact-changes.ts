import type { Contacts } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { maskEmail, maskPhone } from '#platform/text/mask.ts'
import { sendSecurityNotice } from '../security/notices.ts'
import { revokeLinks } from '../session/links.ts'
import { hasEntered } from '../session/session.store.ts'

// Consequences of another way of reaching a member, whoever wrote it: the old contact is told with a way out, a fresh one is not
// trusted alone, and what was sent to the former mailbox opens nothing any more. Whoever never came in is told nothing of what
// the insurer mends in its books: the contact of before may be a stranger's.

type ContactChangeDeps = Pick<Platform, 'clock' | 'config' | 'jobs'>
type ContactChange<T> = {
  member_id: string
  from: T
  to: T
  at: Date
  /** the member by default */
  actor?: 'insurer'
}
type Phones = Pick<Contacts, 'mobile' | 'landline'>

/** Completes the change of an e-mail address, in the caller's transaction, which has written the address. */
export async function emailChanged(
  db: Db,
  platform: ContactChangeDeps,
  { member_id, from, to, at, ...by }: ContactChange<string>,
): Promise<void> {
  // Links that went to the former mailbox open nothing any more, but its way out.
  await revokeLinks(db, member_id, ['email', 'recovery', 'activation', 'transfer'], at)
  const detail = maskEmail(to)
  await audit(db, { member_id, action: 'email.changed', at, details: { detail }, ...by })
  if (!(await isTold(db, member_id, by))) return
  await sendSecurityNotice(db, platform, {
    member_id,
    kind: 'email_changed',
    at,
    emails: [from],
    detail,
    undo: { email: from },
  })
}

/** Completes the change of telephone numbers, of which one at least is another, in the caller's transaction, which has written them. */
export async function phonesChanged(
  db: Db,
  platform: ContactChangeDeps,
  { member_id, from, to, at, ...by }: ContactChange<Phones>,
): Promise<void> {
  const isMobileNew = to.mobile !== from.mobile
  const named = (isMobileNew ? to.mobile : to.landline) ?? to.mobile ?? to.landline
  const detail = named === null ? {} : { detail: maskPhone(named) }
  await audit(db, { member_id, action: 'phones.changed', at, details: detail, ...by })
  if (!(await isTold(db, member_id, by))) return
  const mobiles = isMobileNew ? [from.mobile, to.mobile].filter((number) => number !== null) : []
  await sendSecurityNotice(db, platform, { member_id, kind: 'phones_changed', at, mobiles, ...detail })
}

const isTold = async (db: Db, member_id: string, { actor }: Pick<ContactChange<unknown>, 'actor'>): Promise<boolean> =>
  actor === undefined || (await hasEntered(db, member_id))
