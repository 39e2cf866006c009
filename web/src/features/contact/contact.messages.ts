import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/contact/contact.ts'
import * as it from '@coussinet/texts/it/pages/contact/contact.ts'
import * as nl from '@coussinet/texts/nl/pages/contact/contact.ts'

export const contactMessages = messages({ fr: fr.contactMessages, it: it.contactMessages, nl: nl.contactMessages })
