import { bareNumber, countryCode, namedCode, type PhoneCountry } from '../domain/phones.ts'

export type PhoneKind = 'mobile' | 'landline'

type NumberingPlan = { readonly mobile: RegExp; readonly landline: RegExp }

// Italy has no trunk zero: the zero of a landline is a part of the number and stays after +39.
const plans: Record<PhoneCountry, NumberingPlan> = {
  FR: { mobile: /^0(?:6\d{8}|7(?:[3-9]\d|09)\d{6})$/, landline: /^0[1-59]\d{8}$/ },
  IT: { mobile: /^3[1-9]\d{7,8}$/, landline: /^0\d{5,10}$/ },
  BE: { mobile: /^04[5-9]\d{7}$/, landline: /^0(?!4[5-9]|70|7[7-9]|800|90)[1-9]\d{7}$/ },
}

/**
 * First digits of the numbers of the overseas departments, by country code. Within France they are dialled with 0 like
 * any other number (ARCEP decision 2018-0881, blocks in use as listed by libphonenumber-js 1.13.16). 06 39 98 is
 * metropolitan: the range for fiction.
 */
const overseas: Readonly<Record<string, RegExp>> = {
  // Réunion and Mayotte
  '262': /^0(?:26[239]|268[89]|69[23]|639(?!98)|7092|7093[5-7]|9(?:39|47)[89]|976[239])/,
  // Guadeloupe, Saint-Barthélemy and Saint-Martin
  '590': /^0(?:590|5987|69[01]|7090|9(?:39|47)5|976[018])/,
  // Guyane
  '594': /^0(?:594|5988|694|7093[0-4]|9(?:39|47)6|9764)/,
  // Martinique
  '596': /^0(?:596|5989|69[67]|7091|9(?:39|47)7|976[67])/,
}

// 06 95 and 06 98 are metropolitan, 07 09 is no number of Metropolitan France.
function frenchCode(national: string): string | null {
  const code = Object.keys(overseas).find((one) => overseas[one]?.test(national))
  return code ?? (national.startsWith('0709') ? null : countryCode('FR'))
}

function nationalNumber(country: PhoneCountry, text: string): { national: string; code: string | null } | null {
  const bare = bareNumber(text)
  if (!bare.startsWith('+')) return { national: bare, code: null }
  const named = namedCode(bare)
  if (named?.country !== country) return null
  const rest = bare.slice(1 + named.code.length)
  return { national: country === 'IT' || rest.startsWith('0') ? rest : `0${rest}`, code: named.code }
}

/**
 * Converts a number in national or international notation to E.164; null if it is not of this kind in this country. Numbers of overseas
 * departments get their own country code, even if written with +33; with another department's code they are invalid.
 */
export function phoneNumber(kind: PhoneKind, country: PhoneCountry, text: string): string | null {
  const typed = nationalNumber(country, text)
  if (typed === null || !plans[country][kind].test(typed.national)) return null
  if (country === 'IT') return `+39${typed.national}`
  const code = country === 'FR' ? frenchCode(typed.national) : countryCode(country)
  if (code === null || (typed.code !== null && typed.code !== code && typed.code !== countryCode(country))) return null
  return `+${code}${typed.national.slice(1)}`
}

/**
 * An E.164 number as it is dialled: a number of an overseas department stored with +33 gets its own code; others stay
 * unchanged.
 */
export const dialledNumber = (number_e164: string): string =>
  (number_e164.startsWith('+33') &&
    (phoneNumber('mobile', 'FR', number_e164) ?? phoneNumber('landline', 'FR', number_e164))) ||
  number_e164

const countries = ['FR', 'IT', 'BE'] as const

/** Tells whether a number in E.164 is a mobile of FR, IT or BE, to which an SMS may go (SEC-28). */
export const isMobileNumber = (number_e164: string): boolean =>
  countries.some((country) => phoneNumber('mobile', country, number_e164) === number_e164)
