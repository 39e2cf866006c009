import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/platform/attachments.ts'
import * as it from '@coussinet/texts/it/pages/platform/attachments.ts'
import * as nl from '@coussinet/texts/nl/pages/platform/attachments.ts'

export const attachmentMessages = messages({
  fr: fr.attachmentMessages,
  it: it.attachmentMessages,
  nl: nl.attachmentMessages,
})
