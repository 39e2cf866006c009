import { soldCountries } from '@coussinet/contract/brand/values.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { fieldProblem } from '#platform/core/problem.ts'

/** Throws `validation_failed` at the field for a country in which the brand sells no contracts: its papers and letters would speak of another law. */
export function requireSold(country: Country, field: 'country' | 'address.country'): void {
  if (!soldCountries.includes(country)) throw fieldProblem(field, 'country_not_sold')
}
