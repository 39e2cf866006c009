import * as fr from '@coussinet/texts/fr/help.ts'
import * as it from '@coussinet/texts/it/help.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/help.ts'

export const contactMessages = messages({ fr: fr.contactMessages, it: it.contactMessages, nl: nl.contactMessages })
