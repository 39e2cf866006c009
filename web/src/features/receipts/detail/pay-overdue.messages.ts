import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/receipts/detail/pay-overdue.ts'
import * as it from '@coussinet/texts/it/pages/receipts/detail/pay-overdue.ts'
import * as nl from '@coussinet/texts/nl/pages/receipts/detail/pay-overdue.ts'

export const payOverdueMessages = messages({
  fr: fr.payOverdueMessages,
  it: it.payOverdueMessages,
  nl: nl.payOverdueMessages,
})
