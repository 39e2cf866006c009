import * as fr from '@coussinet/texts/fr/words/request-labels.ts'
import * as it from '@coussinet/texts/it/words/request-labels.ts'
import * as nl from '@coussinet/texts/nl/words/request-labels.ts'
import { messages } from './messages.ts'

/** Labels of a request, whatever was asked for. */
export const requestLabels = messages({ fr: fr.requestLabels, it: it.requestLabels, nl: nl.requestLabels })
