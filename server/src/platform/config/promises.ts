import { brandPromises } from '@coussinet/contract/brand/values.ts'
import { type PromisedDays, promisedDays } from '@coussinet/contract/domain/requests.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { type Environment, whole } from './environment.ts'

/** Reads what the settings promise, else what the brand does; adds a sentence to `wrong` for what is no number of days. */
export function readPromises(env: Environment, wrong: string[]): PromisedDays {
  return {
    answer: whole(env, 'ANSWER_WORKING_DAYS', brandPromises.answer, 1, 30, wrong),
    transfer: whole(env, 'TRANSFER_WORKING_DAYS', brandPromises.transfer, 1, 30, wrong),
  }
}

/** Promises of this portal, read once as the brand is; what is wrong with the settings is told by `readConfig`. */
export const promises: PromisedDays = readPromises(process.env, [])

/** Days in words for texts that say nothing else of them: “sous deux jours ouvrés”, “entro 48 ore, nei giorni lavorativi”. */
export const promisesInWords = ({ answer, transfer }: PromisedDays, language: Language) => ({
  answer: promisedDays[language].answer_in_full(answer),
  transfer: promisedDays[language].transfer(transfer),
})

/** Says within which time an answer comes: “sous deux jours ouvrés”. */
export const answerSoon = (language: Language): string => promisesInWords(promises, language).answer

/** Says within which time an accepted refund is paid, in bank days: “sous deux jours bancaires”. */
export const transferSoon = (language: Language): string => promisesInWords(promises, language).transfer
