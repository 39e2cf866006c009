import { filingDeadlineYears } from '@coussinet/contract/domain/filing-deadline.ts'
import { euros, percent } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { soldFormulas as offered } from '#modules/policy/policy.ts'
import { insurerOf } from '#platform/paper/insurer.ts'
import { agreed } from '../cgv/agreed.ts'
import { soldInWords } from '../cgv/insurer-in-words.ts'
import { waitingInWords } from '../cgv/terms.ts'

/** The figures of the formulas that are sold, from the lowest to the highest, as the information document tells them. */
export function ipidFigures(language: Language, country: Country) {
  const money = (cents: number) => euros(cents, language)
  const range = (amounts: readonly number[], write: (amount: number) => string) => ({
    lowest: write(Math.min(...amounts)),
    highest: write(Math.max(...amounts)),
  })
  // Null where no formula has such a deductible.
  const orNone = (amounts: readonly number[]) => (amounts.length > 0 ? range(amounts, money) : null)
  const deductibles = (mode: 'per_event' | 'per_year') =>
    offered.filter(({ deductible_mode }) => deductible_mode === mode).map(({ deductible_cents }) => deductible_cents)
  const { email, address } = insurerOf(country)
  return {
    ...agreed,
    ceiling: range(
      offered.map(({ annual_ceiling_cents }) => annual_ceiling_cents),
      money,
    ),
    rate: range(
      offered.map(({ reimbursement_rate }) => reimbursement_rate),
      (rate) => percent(rate, language),
    ),
    package: range(
      offered.map(({ vaccine_package_cents }) => vaccine_package_cents),
      money,
    ),
    per_event: orNone(deductibles('per_event')),
    per_year: orNone(deductibles('per_year')),
    with_illness: offered.filter(({ covers }) => covers.includes('illness')).map(({ label }) => label[language]),
    without_illness: offered.filter(({ covers }) => !covers.includes('illness')).map(({ label }) => label[language]),
    waiting: waitingInWords(language),
    sold_in: soldInWords(language, country, 'conjunction'),
    filing_years: filingDeadlineYears(country),
    email,
    address: address.join(', '),
  }
}
export type IpidFigures = ReturnType<typeof ipidFigures>
