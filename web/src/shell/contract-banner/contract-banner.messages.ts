import * as fr from '@coussinet/texts/fr/shell.ts'
import * as it from '@coussinet/texts/it/shell.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/shell.ts'

export const awaitedMessages = messages({ fr: fr.awaitedMessages, it: it.awaitedMessages, nl: nl.awaitedMessages })

export const endedMessages = messages({ fr: fr.endedMessages, it: it.endedMessages, nl: nl.endedMessages })

export const suspensionMessages = messages({
  fr: fr.suspensionMessages,
  it: it.suspensionMessages,
  nl: nl.suspensionMessages,
})
