import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'

/** Labels of a request, whatever was asked for. */
export const requestLabels = messages({ fr: fr.requestLabels, it: it.requestLabels, nl: nl.requestLabels })
