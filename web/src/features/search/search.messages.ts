import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/search/search.ts'
import * as it from '@coussinet/texts/it/pages/search/search.ts'
import * as nl from '@coussinet/texts/nl/pages/search/search.ts'

export const searchMessages = messages({ fr: fr.searchMessages, it: it.searchMessages, nl: nl.searchMessages })
