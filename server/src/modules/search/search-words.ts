import * as fr from '@coussinet/texts/fr/search-terms.ts'
import * as it from '@coussinet/texts/it/search-terms.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/search-terms.ts'

export const searchWords = messages({ fr: fr.searchWords, it: it.searchWords, nl: nl.searchWords })
