import * as fr from '@coussinet/texts/fr/continuations.ts'
import * as it from '@coussinet/texts/it/continuations.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/continuations.ts'

export const continueMessages = messages({ fr: fr.continueMessages, it: it.continueMessages, nl: nl.continueMessages })

export const continuationMessages = messages({
  fr: fr.continuationMessages,
  it: it.continuationMessages,
  nl: nl.continuationMessages,
})
