import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/pile.ts'
import * as it from '@coussinet/texts/it/pages/refunds/pile.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/pile.ts'

/** Several documents at once, sorted into requests. */
export const pileMessages = messages({ fr: fr.pileMessages, it: it.pileMessages, nl: nl.pileMessages })
