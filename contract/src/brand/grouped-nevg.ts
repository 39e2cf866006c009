import { grouped } from '../domain/format.ts'
import { numberGrouping } from './values.ts'

/** A member number in the brand's groups: 412703584 → 412 703 584 */
export const groupedNevg = (nevg: string): string => grouped(nevg, numberGrouping)
