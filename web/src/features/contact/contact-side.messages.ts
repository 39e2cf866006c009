import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/contact/contact-side.ts'
import * as it from '@coussinet/texts/it/pages/contact/contact-side.ts'
import * as nl from '@coussinet/texts/nl/pages/contact/contact-side.ts'

export const sideMessages = messages({ fr: fr.sideMessages, it: it.sideMessages, nl: nl.sideMessages })
