import * as fr from '@coussinet/texts/fr/words/not-me.ts'
import * as it from '@coussinet/texts/it/words/not-me.ts'
import * as nl from '@coussinet/texts/nl/words/not-me.ts'
import { label } from './messages.ts'

/** Words of somebody who did not do what a letter tells them. */
export const notMe = label({ fr: fr.notMe, it: it.notMe, nl: nl.notMe })
