export type RefusalReason =
  | 'unknown_address'
  | 'expired_address'
  | 'sender'
  | 'malformed'
  | 'too_large'
  | 'empty'
  | 'too_long'
  | 'card_number'
  | 'text'
  | 'files'
  | 'limit'
  | 'not_possible'
  | 'automatic'
  | 'later'
  | 'plaintext'

type SmtpReply = { status: 550 | 552 | 451 | 530; /** RFC 3463 */ code: string; reason: RefusalReason }

/**
 * Refusal of a mail, permanent (5xx) or temporary (451: the relay retries). The sentence repeats nothing of the mail.
 */
export class MailRefusal extends Error {
  readonly responseCode: SmtpReply['status']
  readonly reason: RefusalReason

  constructor({ status, code, reason }: SmtpReply, sentence: string, cause?: unknown) {
    super(`${code} ${inAscii(sentence)}`, { cause })
    this.responseCode = status
    this.reason = reason
  }
}

/** Refuses permanently, with a sentence for the sender. */
export const refused = (reason: RefusalReason, code: string, sentence: string): MailRefusal =>
  new MailRefusal({ status: 550, code, reason }, sentence)

/** Refuses temporarily: nothing was stored, and the same mail may be accepted later. */
export const later = (cause: unknown): MailRefusal =>
  new MailRefusal({ status: 451, code: '4.3.0', reason: 'later' }, 'Please try again later', cause)

/** Refuses temporarily: the relay could not verify the sender, and may do so later. */
export const unsettled = (): MailRefusal =>
  new MailRefusal({ status: 451, code: '4.7.0', reason: 'later' }, 'The sender cannot be verified now')

// An SMTP reply is ASCII, in lines of 512 characters (RFC 5321 §4.5.3.1.5).
const inAscii = (sentence: string) =>
  sentence
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[«»“”]/g, '"')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, 480)
