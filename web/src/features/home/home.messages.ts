import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/home/home.ts'
import * as it from '@coussinet/texts/it/pages/home/home.ts'
import * as nl from '@coussinet/texts/nl/pages/home/home.ts'

export const homeMessages = messages({ fr: fr.homeMessages, it: it.homeMessages, nl: nl.homeMessages })
