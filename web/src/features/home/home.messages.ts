import * as fr from '@coussinet/texts/fr/home.ts'
import * as it from '@coussinet/texts/it/home.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/home.ts'

export const homeMessages = messages({ fr: fr.homeMessages, it: it.homeMessages, nl: nl.homeMessages })
