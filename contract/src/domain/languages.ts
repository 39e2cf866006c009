import * as fr from '@coussinet/texts/fr/document-words.ts'
import * as it from '@coussinet/texts/it/document-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/document-words.ts'
import type { Country } from './countries.ts'

type LanguageFacts = {
  /** the tag by which `Intl` formats numbers and days */
  tag: string
  /** the language's name in itself, as a choice of languages shows it */
  name: string
  /** country whose authorities and companies its readers are shown first */
  country: Country
  /** true while no translator has read it */
  is_draft: boolean
  /** true where the portal's papers are written in it */
  has_papers: boolean
}

const facts = {
  fr: { tag: 'fr-FR', name: 'Français', country: 'FR', is_draft: false, has_papers: true },
  it: { tag: 'it-IT', name: 'Italiano', country: 'IT', is_draft: false, has_papers: true },
  nl: { tag: 'nl-BE', name: 'Nederlands', country: 'BE', is_draft: true, has_papers: false },
} as const satisfies Record<Language, LanguageFacts>

/** Each language that texts are written in. */
export const languages: Readonly<Record<Language, LanguageFacts>> = facts

/** A language of papers, worded for a list of facts. */
export type PaperLanguage = {
  [One in Language]: (typeof facts)[One]['has_papers'] extends true ? One : never
}[Language]

const hasPapers = (language: Language): language is PaperLanguage => languages[language].has_papers

/** The language of a reader's papers: a paper is whole in one language, French where the reader's own has none (GO-07). */
export const toPaperLanguage = (language: Language): PaperLanguage => (hasPapers(language) ? language : 'fr')

/** The tags of all languages. */
export const languageTags: readonly Language[] = ['fr', 'it', 'nl']

const countries: readonly Country[] = ['FR', 'BE', 'IT']

/** The countries in the order of a language's readers: that where it is read first, then the others. */
export const countriesOfReaders = (language: Language): Country[] => [
  languages[language].country,
  ...countries.filter((country) => country !== languages[language].country),
]

/** Words for the language of a document: beside its date, and as a sentence. */
export const paperLanguages = messages({ fr: fr.paperLanguages, it: it.paperLanguages, nl: nl.paperLanguages })
