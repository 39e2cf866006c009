import * as fr from '@coussinet/texts/fr/words/contact-labels.ts'
import * as it from '@coussinet/texts/it/words/contact-labels.ts'
import * as nl from '@coussinet/texts/nl/words/contact-labels.ts'
import { messages } from './messages.ts'

/** Labels of a message to the insurer. */
export const messageLabels = messages({ fr: fr.messageLabels, it: it.messageLabels, nl: nl.messageLabels })
