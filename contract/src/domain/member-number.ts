import * as fr from '@coussinet/texts/fr/words/member-number.ts'
import * as it from '@coussinet/texts/it/words/member-number.ts'
import * as nl from '@coussinet/texts/nl/words/member-number.ts'
import { label } from './messages.ts'

/** Name of the number that members sign in with. */
export const memberNumber = label({ fr: fr.memberNumber, it: it.memberNumber, nl: nl.memberNumber })
