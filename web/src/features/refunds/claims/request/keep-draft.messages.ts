import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/request/keep-draft.ts'
import * as it from '@coussinet/texts/it/pages/refunds/request/keep-draft.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/request/keep-draft.ts'

export const keepDraftMessages = messages({
  fr: fr.keepDraftMessages,
  it: it.keepDraftMessages,
  nl: nl.keepDraftMessages,
})
