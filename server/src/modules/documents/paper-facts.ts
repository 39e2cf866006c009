import type { Animal } from '@coussinet/contract/animals.ts'
import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { FormulaName, Guarantee } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { PromisedDays } from '@coussinet/contract/domain/requests.ts'
import type { Contract, Profile } from '@coussinet/contract/profile.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { PaperMandate } from '#modules/contributions/contributions.ts'
import type { PricedStep, PriceRevision } from '#modules/policy/policy.ts'
import type { RetentionSettings } from '#platform/config/retention-settings.ts'

export type PaperAnimal = Pick<
  Animal,
  'name' | 'type' | 'gender' | 'breed' | 'colour' | 'birth_date' | 'adoption_date' | 'icad' | 'cover_start'
> & {
  animal_id: string
  /** its own last day with cover, where it is not the contract's */
  cover_end: Day | null
  formula: FormulaTerms
  /** the formula as it is kept, of which `formulaOn` tells that of another day */
  kept_formula: FormulaName
  /** confirmed changes of its formula, in their order */
  formula_steps: readonly PricedStep[]
  /** fee included, as it is today */
  monthly_price_cents: number
  /** first day with cover of each guarantee that the formula has; none before a cover begins */
  waiting_periods: readonly { guarantee: Guarantee; covered_from: Day }[]
}

export type AnimalPriceRevision = PriceRevision & { animal_id: string }

/** All that a member's papers say, read once; the makers are pure functions of it. */
export type PaperFacts = {
  language: PaperLanguage
  /** country of the contract: its company, law, authority, mediator */
  country: Country
  today: Day
  /** address of the portal, without a slash at its end */
  public_url: string
  retention: RetentionSettings
  member: Pick<Profile, 'organisation' | 'firstname' | 'lastname' | 'nevg' | 'address'>
  contract: Pick<Contract, 'status' | 'effective_date' | 'renewal_date'> & {
    contract_number: string
    suspended_since: Day | null
    /** the last day, as it is known or was asked for, whichever comes first; null while the contract goes on */
    end_date: Day | null
    created_on: Day
    /** the last day to withdraw, over or not */
    withdrawal_until: Day
    /** 5, 10 or 15 */
    due_day: number
  }
  /** the formulas that texts of all of them tell: those on sale, and those closed ones that an animal of the member has */
  offered: readonly FormulaTerms[]
  takes_cards: boolean
  /** a machine of the portal reads the invoices and quotes that members send */
  reads_bills: boolean
  languages: readonly Language[]
  /** days within which the insurer answers and pays */
  promises: PromisedDays
  has_assistance: boolean
  /** days of the month among which a member chooses, rising */
  due_days: readonly number[]
  /** in their order; those with the formula `default` too */
  animals: readonly PaperAnimal[]
  /** the one that lets the insurer debit */
  mandate: PaperMandate | null
  /** card that pays the contributions where there is no mandate; expires: YYYY-MM */
  card: { brand: string; last4: string; expires: string } | null
  /** every announced one, latest announcement first, then in the order of the animals */
  price_revisions: readonly AnimalPriceRevision[]
}
