import * as fr from '@coussinet/texts/fr/quotes.ts'
import * as it from '@coussinet/texts/it/quotes.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/quotes.ts'

export const quoteMessages = messages({ fr: fr.quoteMessages, it: it.quoteMessages, nl: nl.quoteMessages })
