import * as fr from '@coussinet/texts/fr/shell.ts'
import * as it from '@coussinet/texts/it/shell.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/shell.ts'

export const largeGuestMessages = messages({
  fr: fr.largeGuestMessages,
  it: it.largeGuestMessages,
  nl: nl.largeGuestMessages,
})
