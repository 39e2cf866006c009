import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/receipts/card-payment-outcome.ts'
import * as it from '@coussinet/texts/it/pages/receipts/card-payment-outcome.ts'
import * as nl from '@coussinet/texts/nl/pages/receipts/card-payment-outcome.ts'

export const paymentMessages = messages({ fr: fr.paymentMessages, it: it.paymentMessages, nl: nl.paymentMessages })
