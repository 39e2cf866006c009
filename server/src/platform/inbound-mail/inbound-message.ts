/** bytes of a mail: more than mailboxes send, who take 25 MB at most */
export const largestMail = 26 * 1024 * 1024

export type InboundMessage = {
  sender: string
  message_id: string | null
  date: string | null
  /** words that its sender wrote themselves */
  text: string
  /** the end that belongs to it: a mail that they pass on, or a quote into which they may have written */
  passed_on: string
  /** quotes and signatures of their program */
  quoted_text: string
  files: { name: string; media_type: string; bytes: Buffer }[]
}

/** Member to whom an address leads; more than these is the receiver's own. */
export type Recipient = {
  member_id: string
  /** its sentences in the language of who wrote */ says(sentence: 'sender' | 'unreadable' | 'too_large'): string
}

/** The use that is made of mails. What it throws is answered: a `MailRefusal` as it is, anything else by “later”. */
export type MailReceiver<R extends Recipient> = {
  /** finds whom an address leads to; throws a refusal for a wrong one */
  find(address: string): Promise<R>
  /** takes a mail; it stands in the database when this resolves. `known`: it stood there before */
  take(recipient: R, message: InboundMessage): Promise<'taken' | 'known'>
}
