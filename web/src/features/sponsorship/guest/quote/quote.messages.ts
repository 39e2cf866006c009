import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/sponsorship/guest/quote/quote.ts'
import * as it from '@coussinet/texts/it/pages/sponsorship/guest/quote/quote.ts'
import * as nl from '@coussinet/texts/nl/pages/sponsorship/guest/quote/quote.ts'

export const quoteMessages = messages({ fr: fr.quoteMessages, it: it.quoteMessages, nl: nl.quoteMessages })
