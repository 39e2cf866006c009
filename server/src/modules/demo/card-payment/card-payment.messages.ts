import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/demo/card-payment.ts'
import * as it from '@coussinet/texts/it/demo/card-payment.ts'
import * as nl from '@coussinet/texts/nl/demo/card-payment.ts'

export const cardPaymentWords = messages({ fr: fr.cardPaymentWords, it: it.cardPaymentWords, nl: nl.cardPaymentWords })
