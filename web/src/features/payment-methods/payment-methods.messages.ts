import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/payment-methods/payment-methods.ts'
import * as it from '@coussinet/texts/it/pages/payment-methods/payment-methods.ts'
import * as nl from '@coussinet/texts/nl/pages/payment-methods/payment-methods.ts'

export const paymentMethodMessages = messages({
  fr: fr.paymentMethodMessages,
  it: it.paymentMethodMessages,
  nl: nl.paymentMethodMessages,
})
