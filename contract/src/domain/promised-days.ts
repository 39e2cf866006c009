import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'

/** Working days until the insurer answers, and bank days until it pays an accepted request. */
export type PromisedDays = { readonly answer: number; readonly transfer: number }

/** Promises in words, after a verb or a noun: “sous deux jours ouvrés”. */
export const promisedDays = messages({ fr: fr.promisedDays, it: it.promisedDays, nl: nl.promisedDays })
