import * as fr from '@coussinet/texts/fr/receipts.ts'
import * as it from '@coussinet/texts/it/receipts.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/receipts.ts'

export const scheduleMessages = messages({ fr: fr.scheduleMessages, it: it.scheduleMessages, nl: nl.scheduleMessages })
