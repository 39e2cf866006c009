import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/platform/page/failed.ts'
import * as it from '@coussinet/texts/it/pages/platform/page/failed.ts'
import * as nl from '@coussinet/texts/nl/pages/platform/page/failed.ts'

export const failedMessages = messages({ fr: fr.failedMessages, it: it.failedMessages, nl: nl.failedMessages })
