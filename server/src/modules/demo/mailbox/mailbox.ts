import type { DeliveryOutcome, OutboxTransports } from '#platform/outbox/transport.ts'
import type { Platform } from '#platform/portal.ts'
import { saveMessage } from './mailbox.store.ts'

const sent: DeliveryOutcome = { sent: true }

/** The demo's mail server and SMS gateway: what would be sent is kept, for the page that shows it. */
export function demoMailbox({ db, clock }: Pick<Platform, 'db' | 'clock'>): OutboxTransports {
  return {
    async mail({ member_id, message_id, to, reply_to, subject, text, html, attachments }) {
      await saveMessage(db, {
        member_id,
        message_id,
        channel: 'email',
        recipient: to,
        subject,
        body_text: text,
        body_html: html,
        links: linksIn(text),
        reply_to,
        attachments: attachments.map(({ name }) => name),
        sent_at: clock(),
      })
      return sent
    },
    async sms({ member_id, message_id, to, text }) {
      await saveMessage(db, {
        member_id,
        message_id,
        channel: 'sms',
        recipient: to,
        body_text: text,
        links: linksIn(text),
        sent_at: clock(),
      })
      return sent
    },
  }
}

/** Every address in a text, without the full stop of the sentence around it. */
export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)]+$/, '')))]
}
