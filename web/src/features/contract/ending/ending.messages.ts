import * as fr from '@coussinet/texts/fr/contract.ts'
import * as it from '@coussinet/texts/it/contract.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract.ts'

export const endingMessages = messages({ fr: fr.endingMessages, it: it.endingMessages, nl: nl.endingMessages })
