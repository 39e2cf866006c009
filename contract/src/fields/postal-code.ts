import { compact } from '../domain/strings.ts'

type PostalCountry = 'FR' | 'IT' | 'BE'

const forms: Record<PostalCountry, RegExp> = {
  FR: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/,
  IT: /^\d{5}$/,
  BE: /^[1-9]\d{3}$/,
}

// Only the prefix of the country itself: another one means that the country is wrong.
const prefixes: Record<PostalCountry, RegExp> = { FR: /^FR?-/i, IT: /^IT?-/i, BE: /^BE?-/i }

/** Digits of a postal code of the country as it was typed or copied from an envelope: 75 001 and F-75001 are 75001. */
export const normalisePostalCode = (country: PostalCountry, text: string): string =>
  compact(text).replace(prefixes[country], '')

/** Tells whether a normalised text is a postal code of the country. */
export const isPostalCode = (country: PostalCountry, code: string): boolean => forms[country].test(code)
