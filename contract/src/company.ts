import { companies, type Company, home } from './brand/values.ts'
import type { Country } from './domain/countries.ts'

const isKnown = (country: string): country is Country => Object.hasOwn(companies, country)

/** The company of an address's country as members see it: on the pages, in the mails, in the documents; that of the brand's home for any other (spec §1). */
export const getCompany = (country: string): Company => companies[isKnown(country) ? country : home]
