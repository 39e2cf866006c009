import * as fr from '@coussinet/texts/fr/notifications.ts'
import * as it from '@coussinet/texts/it/notifications.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/notifications.ts'

export const pushMessages = messages({ fr: fr.pushMessages, it: it.pushMessages, nl: nl.pushMessages })
