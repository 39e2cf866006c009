import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/profile/contact/contact-details.ts'
import * as it from '@coussinet/texts/it/pages/profile/contact/contact-details.ts'
import * as nl from '@coussinet/texts/nl/pages/profile/contact/contact-details.ts'

export const contactMessages = messages({ fr: fr.contactMessages, it: it.contactMessages, nl: nl.contactMessages })
