import * as fr from '@coussinet/texts/fr/kept-input.ts'
import * as it from '@coussinet/texts/it/kept-input.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/kept-input.ts'

export const keptInputMessages = messages({
  fr: fr.keptInputMessages,
  it: it.keptInputMessages,
  nl: nl.keptInputMessages,
})
