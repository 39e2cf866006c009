import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/privacy-notice/consent.ts'
import * as it from '@coussinet/texts/it/pages/privacy-notice/consent.ts'
import * as nl from '@coussinet/texts/nl/pages/privacy-notice/consent.ts'

export const consentMessages = messages({ fr: fr.consentMessages, it: it.consentMessages, nl: nl.consentMessages })
