import * as fr from '@coussinet/texts/fr/refunds.ts'
import * as it from '@coussinet/texts/it/refunds.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refunds.ts'

export const eventMessages = messages({ fr: fr.eventMessages, it: it.eventMessages, nl: nl.eventMessages })
