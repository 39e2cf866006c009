import type { Guarantee } from '@coussinet/contract/domain/cover.ts'
import { euros, percent } from '@coussinet/contract/domain/format.ts'
import { filingDeadlineYears } from '@coussinet/contract/domain/requests.ts'
import { getInsurer } from '#platform/paper/insurer.ts'
import { termsInWords } from '#platform/text/terms-in-words.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { agreed } from '../cgv/agreed.ts'
import { soldInWords } from '../cgv/insurer-in-words.ts'

type IpidFacts = Pick<PaperFacts, 'language' | 'country' | 'offered' | 'due_days' | 'takes_cards'>

export function ipidFigures({ language, country, offered, due_days, takes_cards }: IpidFacts) {
  const money = (cents: number) => euros(cents, language)
  const range = (amounts: readonly number[], write: (amount: number) => string) => ({
    lowest: write(Math.min(...amounts)),
    highest: write(Math.max(...amounts)),
  })
  // Null where no formula has such a deductible.
  const orNone = (amounts: readonly number[]) => (amounts.length > 0 ? range(amounts, money) : null)
  const deductibles = (mode: 'per_event' | 'per_year') =>
    offered
      .filter(({ deductible_mode, deductible_cents }) => deductible_mode === mode && deductible_cents > 0)
      .map(({ deductible_cents }) => deductible_cents)
  const { email, address } = getInsurer(country)
  const labelsOf = (covers: (guarantee: (name: Guarantee) => boolean) => boolean) =>
    offered.filter((formula) => covers((name) => formula.covers.includes(name))).map(({ label }) => label[language])
  const packages = offered.map(({ vaccine_package_cents }) => vaccine_package_cents).filter((cents) => cents > 0)
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
    package: orNone(packages),
    per_event: orNone(deductibles('per_event')),
    per_year: orNone(deductibles('per_year')),
    terms: termsInWords(offered, language),
    operation_alone: labelsOf((has) => has('illness_surgery') && !has('illness')),
    illness_alone: labelsOf((has) => has('illness') && !has('illness_surgery')),
    no_illness: labelsOf((has) => !has('illness') && !has('illness_surgery')),
    due_days,
    takes_cards,
    sold_in: soldInWords(language, country, 'conjunction'),
    filing_years: filingDeadlineYears(country),
    email,
    address: address.join(', '),
  }
}
export type IpidFigures = ReturnType<typeof ipidFigures>
