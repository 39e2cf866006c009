import type { Language } from '@coussinet/texts/messages.ts'
import type { PostalAddress } from '#platform/paper/postal-address.ts'
import type { UnpaidContribution } from '../mandates/unpaid-contributions.ts'

/** Source of a signature (SEC-33). */
export type MandateProof = {
  signature_id: string
  code_sent_at: Date
  code_validated_at: Date
  wrong_tries: number
  /** address and browser of the one who typed the code */
  address: string
  user_agent: string
  /** hexadecimal SHA-256 of the text, and of the paper that could be read before */
  text_sha256: string
  paper_sha256: string
  text_version: string
  position: number
  hash: string
}

export type PaperMandate = {
  mandate_id: string
  umr: string
  status: string
  /** the debtor: who holds the account */
  holder: string
  address: PostalAddress
  /** the policyholder, where somebody else pays */
  on_behalf_of: string | null
  /** signs for an organisation that holds the account; null for a person's, and where none is named */
  signatory: string | null
  /** whole: it stands on the mandate alone, masked on every other paper */
  iban: string
  bic: string | null
  signature_mode: 'email' | 'sms' | null
  signature_recipient: string | null
  signed_at: Date | null
  created_at: Date
  ended_at: Date | null
  /** language of the text that was signed; null: the reader's */
  language: Language | null
  /** effects of the signature: refunds go there too, another due day, what came back and is debited there */
  for_refunds: boolean
  wanted_due_day: number | null
  unpaid: readonly UnpaidContribution[]
  /** null where the portal did not collect the signature */
  proof: MandateProof | null
}
