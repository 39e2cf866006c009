import { soldCountries } from '@coussinet/contract/brand/values.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { fieldProblem } from '#platform/core/problem.ts'

/** Throws `validation_failed` at the field for a country where the brand sells no contracts: another law applies there. */
export function requireSold(country: Country, field: 'country' | 'address.country'): void {
  if (!soldCountries.includes(country)) throw fieldProblem(field, 'country_not_sold')
}
