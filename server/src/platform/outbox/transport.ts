import type { Language } from '@coussinet/texts/messages.ts'

export type InlinePicture = { content_id: string; name: string; media_type: string; bytes: Buffer }

export type RenderedMail = {
  member_id: string
  message_id: string
  to: string
  reply_to: string | null
  language: Language
  subject: string
  text: string
  html: string
  pictures: readonly InlinePicture[]
  attachments: { name: string; media_type: string; bytes: Buffer }[]
}
export type RenderedSms = { member_id: string; message_id: string; to: string; text: string }

/** Outcome of an attempt: `again` is false if no retry can succeed. The reason contains no address and no secret. */
export type DeliveryOutcome = { sent: true } | { sent: false; again: boolean; reason: string }

/** Delivers one message within 15 seconds; never throws for failures of a mail server or gateway. */
export type OutboxTransports = {
  mail?: (mail: RenderedMail) => Promise<DeliveryOutcome>
  sms?: (sms: RenderedSms) => Promise<DeliveryOutcome>
}
