import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/profile/sessions.ts'
import * as it from '@coussinet/texts/it/pages/profile/sessions.ts'
import * as nl from '@coussinet/texts/nl/pages/profile/sessions.ts'

export const sessionMessages = messages({ fr: fr.sessionMessages, it: it.sessionMessages, nl: nl.sessionMessages })
