import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/privacy-notice/privacy.ts'
import * as it from '@coussinet/texts/it/pages/privacy-notice/privacy.ts'
import * as nl from '@coussinet/texts/nl/pages/privacy-notice/privacy.ts'

export const privacyMessages = messages({ fr: fr.privacyMessages, it: it.privacyMessages, nl: nl.privacyMessages })
