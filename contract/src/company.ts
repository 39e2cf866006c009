import { companies, type Company, home } from './brand/values.ts'
import type { Country } from './domain/countries.ts'

const isKnown = (country: string): country is Country => Object.hasOwn(companies, country)

/** Company of an address's country as pages, mails and documents show it; for other countries that of the home country (spec §1). */
export const getCompany = (country: string): Company => companies[isKnown(country) ? country : home]
