import * as fr from '@coussinet/texts/fr/refund-requests.ts'
import * as it from '@coussinet/texts/it/refund-requests.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-requests.ts'

export const keepDraftMessages = messages({
  fr: fr.keepDraftMessages,
  it: it.keepDraftMessages,
  nl: nl.keepDraftMessages,
})
