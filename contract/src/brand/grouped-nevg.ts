import { grouped } from '../domain/format-digits.ts'
import { numberGrouping } from './values/number-form.ts'

/** A member number in the brand's groups: 412703584 → 412 703 584 */
export const groupedNevg = (nevg: string): string => grouped(nevg, numberGrouping)
