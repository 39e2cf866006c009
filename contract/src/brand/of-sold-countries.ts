import type { Country } from '../fields.ts'
import { soldCountries } from './values/companies.ts'

/** The words of those countries where contracts are sold, in the order in which they were written. */
export const ofSoldCountries = (words: Readonly<Partial<Record<Country, string>>>): string[] =>
  Object.entries(words).flatMap(([country, word]) => (soldCountries.some((sold) => sold === country) ? [word] : []))
