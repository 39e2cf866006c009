import { grouped } from './format-digits.ts'
import type { Label } from './messages.ts'

/** Name of the number that members sign in with. */
export const memberNumber: Label = { fr: 'Numéro d’adhérent', it: 'Numero cliente' }

/** 412703584 → 412 703 584 */
export const groupedNevg = (nevg: string): string => grouped(nevg, [3, 3])
