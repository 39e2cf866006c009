import type { Language } from '@coussinet/texts/messages.ts'
import type { PostalAddress } from '#platform/paper/postal-address.ts'
import type { UnpaidContribution } from '../mandates/unpaid-contributions.ts'

/** Source of a signature (SEC-33). */
export type MandateProof = {
  signature_id: string
  code_sent_at: Date
  code_validated_at: Date
  wrong_tries: number
  /** address and browser of the session in which the code was typed */
  address: string
  user_agent: string
  /** hexadecimal SHA-256 of the text, and of the paper shown before the signature */
  text_sha256: string
  paper_sha256: string
  text_version: string
  position: number
  hash: string
  /** words on how to check the paper; null without its own proof */
  check: { term: string; value: string } | null
}

export type PaperMandate = {
  mandate_id: string
  umr: string
  status: string
  /** the debtor: holder of the account */
  holder: string
  address: PostalAddress
  /** the policyholder, if somebody else pays */
  on_behalf_of: string | null
  /** signatory of an organisation's account; null for a person's, and if none is given */
  signatory: string | null
  /** the full number: only the mandate prints it, other papers mask it */
  iban: string
  bic: string | null
  signature_mode: 'email' | 'sms' | null
  signature_recipient: string | null
  signed_at: Date | null
  created_at: Date
  ended_at: Date | null
  /** language of the signed text; null: the reader's */
  language: Language | null
  /** effects of the signature: whether refunds go there too, a new due day, and unpaid contributions collected */
  for_refunds: boolean
  wanted_due_day: number | null
  unpaid: readonly UnpaidContribution[]
  /** null if the portal did not collect the signature */
  proof: MandateProof | null
}
