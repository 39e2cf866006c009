import type { Country, Locale } from '@coussinet/contract/fields.ts'

/** The locale of a chosen language: a member in Belgium who reads French has `fr-BE`. */
export function localeOf(language: string, country: Country): Locale {
  if (language === 'it') return 'it'
  return country === 'BE' ? 'fr-BE' : 'fr'
}
