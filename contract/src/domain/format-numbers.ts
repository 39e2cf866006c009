import type { Address, Country } from '../fields.ts'
import { capitalised } from './grammar.ts'

/** Digits in groups of these sizes, the rest after them. */
export function grouped(digits: string, sizes: readonly number[]): string {
  const groups: string[] = []
  let at = 0
  for (const size of sizes) {
    groups.push(digits.slice(at, at + size))
    at += size
  }
  return [...groups, digits.slice(at)].filter((group) => group !== '').join('\u00a0')
}

/** 412703584 → 412 703 584 */
export const groupedNevg = (nevg: string): string => grouped(nevg, [3, 3])

/** The digits of a chip in their groups, as far as they are known: 250 26 98 12340176 of a French one, 380 2601 0123 4567 of others (domain rules §3.3). */
export const groupedChip = (digits: string): string =>
  grouped(digits, digits.startsWith('250') ? [3, 2, 2, 8] : [3, 4, 4, 4])

/** A number of identification as it is printed: a chip in its groups, a tattoo as it is. */
export const shownIcad = (icad: string): string => (/^\d{15}$/.test(icad) ? groupedChip(icad) : icad)

/** The country, the check digits and the last four: FR76 •••• 4821; takes a whole or a masked IBAN. */
export function shownAccount(iban: string): string {
  const dense = iban.replace(/\s/g, '')
  return `${dense.slice(0, 4)}\u00a0••••\u00a0${dense.slice(-4)}`
}

/** visa, 4417 → Visa •••• 4417 */
export const cardNumber = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${capitalised(brand)}\u00a0••••\u00a0${last4}`

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

type Envelope = Omit<Address, 'country'> & { country: string }

/** Lines of an address in the order of its country (domain rules §3.6); the country itself is the reader's to add. */
export function addressLines({ line1, line2, line3, line4, postal_code, city, country }: Envelope): string[] {
  const ordered = country === 'FR' ? [line2, line3, line1, line4] : [line1, line2, line3, line4]
  return [...ordered.flatMap((line) => (line ? [line] : [])), `${postal_code} ${city}`]
}
