import type { Language } from '@coussinet/texts/messages.ts'
import { offeredLanguages } from './values.ts'

const offered = (tag: string): Language | undefined => {
  const wanted = tag.trim().toLowerCase().split('-')[0]
  return offeredLanguages.find((language) => language === wanted)
}

/** Checks whether the brand offers the language of a locale or of a browser's tag. */
export const isOffered = (tag: string): boolean => offered(tag) !== undefined

/** Language of a locale if the brand offers it, else French: Italian for `it`, French for `fr`, `fr-BE` and all others (I18N-02). */
export const toLanguage = (locale: string): Language => offered(locale) ?? 'fr'
