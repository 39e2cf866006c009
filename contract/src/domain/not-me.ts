import * as fr from '@coussinet/texts/fr/form-words.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { label } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'

/** Words of somebody who did not do what a letter tells them. */
export const notMe = label({ fr: fr.notMe, it: it.notMe, nl: nl.notMe })
