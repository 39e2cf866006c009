import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/request/warning.ts'
import * as it from '@coussinet/texts/it/pages/refunds/request/warning.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/request/warning.ts'

/** Sentence of a warning before a request is sent: the day is already in words. */
export const warningMessages = messages({ fr: fr.warningMessages, it: it.warningMessages, nl: nl.warningMessages })
