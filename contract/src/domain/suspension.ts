import * as fr from '@coussinet/texts/fr/contract-words.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'
import type { Country } from './country-names.ts'

type ResumptionMoment = 'noon' | 'midnight'

/** From when on its first day a cover resumes, by the law of the country: art. L113-3 of the Code des assurances, art. 1901 of the Codice civile. */
export const resumesAt = (country: Country): ResumptionMoment => (country === 'FR' ? 'noon' : 'midnight')

const suspension = messages({ fr: fr.suspension, it: it.suspension, nl: nl.suspension })

/** Since when a cover is suspended. */
export const suspendedSince = (day: string, language: Language): string => suspension[language].since(day)

/** Day on which a cover resumes, as a clause. */
export const coverResumes = (day: string, at: ResumptionMoment, language: Language): string =>
  suspension[language].resumes(day, at === 'noon')
