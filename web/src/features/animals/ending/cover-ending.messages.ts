import * as fr from '@coussinet/texts/fr/animals.ts'
import * as it from '@coussinet/texts/it/animals.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/animals.ts'

export const coverEndingMessages = messages({
  fr: fr.coverEndingMessages,
  it: it.coverEndingMessages,
  nl: nl.coverEndingMessages,
})
