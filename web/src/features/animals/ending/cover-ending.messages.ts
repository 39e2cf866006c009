import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/animals/ending/cover-ending.ts'
import * as it from '@coussinet/texts/it/pages/animals/ending/cover-ending.ts'
import * as nl from '@coussinet/texts/nl/pages/animals/ending/cover-ending.ts'

export const coverEndingMessages = messages({
  fr: fr.coverEndingMessages,
  it: it.coverEndingMessages,
  nl: nl.coverEndingMessages,
})
