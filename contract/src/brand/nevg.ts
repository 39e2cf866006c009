import { compact } from '../domain/strings.ts'
import { isLuhnNumber, numberPattern, numberTable } from './values.ts'

/**
 * Drops blanks, dots, hyphens, invisible characters and a leading "N°" or "No" from a typed or pasted member number, and
 * capitalises its letters.
 */
export const normaliseNevg = (text: string): string =>
  compact(text)
    .replace(/[.-]/g, '')
    .replace(/^[Nn][°ºo](?=\d)/, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())

const form = /* @__PURE__ */ new RegExp(numberPattern)

/** Tells whether a normalised text has the form of the brand's member numbers, whatever its check digit is. */
export const isNevgForm = (text: string): boolean => form.test(text)

/** Tells whether a normalised member number has the brand's form and the right check digit. */
export function isNevg(nevg: string): boolean {
  if (!isNevgForm(nevg)) return false
  const digits = [...nevg].filter((character) => character >= '0' && character <= '9').map(Number)
  if (isLuhnNumber) return luhn(digits) === 0
  return numberTable === null || digits.reduce((interim, digit) => Number(numberTable?.[interim]?.[digit]), 0) === 0
}

// Luhn: every second digit from the right counts twice, and the digits of the product are summed.
const luhn = (digits: readonly number[]) =>
  digits
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9))
    .reduce((sum, digit) => sum + digit, 0) % 10
