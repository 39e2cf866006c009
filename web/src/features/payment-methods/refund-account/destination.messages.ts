import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/payment-methods/refund-account/destination.ts'
import * as it from '@coussinet/texts/it/pages/payment-methods/refund-account/destination.ts'
import * as nl from '@coussinet/texts/nl/pages/payment-methods/refund-account/destination.ts'

export const destinationMessages = messages({
  fr: fr.destinationMessages,
  it: it.destinationMessages,
  nl: nl.destinationMessages,
})
