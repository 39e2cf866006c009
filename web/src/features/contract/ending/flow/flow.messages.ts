import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/contract/ending/flow/flow.ts'
import * as it from '@coussinet/texts/it/pages/contract/ending/flow/flow.ts'
import * as nl from '@coussinet/texts/nl/pages/contract/ending/flow/flow.ts'

export const flowMessages = messages({ fr: fr.flowMessages, it: it.flowMessages, nl: nl.flowMessages })
