import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import type { AskReason } from './refund-reasons.ts'

/** Words of what is asked of the member, by the reason for asking; `whose` is the animal's name. */
export const askSentences = messages({
  fr: fr.askSentences satisfies Record<AskReason, (whose: string) => string>,
  it: it.askSentences,
  nl: nl.askSentences,
})

/** Names of what is asked for, as a list has them. */
export const askedThings = messages({
  fr: fr.askedThings satisfies Record<AskReason, string>,
  it: it.askedThings,
  nl: nl.askedThings,
})
