import * as fr from '@coussinet/texts/fr/words/site-description.ts'
import * as it from '@coussinet/texts/it/words/site-description.ts'
import * as nl from '@coussinet/texts/nl/words/site-description.ts'
import { label } from './messages.ts'

/** Description of the portal, for search engines and whoever is sent a page. */
export const siteDescription = label({ fr: fr.siteDescription, it: it.siteDescription, nl: nl.siteDescription })
