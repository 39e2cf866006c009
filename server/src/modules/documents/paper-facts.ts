import type { Animal } from '@coussinet/contract/animals.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import type { Guarantee } from '@coussinet/contract/formulas.ts'
import type { Contract, Profile } from '@coussinet/contract/profile.ts'
import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import type { UnpaidContribution } from '#modules/contributions/mandates/unpaid.ts'
import type { Day } from '#platform/days.ts'
import type { KeepingTimes } from '#platform/keeping-times.ts'
import type { Language } from '#platform/texts.ts'

export type PaperAnimal = Pick<
  Animal,
  'name' | 'type' | 'gender' | 'breed' | 'colour' | 'birth_date' | 'adoption_date' | 'icad' | 'cover_start'
> & {
  animal_id: string
  formula: FormulaTerms
  /** fee included, as it is today */
  monthly_price_cents: number
  /** of each guarantee that the formula has, the first day with cover; none before a cover begins */
  waiting_periods: readonly { guarantee: Guarantee; covered_from: Day }[]
}

export type PaperMandate = {
  mandate_id: string
  umr: string
  status: string
  /** the debtor: who holds the account */
  holder: string
  /** in any country of SEPA */
  address: Omit<Profile['address'], 'country'> & { country: string }
  /** the policyholder, where somebody else pays */
  on_behalf_of: string | null
  /** whole: it stands on the mandate alone, masked on every other paper */
  iban: string
  bic: string | null
  signature_mode: 'email' | 'sms' | null
  signature_recipient: string | null
  signed_at: Date | null
  created_at: Date
  ended_at: Date | null
  /** of the text that was signed; null: of the reader */
  language: Language | null
  /** what takes effect with the signature: refunds go there too, another due day, what came back and is debited there */
  for_refunds: boolean
  wanted_due_day: number | null
  unpaid: readonly UnpaidContribution[]
  /** null where the portal did not collect the signature */
  proof: MandateProof | null
}

/** How the portal knows of a signature (SEC-33). */
export type MandateProof = {
  signature_id: string
  code_sent_at: Date
  code_validated_at: Date
  wrong_tries: number
  /** of the one who typed the code */
  address: string
  user_agent: string
  /** hexadecimal SHA-256 of the text, and of the paper that could be read before */
  text_sha256: string
  paper_sha256: string
  text_version: string
  /** the line of the member's chain of evidence */
  position: number
  hash: string
}

export type PriceRevision = {
  animal_id: string
  from_day: Day
  announced_on: Day
  old_price_cents: number
  new_price_cents: number
}

/** All that a member's papers say, read once; the makers are pure functions of it. */
export type PaperFacts = {
  /** of the member's locale */
  language: Language
  /** of the contract: its company, law, authority, mediator */
  country: Country
  /** the day on which the paper is made */
  today: Day
  /** where the portal is, without a slash at its end */
  public_url: string
  /** for how long data stays */
  keeping: KeepingTimes
  member: Pick<Profile, 'firstname' | 'lastname' | 'nevg' | 'address'>
  contract: Pick<Contract, 'status' | 'effective_date' | 'renewal_date'> & {
    contract_number: string
    /** since when the cover is suspended, while it is */
    suspended_since: Day | null
    /** the last day, as it is known or was asked for, whichever comes first; null while the contract goes on */
    end_date: Day | null
    created_on: Day
    /** the last day to withdraw, over or not */
    withdrawal_until: Day
    /** 5, 10 or 15 */
    due_day: number
  }
  /** in their order; those with the formula `default` too */
  animals: readonly PaperAnimal[]
  /** the one that lets the insurer debit */
  mandate: PaperMandate | null
  /** what the contributions are paid with where there is no mandate; expires: YYYY-MM */
  card: { brand: string; last4: string; expires: string } | null
  /** every announced one, latest announcement first, then in the order of the animals */
  price_revisions: readonly PriceRevision[]
}
