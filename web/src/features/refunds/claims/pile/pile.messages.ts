import * as fr from '@coussinet/texts/fr/refund-requests.ts'
import * as it from '@coussinet/texts/it/refund-requests.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-requests.ts'

/** Several documents at once, sorted into requests. */
export const pileMessages = messages({ fr: fr.pileMessages, it: it.pileMessages, nl: nl.pileMessages })
