import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/dispute/disputes.ts'
import * as it from '@coussinet/texts/it/pages/refunds/dispute/disputes.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/dispute/disputes.ts'

export const disputesMessages = messages({
  fr: fr.disputesMessages,
  it: it.disputesMessages,
  nl: nl.disputesMessages,
})
