import * as fr from '@coussinet/texts/fr/refund-requests.ts'
import * as it from '@coussinet/texts/it/refund-requests.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-requests.ts'

/** Sentence of a warning before a request is sent: the day is already in words. */
export const warningMessages = messages({ fr: fr.warningMessages, it: it.warningMessages, nl: nl.warningMessages })
