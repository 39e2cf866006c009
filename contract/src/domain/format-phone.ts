import type { Country } from './country-names.ts'
import { namedCode } from './dialling-codes.ts'
import { grouped } from './format-digits.ts'

function nationalPhone(country: Country, code: string, rest: string): string {
  if (country === 'FR') return grouped(`0${rest}`, code === '33' ? [2, 2, 2, 2] : [4, 2, 2])
  if (country === 'IT') return grouped(rest, /^0[26]/.test(rest) ? [2, 4] : [3, 3])
  if (rest.length > 8) return grouped(`0${rest}`, [4, 2, 2])
  // Brussels, Antwerp, Liège and Ghent have the short area codes.
  return grouped(`0${rest}`, /^[2349]/.test(rest) ? [2, 3, 2] : [3, 2, 2])
}

/** The country of a number that begins with the code of one of the three, or null: that of Réunion is France. */
export const phoneCountry = (number: string): Country | null => namedCode(number)?.country ?? null

/** An E.164 number as people of `own` write it, else those of its own country: 06 12 34 56 78 at home, +33 6 12 34 56 78 abroad. */
export function phone(number_e164: string, own: Country | null = phoneCountry(number_e164)): string {
  const named = namedCode(number_e164)
  if (named === null) return number_e164
  const { country, code } = named
  const national = nationalPhone(country, code, number_e164.slice(1 + code.length))
  if (country === own) return national
  return `+${code}\u00a0${country === 'IT' ? national : national.slice(1)}`
}

/** An E.164 number as it is read aloud, its country before it: +33 4 65 71 00 10. */
export const readablePhone = (number_e164: string): string => phone(number_e164, null)
