import { compact } from './copied.ts'

export type PhoneCountry = 'FR' | 'IT' | 'BE'

/** Codes that the numbers of each country begin with: of France also those of its overseas departments. */
const dialledCodes: Record<PhoneCountry, readonly [string, ...string[]]> = {
  FR: ['33', '262', '590', '594', '596'],
  IT: ['39'],
  BE: ['32'],
}

/** The code of a country itself. */
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
