import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/event.ts'
import * as it from '@coussinet/texts/it/pages/refunds/event.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/event.ts'

export const eventMessages = messages({ fr: fr.eventMessages, it: it.eventMessages, nl: nl.eventMessages })
