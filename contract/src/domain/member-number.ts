import * as fr from '@coussinet/texts/fr/contract-words.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { label } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'

/** Name of the number that members sign in with. */
export const memberNumber = label({ fr: fr.memberNumber, it: it.memberNumber, nl: nl.memberNumber })
