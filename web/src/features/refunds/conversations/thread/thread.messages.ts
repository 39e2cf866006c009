import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/thread/thread.ts'
import * as it from '@coussinet/texts/it/pages/refunds/thread/thread.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/thread/thread.ts'

export const threadMessages = messages({ fr: fr.threadMessages, it: it.threadMessages, nl: nl.threadMessages })
