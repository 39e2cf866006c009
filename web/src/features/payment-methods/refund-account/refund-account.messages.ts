import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/payment-methods/refund-account/refund-account.ts'
import * as it from '@coussinet/texts/it/pages/payment-methods/refund-account/refund-account.ts'
import * as nl from '@coussinet/texts/nl/pages/payment-methods/refund-account/refund-account.ts'

export const refundAccountMessages = messages({
  fr: fr.refundAccountMessages,
  it: it.refundAccountMessages,
  nl: nl.refundAccountMessages,
})
