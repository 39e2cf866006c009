import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/platform/answering.ts'
import * as it from '@coussinet/texts/it/pages/platform/answering.ts'
import * as nl from '@coussinet/texts/nl/pages/platform/answering.ts'

export const answeringMessages = messages({
  fr: fr.answeringMessages,
  it: it.answeringMessages,
  nl: nl.answeringMessages,
})
