import type { Country } from './countries.ts'
import { grouped } from './format.ts'
import { compact } from './strings.ts'

export type PhoneCountry = 'FR' | 'IT' | 'BE'

/** Codes that the numbers of each country begin with: of France also those of its overseas departments. */
const dialledCodes: Record<PhoneCountry, readonly [string, ...string[]]> = {
  FR: ['33', '262', '590', '594', '596'],
  IT: ['39'],
  BE: ['32'],
}

export const countryCode = (country: PhoneCountry): string => dialledCodes[country][0]

/** A number as typed or pasted, without separators and prefixes such as "(+33) 6 12…", "GSM 0470…" or "tel:+33-6-12…" have. */
export const bareNumber = (text: string): string =>
  compact(text)
    .replace(/[./()_·•-]/g, '')
    .replace(/^(?:t[eé]l|gsm|mobile|portable|cell|sms):?/i, '')
    .replace(/^00/, '+')

/** Tells whether a number is written the international way, with + or 00. */
export const isInternational = (text: string): boolean => bareNumber(text).startsWith('+')

/** The country whose code an international number begins with, and that code; null for another country's and for a national number. */
export function namedCode(text: string): { country: PhoneCountry; code: string } | null {
  const bare = bareNumber(text)
  for (const country of ['FR', 'IT', 'BE'] as const) {
    const code = dialledCodes[country].find((one) => bare.startsWith(`+${one}`))
    if (code !== undefined) return { country, code }
  }
  return null
}

function nationalPhone(country: Country, code: string, rest: string): string {
  if (country === 'FR') return grouped(`0${rest}`, code === '33' ? [2, 2, 2, 2] : [4, 2, 2])
  if (country === 'IT') return grouped(rest, /^0[26]/.test(rest) ? [2, 4] : [3, 3])
  if (rest.length > 8) return grouped(`0${rest}`, [4, 2, 2])
  // Brussels, Antwerp, Liège and Ghent have the short area codes.
  return grouped(`0${rest}`, /^[2349]/.test(rest) ? [2, 3, 2] : [3, 2, 2])
}

/** The country of a number that begins with the code of one of the three, or null: that of Réunion is France. */
export const phoneCountry = (number: string): Country | null => namedCode(number)?.country ?? null

/** Formats an E.164 number as people of `own` write it, else as in its own country: 06 12 34 56 78 at home, +33 6 12 34 56 78 abroad. */
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
