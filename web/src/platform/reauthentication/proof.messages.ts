import * as fr from '@coussinet/texts/fr/platform.ts'
import * as it from '@coussinet/texts/it/platform.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/platform.ts'

export const proofMessages = messages({ fr: fr.proofMessages, it: it.proofMessages, nl: nl.proofMessages })
