import { CountryCode, IBAN } from 'ibankit'
import { describe, expect, it } from 'vitest'
import { ibanFailure, isSepaCountry } from './iban.ts'

// Another library generates the accounts, with its own registry and national check keys. For the Vatican it draws letters, where SWIFT's
// registry has digits only (3!n15!n).
const countries = Object.values(CountryCode).filter((country) => isSepaCountry(country) && country !== CountryCode.VA)
const account = (country: (typeof countries)[number]) => IBAN.random(country).toString()

/** The same with one of its digits, at `place`, another one: two check digits find every such slip. */
const mistyped = (iban: string, place: number) =>
  iban.slice(0, place) + String((Number(iban[place]) + 1) % 10) + iban.slice(place + 1)
const digitsOf = (iban: string) =>
  [...iban].flatMap((character, place) => (place > 1 && /\d/.test(character) ? place : []))
/** Two neighbours that are not the same changed places. */
const swapped = (iban: string) => iban.replace(/(\d)(?!\1)(\d)(?=[A-Z0-9]{0,3}$)/, '$2$1')

describe('accounts of another registry', () => {
  it('[PAY-03] are accepted, of every country of SEPA', () => {
    expect(countries.length).toBeGreaterThanOrEqual(40)
    for (const country of countries) {
      const made = Array.from({ length: 13 }, () => account(country))
      expect(made.filter((iban) => ibanFailure(iban) !== null)).toEqual([])
    }
  })
  it('[PAY-03] are refused with one digit mistyped, wherever it stands', () => {
    for (const country of countries) {
      const iban = account(country)
      const accepted = digitsOf(iban)
        .map((place) => mistyped(iban, place))
        .filter((wrong) => ibanFailure(wrong) === null)
      expect(accepted).toEqual([])
    }
  })
  it('[PAY-03] are refused where two digits changed places or one is missing', () => {
    for (const country of countries) {
      const iban = account(country)
      const wrong = [swapped(iban), iban.slice(0, -1), `${iban}0`].filter((text) => text !== iban)
      expect(wrong.filter((text) => ibanFailure(text) === null)).toEqual([])
    }
  })
})
