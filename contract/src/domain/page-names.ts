import * as fr from '@coussinet/texts/fr/words/page-names.ts'
import * as it from '@coussinet/texts/it/words/page-names.ts'
import * as nl from '@coussinet/texts/nl/words/page-names.ts'
import { labels } from './messages.ts'

/** Names of the pages: in the menu, above it, in the search, and where a text sends somebody there. */
export const pageNames = labels({ fr: fr.pageNames, it: it.pageNames, nl: nl.pageNames })

export type PageName = keyof typeof pageNames
