import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/search/search-words.ts'
import * as it from '@coussinet/texts/it/search/search-words.ts'
import * as nl from '@coussinet/texts/nl/search/search-words.ts'

export const searchWords = messages({ fr: fr.searchWords, it: it.searchWords, nl: nl.searchWords })
