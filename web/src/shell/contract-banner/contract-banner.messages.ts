import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/contract-banner/contract-banner.ts'
import * as it from '@coussinet/texts/it/pages/shell/contract-banner/contract-banner.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/contract-banner/contract-banner.ts'

export const awaitedMessages = messages({ fr: fr.awaitedMessages, it: it.awaitedMessages, nl: nl.awaitedMessages })

export const endedMessages = messages({ fr: fr.endedMessages, it: it.endedMessages, nl: nl.endedMessages })

export const suspensionMessages = messages({
  fr: fr.suspensionMessages,
  it: it.suspensionMessages,
  nl: nl.suspensionMessages,
})
