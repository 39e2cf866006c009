import type { Country } from '@coussinet/contract/domain/countries.ts'
import { countriesOfReaders } from '@coussinet/contract/domain/languages.ts'
import type { Language } from '@coussinet/texts/messages.ts'

/** The same of each country, those where the language is read first. */
export function readersFirst<T extends { country: Country }>(of: readonly T[], language: Language): T[] {
  return countriesOfReaders(language).flatMap((country) => of.filter((one) => one.country === country))
}
