import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/contract/ending/ending.ts'
import * as it from '@coussinet/texts/it/pages/contract/ending/ending.ts'
import * as nl from '@coussinet/texts/nl/pages/contract/ending/ending.ts'

export const endingMessages = messages({ fr: fr.endingMessages, it: it.endingMessages, nl: nl.endingMessages })
