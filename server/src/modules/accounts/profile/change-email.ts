import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import {
  awaitNewEmail,
  changeEmail as writeEmail,
  type Contacts,
  findContacts,
  findCorrespondentOrThrow,
  noRecovery,
  type RecoveryAddress,
} from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { LetterReader } from '#platform/outbox/letter.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { maskEmail } from '#platform/text/mask.ts'
import { sendSecurityNotice } from '../security/notices.ts'
import { revokeLinks, linkAddress, createLink, readLink, useLink } from '../session/links.ts'
import { findMemberByLoginName } from '../session/login-names.store.ts'
import { changeLoginName } from '../session/login-names.ts'
import { emailChanged } from './contact-changes.ts'
import { addressInUse, confirmAddress } from './profile.mails.ts'

type EmailChangeDeps = Pick<Platform, 'clock' | 'config' | 'jobs'>
type EmailChangeInput = { contacts: Contacts; reader: LetterReader }

// Per member and hour: the recipient must not be flooded.
const mailsAllowed = { limit: 5, window_seconds: 3600 }

const recoveryDelay = 72 * 3_600_000

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase()

/**
 * Tells whether an address differs from the current and the pending one: keeping, cancelling or resending needs no
 * proof of identity.
 */
export function isEmailNew(email: string | undefined, { email: present, pending_email }: Contacts): boolean {
  return email !== undefined && !isSame(email, present) && !isSame(email, pending_email)
}

/**
 * Stores a new address as pending and writes to it; the pending one again resends its link, the current one cancels. If
 * another account uses the address, the answer is the same and only its mailbox is told. Throws `too_many_requests`.
 */
export async function changeEmail(
  tx: UnitOfWork,
  platform: EmailChangeDeps,
  email: string,
  { contacts, reader }: EmailChangeInput,
): Promise<void> {
  const { db, member_id, at } = tx
  if (isSame(email, contacts.email)) return cancelPending(tx, contacts)
  await countAttempt(db, { key: `email-change ${member_id}`, ...mailsAllowed }, at)
  await awaitNewEmail(db, { member_id, email, at })
  await writeTo(tx, platform, email, reader)
  if (isSame(email, contacts.pending_email)) return
  const detail = maskEmail(email)
  await tx.audit('email.requested', { details: { detail } })
  await sendSecurityNotice(tx, platform, { kind: 'email_requested', detail })
}

async function cancelPending(tx: UnitOfWork, contacts: Contacts): Promise<void> {
  const { db, member_id, at } = tx
  if (contacts.pending_email === null) return
  await awaitNewEmail(db, { member_id, email: null, at })
  await revokeLinks(db, member_id, ['email'], at)
  await tx.audit('email.cancelled')
}

async function writeTo(
  { db, member_id, at }: UnitOfWork,
  platform: EmailChangeDeps,
  email: string,
  reader: LetterReader,
): Promise<void> {
  const bearer = await findMemberByLoginName(db, email)
  if (bearer !== null && bearer !== member_id) {
    await revokeLinks(db, member_id, ['email'], at)
    const { locale, country } = await findCorrespondentOrThrow(db, bearer)
    const theirs = { language: toLanguage(locale), country }
    await sendMail(db, platform, { member_id, to: email, reader: theirs, letter: addressInUse(theirs.language) })
    return
  }
  const { token, expires_at } = await createLink(db, { member_id, purpose: 'email', at, details: { email } })
  const letter = confirmAddress(reader.language, linkAddress(platform.config, '/email-confirmation', token))
  await sendMail(db, platform, { member_id, to: email, reader, letter, expires_at })
}

/**
 * Mailbox for links that open the account: for 72 hours after a change the former one, however many changes follow, so
 * that its owner can object before the new one opens anything.
 */
function recoveryAfter(
  { email: present, recovery_email, recovery_email_until }: Contacts,
  email: string,
  at: Date,
): RecoveryAddress {
  const former =
    recovery_email !== null && recovery_email_until !== null && recovery_email_until > at ? recovery_email : present
  if (isSame(former, email)) return noRecovery
  return { recovery_email: former, recovery_email_until: new Date(at.getTime() + recoveryDelay) }
}

/** Makes the pending address the member's own, once; throws `expired` for a used, expired, replaced or unknown link. */
export async function confirmNewEmail(db: Db, platform: EmailChangeDeps, token: string): Promise<void> {
  const at = platform.clock()
  const { member_id } = await readLink(db, token, ['email'], at)
  // Locked before the link, as everywhere else, so that two calls never wait for each other.
  const contacts = await findContacts(db, member_id, { forUpdate: true })
  const tx = createUnit(db, platform, { member_id, at })
  const { details } = await useLink(db, token, ['email'], at)
  const email = details['email']
  if (!contacts || email === undefined || email !== contacts.pending_email) throw problem('expired')
  if (!(await changeLoginName(db, member_id, contacts.email, email))) throw problem('expired')
  await writeEmail(db, { member_id, email, recovery: recoveryAfter(contacts, email, at), at })
  await emailChanged(tx, platform, { from: contacts.email, to: email })
  await tx.publish({ event: 'profile.changed', changed: ['email'], email })
  await tx.announce('profile')
}
