import type { Country } from '@coussinet/contract/fields.ts'
import { makeLink } from '#features/session/links.ts'
import type { Db } from '#platform/db.ts'
import { sendMail, sendSms } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { languageOf } from '#platform/texts.ts'
import { findReader } from './members.store.ts'
import { noticeMail, noticeSms } from './notices.mails.ts'

/** What a member is told of at once, at the old contact and at the new one. */
export type NoticeKind = 'password_changed' | 'email_requested' | 'email_changed' | 'phones_changed' | 'passkey_added' | 'passkey_removed'

export type Notice = {
  member_id: string
  kind: NoticeKind
  at: Date
  /** e-mail addresses to tell beside the member's present one: the one of before */
  emails?: readonly string[]
  /** mobiles to tell by SMS, E.164: the one of before and the one of now */
  mobiles?: readonly string[]
  /** what the notice names, already masked where it is a contact */
  detail?: string
  /** what "it was not me" needs to know: the former e-mail, the passkey's id */
  undo?: { email?: string; passkey_id?: string }
}

/** What a notice says, whoever reads it. */
export type Told = Pick<Notice, 'kind' | 'at' | 'detail'> & { country: Country }

/** Tells the member of a change by e-mail (and SMS), each mail with a link "it was not me", in the transaction of the change. */
export async function tellOfChange(db: Db, platform: Pick<Platform, 'clock' | 'config' | 'jobs'>, notice: Notice): Promise<void> {
  const { member_id, kind, at, emails = [], mobiles = [], undo = {} } = notice
  const member = await findReader(db, member_id)
  if (!member) return
  const { country } = member
  const language = languageOf(member.locale)
  const told: Told = { ...notice, country }
  for (const to of distinct([member.email, ...emails])) {
    // Each mailbox has its own way out: none holds a secret that another one knows.
    const { token } = await makeLink(db, { member_id, purpose: 'freeze', at, details: { kind, ...undo } })
    const letter = noticeMail(language, told, `${platform.config.public_url}/not-me?token=${token}`)
    await sendMail(db, platform, { member_id, to, reader: { language, country }, letter })
  }
  for (const to of distinct(mobiles)) await sendSms(db, platform, { member_id, to, text: noticeSms(language, told) })
}

function distinct(contacts: readonly string[]): string[] {
  return [...new Map(contacts.map((contact) => [contact.toLowerCase(), contact])).values()]
}
