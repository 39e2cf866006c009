import { isSepaCountry } from '@coussinet/contract/fields/iban.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The countries of SEPA to choose from, by their names in a language. */
export function sepaCountries(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isSepaCountry)
  const { compare } = new Intl.Collator(language)
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => compare(a.label, b.label))
}
