import { countrySpecs, isSEPACountry, validateIBAN, ValidationErrorsIBAN } from 'ibantools'
import { compact } from '../domain/strings.ts'

/** Why an IBAN is refused: `national_key` when the international check digits hold and those of the country do not. */
export type IbanFailure = 'format' | 'country' | 'length' | 'structure' | 'checksum' | 'national_key'

// Added to SEPA between November 2024 and May 2025 (EPC409-09): ibantools 4.5.4 does not know them yet.
const newMembers = new Set(['AL', 'MD', 'ME', 'MK', 'RS'])
// The registry promises of other countries no more than their length, their structure and two check digits: no foreign key may refuse an
// account.
const withNationalKey = new Set(['FR', 'MC', 'BE', 'IT', 'SM'])
const withCin = new Set(['IT', 'SM'])
const oddPlaces = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** Removes blanks, dots, hyphens, invisible characters and a leading "IBAN", and converts letters to capitals. */
export const normaliseIban = (text: string): string =>
  compact(text)
    .replace(/[.-]/g, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '')

/** Letter at the start of an Italian account number: a checksum of its 22 characters, in which odd positions have other weights. */
function cinOf(account: string): string {
  const sum = [...account].reduce((total, character, index) => {
    const face = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65
    return total + (index % 2 === 0 ? (oddPlaces[face] ?? 0) : face)
  }, 0)
  return String.fromCharCode(65 + (sum % 26))
}

/** Length of an IBAN of this country; null for a country without IBAN. */
export const ibanLength = (country: string): number | null => countrySpecs[country]?.chars ?? null

/** Tells whether accounts of this country (ISO 3166) are reached by SEPA debits and transfers. */
export const isSepaCountry = (country: string): boolean => isSEPACountry(country) || newMembers.has(country)

/** Returns the first fault of a normalised IBAN; null for one of a SEPA country with the right digits. */
export function ibanFailure(iban: string): IbanFailure | null {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return 'format'
  const country = iban.slice(0, 2)
  if (!isSepaCountry(country)) return 'country'
  if (iban.length !== ibanLength(country)) return 'length'
  const { errorCodes } = validateIBAN(iban)
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) return 'structure'
  if (errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)) return 'checksum'
  if (withCin.has(country) && cinOf(iban.slice(5)) !== iban[4]) return 'national_key'
  const isWrongKey = errorCodes.includes(ValidationErrorsIBAN.WrongAccountBankBranchChecksum)
  return isWrongKey && withNationalKey.has(country) ? 'national_key' : null
}
