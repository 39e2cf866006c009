import type { Country } from '../fields.ts'
import { grouped } from './format-digits.ts'

function nationalPhone(country: Country, rest: string): string {
  if (country === 'FR') return grouped(`0${rest}`, [2, 2, 2, 2])
  if (country === 'IT') return grouped(rest, /^0[26]/.test(rest) ? [2, 4] : [3, 3])
  if (rest.length > 8) return grouped(`0${rest}`, [4, 2, 2])
  // Brussels, Antwerp, Liège and Ghent have the short area codes.
  return grouped(`0${rest}`, /^[2349]/.test(rest) ? [2, 3, 2] : [3, 2, 2])
}

/** The country of an E.164 number of the three countries, or null. */
export function phoneCountry(number_e164: string): Country | null {
  const known = { '+33': 'FR', '+39': 'IT', '+32': 'BE' } as const
  const prefix = number_e164.slice(0, 3)
  return prefix === '+33' || prefix === '+39' || prefix === '+32' ? known[prefix] : null
}

/** An E.164 number as people of `own` write it, else those of its own country: 06 12 34 56 78 at home, +33 6 12 34 56 78 abroad. */
export function phone(number_e164: string, own: Country | null = phoneCountry(number_e164)): string {
  const country = phoneCountry(number_e164)
  if (country === null) return number_e164
  const national = nationalPhone(country, number_e164.slice(3))
  if (country === own) return national
  return `${number_e164.slice(0, 3)}\u00a0${country === 'IT' ? national : national.slice(1)}`
}

/** An E.164 number as it is read aloud, its country before it: +33 4 65 71 00 10. */
export const readablePhone = (number_e164: string): string => phone(number_e164, null)
