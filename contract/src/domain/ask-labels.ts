import * as fr from '@coussinet/texts/fr/words/ask-labels.ts'
import * as it from '@coussinet/texts/it/words/ask-labels.ts'
import * as nl from '@coussinet/texts/nl/words/ask-labels.ts'
import { messages } from './messages.ts'

/** Words of what is asked of the member, by the reason for asking; `whose` is the animal's name. */
export const askSentences = messages({ fr: fr.askSentences, it: it.askSentences, nl: nl.askSentences })

/** Names of what is asked for, as a list has them. */
export const askedThings = messages({ fr: fr.askedThings, it: it.askedThings, nl: nl.askedThings })
