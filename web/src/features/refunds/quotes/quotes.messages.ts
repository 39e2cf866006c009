import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/quotes.ts'
import * as it from '@coussinet/texts/it/pages/refunds/quotes.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/quotes.ts'

export const quoteMessages = messages({ fr: fr.quoteMessages, it: it.quoteMessages, nl: nl.quoteMessages })
