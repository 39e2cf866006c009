import { compact } from '../domain/strings.ts'

/** Removes blanks and invisible characters, and converts letters to capitals. */
export const normaliseBic = (text: string): string => compact(text).toUpperCase()

/** Tells whether a normalised text is a BIC: bank, country and place in eight characters, and three more for a branch. */
export const isBic = (bic: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)

// Territories whose banks use their own country in the BIC and another one in the IBAN (EPC409-09; IBAN registry for NC, PF, TF, WF).
const placesOf: Record<string, string> = {
  FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  GB: 'GG IM JE',
  // French banks keep accounts in Monaco under their own BIC.
  MC: 'FR',
}

/** Tells whether the country of a BIC is that of an account, both normalised. */
export function isBicOf(iban: string, bic: string): boolean {
  const country = iban.slice(0, 2)
  const place = bic.slice(4, 6)
  return place === country || (placesOf[country] ?? '').split(' ').includes(place)
}
