import * as fr from '@coussinet/texts/fr/shell.ts'
import * as it from '@coussinet/texts/it/shell.ts'
import { labels } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/shell.ts'

/** Names of subpages, for breadcrumbs and titles, by content. */
export const crumbs = labels({ fr: fr.crumbs, it: it.crumbs, nl: nl.crumbs })
