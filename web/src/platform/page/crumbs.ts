import { labels } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/crumbs.ts'
import * as it from '@coussinet/texts/it/pages/crumbs.ts'
import * as nl from '@coussinet/texts/nl/pages/crumbs.ts'

/** Names of pages below others, above them and in their titles, by what they show. */
export const crumbs = labels({ fr: fr.crumbs, it: it.crumbs, nl: nl.crumbs })
