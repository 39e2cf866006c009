import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/contract/replay.ts'
import * as it from '@coussinet/texts/it/pages/contract/replay.ts'
import * as nl from '@coussinet/texts/nl/pages/contract/replay.ts'

export const replayMessages = messages({ fr: fr.replayMessages, it: it.replayMessages, nl: nl.replayMessages })
