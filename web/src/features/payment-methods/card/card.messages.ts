import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/payment-methods/card/card.ts'
import * as it from '@coussinet/texts/it/pages/payment-methods/card/card.ts'
import * as nl from '@coussinet/texts/nl/pages/payment-methods/card/card.ts'

export const cardMessages = messages({ fr: fr.cardMessages, it: it.cardMessages, nl: nl.cardMessages })
