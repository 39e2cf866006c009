import * as fr from '@coussinet/texts/fr/help.ts'
import * as it from '@coussinet/texts/it/help.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/help.ts'

export const sideMessages = messages({ fr: fr.sideMessages, it: it.sideMessages, nl: nl.sideMessages })

export const contactMessages = messages({ fr: fr.contactMessages, it: it.contactMessages, nl: nl.contactMessages })

export const ownMessages = messages({ fr: fr.ownMessages, it: it.ownMessages, nl: nl.ownMessages })

export const faqMessages = messages({ fr: fr.faqMessages, it: it.faqMessages, nl: nl.faqMessages })
