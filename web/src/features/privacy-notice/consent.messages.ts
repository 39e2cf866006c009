import * as fr from '@coussinet/texts/fr/legal-pages.ts'
import * as it from '@coussinet/texts/it/legal-pages.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/legal-pages.ts'

export const consentMessages = messages({ fr: fr.consentMessages, it: it.consentMessages, nl: nl.consentMessages })
