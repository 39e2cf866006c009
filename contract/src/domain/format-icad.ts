import { grouped } from './format-digits.ts'

/** The digits of a chip in their groups, as far as they are known: 250 26 98 12340176 of a French one, 380 2601 0123 4567 of others (domain rules §3.3). */
export const groupedChip = (digits: string): string =>
  grouped(digits, digits.startsWith('250') ? [3, 2, 2, 8] : [3, 4, 4, 4])

/** A number of identification as it is printed: a chip in its groups, a tattoo as it is. */
export const shownIcad = (icad: string): string => (/^\d{15}$/.test(icad) ? groupedChip(icad) : icad)
