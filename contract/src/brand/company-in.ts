import type { Country } from '../domain/countries.ts'
import { brand } from './chosen.ts'

/** Company of a country with all its brand facts; by default that of the home country. Pages use the shorter `getCompany`. */
export function companyIn(country: Country) {
  const company = brand.companies[country] ?? brand.companies[brand.home]
  // `check-brand.ts` refuses a brand whose home has none.
  if (company === undefined) throw new Error(`The brand has no company in ${brand.home}`)
  return company
}
