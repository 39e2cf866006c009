import { numberGrouping } from '../brand/values/number-form.ts'
import { grouped } from './format-digits.ts'
import type { Label } from './messages.ts'

/** Name of the number that members sign in with. */
export const memberNumber: Label = { fr: 'Numéro d’adhérent', it: 'Numero cliente' }

/** A member number in the brand's groups: 412703584 → 412 703 584 */
export const groupedNevg = (nevg: string): string => grouped(nevg, numberGrouping)
