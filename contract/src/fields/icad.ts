import { compact } from '../domain/copied.ts'

const highestSerial = 274_877_906_943 // the twelve last digits are a 38-bit number (ISO 11784)
const tattoo = /^(?:[A-Z]{3}\d{3}|\d{3}[A-Z]{3}|2[A-Z]{3}\d{3})$/

/** Drops blanks, dots, hyphens and invisible characters from an identification number, and capitalises its letters. */
export const normaliseIcad = (text: string): string => compact(text).replace(/[.-]/g, '').toUpperCase()

/** Tells whether a normalised identification number has the form of a microchip (country or maker, serial) or of a French tattoo. */
export function isIcad(icad: string): boolean {
  if (!/^\d{15}$/.test(icad)) return tattoo.test(icad)
  const issuer = Number(icad.slice(0, 3))
  const serial = Number(icad.slice(3))
  // 000 is no issuer, 999 is kept for tests
  return issuer >= 1 && issuer <= 998 && serial >= 1 && serial <= highestSerial
}
