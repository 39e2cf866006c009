import * as fr from '@coussinet/texts/fr/form-words.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'

/** Labels of a message to the insurer. */
export const messageLabels = messages({ fr: fr.messageLabels, it: it.messageLabels, nl: nl.messageLabels })
