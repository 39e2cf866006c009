import * as fr from '@coussinet/texts/fr/search.ts'
import * as it from '@coussinet/texts/it/search.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/search.ts'

export const searchMessages = messages({ fr: fr.searchMessages, it: it.searchMessages, nl: nl.searchMessages })
