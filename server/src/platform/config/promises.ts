import { brandPromises } from '@coussinet/contract/brand/values.ts'
import { type PromisedDays, promisedDays } from '@coussinet/contract/domain/requests.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { type Environment, whole } from './environment.ts'

/** Reads the promised days from the settings, else from the brand; adds a sentence to `wrong` for an invalid number. */
export function readPromises(env: Environment, wrong: string[]): PromisedDays {
  return {
    answer: whole(env, 'ANSWER_WORKING_DAYS', brandPromises.answer, 1, 30, wrong),
    transfer: whole(env, 'TRANSFER_WORKING_DAYS', brandPromises.transfer, 1, 30, wrong),
  }
}

/** Promises of this portal, read once like the brand; `readConfig` reports invalid settings. */
export const promises: PromisedDays = readPromises(process.env, [])

/** Days in words, for texts that say nothing else about them: “sous deux jours ouvrés”, “entro 48 ore, nei giorni lavorativi”. */
export const promisesInWords = ({ answer, transfer }: PromisedDays, language: Language) => ({
  answer: promisedDays[language].answer_in_full(answer),
  transfer: promisedDays[language].transfer(transfer),
})

/** Promised time of an answer: “sous deux jours ouvrés”. */
export const answerSoon = (language: Language): string => promisesInWords(promises, language).answer

/** Promised time of the payment of an accepted refund, in bank days: “sous deux jours bancaires”. */
export const transferSoon = (language: Language): string => promisesInWords(promises, language).transfer
