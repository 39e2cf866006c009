import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/receipts/schedule.ts'
import * as it from '@coussinet/texts/it/pages/receipts/schedule.ts'
import * as nl from '@coussinet/texts/nl/pages/receipts/schedule.ts'

export const scheduleMessages = messages({ fr: fr.scheduleMessages, it: it.scheduleMessages, nl: nl.scheduleMessages })
