import * as fr from '@coussinet/texts/fr/disputes.ts'
import * as it from '@coussinet/texts/it/disputes.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/disputes.ts'

export const disputesMessages = messages({
  fr: fr.disputesMessages,
  it: it.disputesMessages,
  nl: nl.disputesMessages,
})
