import type { MailRefusal } from './mail-refusal.ts'

/** maximum size of a mail in bytes, above the 25 MB of mailboxes */
export const largestMail = 26 * 1024 * 1024

export type InboundMessage = {
  sender: string
  message_id: string | null
  date: string | null
  /** words that the sender wrote */
  text: string
  /** trailing text that belongs to it: a forwarded mail, or a quote into which they may have written */
  forwarded: string
  /** quotes and signatures of their program */
  quoted_text: string
  files: { name: string; media_type: string; bytes: Buffer }[]
}

/** Member of an address. Errors are sent to the relay: a `MailRefusal` as it is, anything else as a temporary one. */
export type MailRecipient = {
  member_id: string
  /** sentence of a refusal in the language of the address */
  says(sentence: 'sender' | 'certified' | 'unreadable' | 'too_large'): string
  /** refusal of a program's mail; null: it is accepted and dropped */
  automatic: MailRefusal | null
  /** handles a mail; it is in the database when this resolves. `known`: it was before */
  take(message: InboundMessage): Promise<'taken' | 'known'>
}

/** Handler of the mails of one mailbox. */
export type MailReceiver = {
  /** mailbox and domain; members' addresses add a `+` and a tag before the `@` */
  base: string
  /** finds the member of an address; throws a refusal for a wrong one */
  find(address: string): Promise<MailRecipient>
}

/** Tag of an address below `base`, in lower case, such as `k7m2` of `answer+k7m2@replies.example`; null for any other address. */
export function readTag(base: string, address: string): string | null {
  const [local = '', domain = ''] = base.toLowerCase().split('@')
  const written = address.toLowerCase()
  if (!written.startsWith(`${local}+`) || !written.endsWith(`@${domain}`)) return null
  return written.slice(local.length + 1, -domain.length - 1)
}

/** Address below `base` with a tag. */
export function withTag(base: string, tag: string): string {
  const [local, domain] = base.split('@')
  return `${local}+${tag}@${domain}`
}
