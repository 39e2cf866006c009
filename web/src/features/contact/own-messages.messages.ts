import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/contact/own-messages.ts'
import * as it from '@coussinet/texts/it/pages/contact/own-messages.ts'
import * as nl from '@coussinet/texts/nl/pages/contact/own-messages.ts'

export const ownMessages = messages({ fr: fr.ownMessages, it: it.ownMessages, nl: nl.ownMessages })
