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

/** Notices that go out at once, at the old contact and at the new one. */
export type NoticeKind =
  | 'password_changed'
  | 'email_requested'
  | 'email_changed'
  | 'phones_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'data_exported'
  | AccountKind

export type Notice = {
  kind: NoticeKind
  /** e-mail addresses to tell beside the member's present one: the one of before */
  emails?: readonly string[]
  /** mobiles to tell by SMS, E.164: the one of before and the one of now */
  mobiles?: readonly string[]
  /** name in the notice, already masked where it is a contact */
  detail?: string
  /** facts that "it was not me" needs: the former e-mail, the passkey's id */
  undo?: { email?: string; passkey_id?: string }
  /** account of the change; the contacts of now and of the last 30 days are told without being named here */
  account?: AccountNamed
  /** account or card that is debited no longer, beside the account's former one */
  ended?: EndedMeans
  /** somebody else who is debited from now on, or was until now */
  holders?: readonly OtherHolder[]
}

export type NoticeContent = Pick<Notice, 'kind' | 'detail' | 'account' | 'ended'> & {
  at: Date
  country: Country
  /** end of the time for which refunds to the account wait */
  held_until?: Date | null
}

/** Tells the member of a change by e-mail (and SMS), each mail with a link "it was not me", in the transaction of the change. */
export async function sendSecurityNotice(
  tx: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  notice: Notice,
): Promise<void> {
  const { db, member_id, at } = tx
  const { kind, account, undo = {} } = notice
  const member = await findCorrespondent(db, member_id)
  if (!member) return
  const { country } = member
  const language = toLanguage(member.locale)
  const told: NoticeContent = {
    ...notice,
    at,
    country,
    held_until: account ? await findHoldEnd(db, member_id, at) : null,
  }
  const { emails, mobiles } = await contactsOf(tx, notice, member)
  for (const to of distinct(emails)) {
    // Each mailbox has its own way out: none holds a secret that another one knows.
    const { token } = await createLink(db, { member_id, purpose: 'freeze', at, details: { kind, ...undo } })
    const letter = noticeMail(language, told, linkAddress(platform.config, '/not-me', token))
    await sendMail(db, platform, { member_id, to, reader: { language, country }, letter })
  }
  for (const to of distinct(mobiles)) await sendSms(db, platform, { member_id, to, text: noticeSms(language, told) })
  await notifyOtherHolders(tx, platform, notice, { ...member, language })
}

type Contacts = { email: string; mobile: string | null }

async function contactsOf(
  { db, member_id, at }: UnitOfWork,
  { kind, emails = [], mobiles = [] }: Notice,
  now: Contacts,
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
