import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findCorrespondent, findHoldEnd } from '#modules/policy/policy.ts'
import { sendMail, sendSms } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { linkAddress, createLink } from '../session/links.ts'
import {
  type AccountKind,
  type AccountNamed,
  type EndedMeans,
  isAccountKind,
} from './account-changes/account-change.ts'
import { formerContacts, saveFormerContact } from './account-changes/former-contacts.ts'
import { type OtherHolder, notifyOtherHolders } from './account-changes/other-holders.ts'
import { noticeMail, noticeSms } from './notices.mails.ts'

/** Notices sent at once, to the former and the new contact. */
export type NoticeKind =
  | 'password_changed'
  | 'email_requested'
  | 'email_changed'
  | 'phones_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'data_exported'
  | AccountKind

export type SecurityNotice = {
  kind: NoticeKind
  /** e-mail addresses to notify besides the member's current one: the former one */
  emails?: readonly string[]
  /** mobiles to notify by SMS, E.164: the former and the new one */
  mobiles?: readonly string[]
  /** name in the notice, masked if it is a contact */
  detail?: string
  /** facts needed by "it was not me": the former e-mail address, the passkey's or identity's id */
  undo?: { email?: string; passkey_id?: string; identity_id?: string }
  /** changed account; current contacts and those of the last 30 days are always notified */
  account?: AccountNamed
  /** account or card no longer debited, besides the former account */
  ended?: EndedMeans
  /** another holder who is debited from now on, or was until now */
  holders?: readonly OtherHolder[]
}

export type NoticeContent = Pick<SecurityNotice, 'kind' | 'detail' | 'account' | 'ended'> & {
  at: Date
  country: Country
  /** end of the waiting period of refunds to the account */
  held_until?: Date | null
}

/**
 * Notifies the member of a change by e-mail (and SMS), each mail with its own "it was not me" link, in the transaction
 * of the change.
 */
export async function sendSecurityNotice(
  tx: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  notice: SecurityNotice,
): Promise<void> {
  const { db, member_id, at } = tx
  const { kind, account, undo = {} } = notice
  const member = await findCorrespondent(db, member_id)
  if (!member) return
  const { country } = member
  const language = toLanguage(member.locale)
  const content: NoticeContent = {
    ...notice,
    at,
    country,
    held_until: account ? await findHoldEnd(db, member_id, at) : null,
  }
  const { emails, mobiles } = await contactsOf(tx, notice, member)
  for (const to of distinct(emails)) {
    // One link per mailbox: none has a secret that another one knows.
    const { token } = await createLink(db, { member_id, purpose: 'freeze', at, details: { kind, ...undo } })
    const letter = noticeMail(language, content, linkAddress(platform.config, '/not-me', token))
    await sendMail(db, platform, { member_id, to, reader: { language, country }, letter })
  }
  for (const to of distinct(mobiles)) await sendSms(db, platform, { member_id, to, text: noticeSms(language, content) })
  await notifyOtherHolders(tx, platform, notice, { ...member, language })
}

type NoticeContacts = { email: string; mobile: string | null }

async function contactsOf(
  { db, member_id, at }: UnitOfWork,
  { kind, emails = [], mobiles = [] }: SecurityNotice,
  now: NoticeContacts,
) {
  if (isAccountKind(kind)) {
    const former = await formerContacts(db, member_id, at)
    return {
      emails: [now.email, ...former.emails],
      mobiles: [...(now.mobile === null ? [] : [now.mobile]), ...former.mobiles],
    }
  }
  await saveFormerContact(db, {
    member_id,
    at,
    emails: emails.filter((email) => !isSame(email, now.email)),
    mobiles: mobiles.filter((mobile) => mobile !== now.mobile),
  })
  return { emails: [now.email, ...emails], mobiles }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function distinct(contacts: readonly string[]): string[] {
  return [...new Map(contacts.map((contact) => [contact.toLowerCase(), contact])).values()]
}
