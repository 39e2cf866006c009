import * as fr from '@coussinet/texts/fr/profile.ts'
import * as it from '@coussinet/texts/it/profile.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/profile.ts'

export const sessionMessages = messages({ fr: fr.sessionMessages, it: it.sessionMessages, nl: nl.sessionMessages })
