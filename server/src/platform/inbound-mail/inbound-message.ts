/** maximum size of a mail in bytes, above the 25 MB of mailboxes */
export const largestMail = 26 * 1024 * 1024

export type InboundMessage = {
  sender: string
  message_id: string | null
  date: string | null
  /** words that the sender wrote */
  text: string
  /** trailing text that belongs to it: a forwarded mail, or a quote into which they may have written */
  passed_on: string
  /** quotes and signatures of their program */
  quoted_text: string
  files: { name: string; media_type: string; bytes: Buffer }[]
}

/** Member of an address, with fields private to the receiver. */
export type Recipient = {
  member_id: string
  /** sentences of its refusals in the sender's language */ says(
    sentence: 'sender' | 'unreadable' | 'too_large',
  ): string
}

/** Handler of mails. Errors are sent to the relay: a `MailRefusal` as it is, anything else as a temporary one. */
export type MailReceiver<R extends Recipient> = {
  /** finds the member of an address; throws a refusal for a wrong one */
  find(address: string): Promise<R>
  /** handles a mail; it is in the database when this resolves. `known`: it was before */
  take(recipient: R, message: InboundMessage): Promise<'taken' | 'known'>
}
