import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/session/session.ts'
import * as it from '@coussinet/texts/it/pages/session/session.ts'
import * as nl from '@coussinet/texts/nl/pages/session/session.ts'

export const sessionMessages = messages({ fr: fr.sessionMessages, it: it.sessionMessages, nl: nl.sessionMessages })
