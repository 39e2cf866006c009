import * as fr from '@coussinet/texts/fr/words/member-number.ts'
import * as it from '@coussinet/texts/it/words/member-number.ts'
import * as nl from '@coussinet/texts/nl/words/member-number.ts'
import { numberGrouping } from '../brand/values/number-form.ts'
import { grouped } from './format-digits.ts'
import { label } from './messages.ts'

/** Name of the number that members sign in with. */
export const memberNumber = label({ fr: fr.memberNumber, it: it.memberNumber, nl: nl.memberNumber })

/** A member number in the brand's groups: 412703584 → 412 703 584 */
export const groupedNevg = (nevg: string): string => grouped(nevg, numberGrouping)
