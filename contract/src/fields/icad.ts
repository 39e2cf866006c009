import { compact } from '../domain/strings.ts'

const highestSerial = 274_877_906_943 // the twelve last digits are a 38-bit number (ISO 11784)
const french = /^(?:[A-Z]{3}\d{3}|\d{3}[A-Z]{3}|2[A-Z]{3}\d{3})$/

/**
 * Tattoos of a country beside the French ones, which are read everywhere. Italy, until 2004: the year’s last digit or the
 * code of the commune, the province or the breeder’s letters, a serial number (2HKD417, 45MI1234), or the number first.
 * Belgium, until 2014, as DogID takes them: B and five more, VO and four digits, W for the crown and six more.
 */
const tattoos: Readonly<Record<string, RegExp[]>> = {
  IT: [/^(?=.{5,10}$)\d{0,3}[A-Z]{2,4}\d{2,7}[A-Z]?$/, /^\d{2,6}[A-Z]{2,3}$/],
  BE: [/^B(?=.*\d)[A-Z0-9]{5}$/, /^VO\d{4}$/, /^W(?=.*\d)[A-Z0-9]{6}$/],
}

/** Removes blanks, dots, hyphens, slashes, invisible characters, and "n°" or a country before a chip; converts letters to capitals. */
export const normaliseIcad = (text: string): string =>
  compact(text)
    .replace(/[./-]/g, '')
    .replace(/^(?:n[°ºo]|FR|IT|BE)(?=\d{15}$)/i, '')
    .toUpperCase()

/** Tells whether a normalised number is a chip, a French tattoo, or a tattoo of one of the countries. */
export const isIcadOf = (icad: string, countries: readonly string[]): boolean =>
  isIcad(icad) || countries.some((country) => tattoos[country]?.some((form) => form.test(icad)))

/** Tells whether a normalised number has the form of any country; `isIcadOf` knows which countries a member’s may be of. */
export const isAnyIcad = (icad: string): boolean => isIcadOf(icad, ['IT', 'BE'])

/** Tells whether a normalised identification number has the form of a microchip (country or maker, serial) or of a French tattoo. */
export function isIcad(icad: string): boolean {
  if (!/^\d{15}$/.test(icad)) return french.test(icad)
  const issuer = Number(icad.slice(0, 3))
  const serial = Number(icad.slice(3))
  // 000 is no issuer, 999 is reserved for tests
  return issuer >= 1 && issuer <= 998 && serial >= 1 && serial <= highestSerial
}
