import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'

const order: Readonly<Record<Language, readonly Country[]>> = { fr: ['FR', 'BE', 'IT'], it: ['IT', 'FR', 'BE'] }

/** The same of each country, those where the language is read first. */
export function readersFirst<T extends { country: Country }>(of: readonly T[], language: Language): T[] {
  return order[language].flatMap((country) => of.filter((one) => one.country === country))
}
