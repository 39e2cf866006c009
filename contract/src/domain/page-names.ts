import * as fr from '@coussinet/texts/fr/page-words.ts'
import * as it from '@coussinet/texts/it/page-words.ts'
import { labels } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/page-words.ts'

/** Names of the pages: in the menu, above it, in the search, and where a text sends somebody there. */
export const pageNames = labels({ fr: fr.pageNames, it: it.pageNames, nl: nl.pageNames })

export type PageName = keyof typeof pageNames
