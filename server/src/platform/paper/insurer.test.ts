import { companies } from '@coussinet/contract/company.ts'
import { expect, it } from 'vitest'
import { checkCreditor, creditor, insurerOf } from './insurer.ts'

// the same digits, in the groups of the portal's pages
it.each([
  ['FR', '04 65 71 00 10', '+33'],
  ['IT', '02 0000 1234', '+39'],
  ['BE', '02 200 00 12', '+32'],
] as const)('[I18N-06] the papers write the phone of %s as its people dial it: %s', (country, written, prefix) => {
  expect(insurerOf(country).phone_text).toBe(written)
  const digits = written.replaceAll(' ', '')
  expect(companies[country].phone).toBe(`${prefix}${country === 'IT' ? digits : digits.slice(1)}`)
})

it.each([
  ['FR38ZZZ9Z0418', 'checksum'],
  ['FR38ZZZ9Z04177', 'length'],
  ['fr38zzz9z0417', 'format'],
])('[SEC-32] the portal does not open with the creditor identifier %s', (identifier, failure) => {
  expect(() => checkCreditor({ identifier })).toThrow(`The creditor's identifier ${identifier} is not a SEPA creditor identifier (${failure})`)
})

it('[SEC-32] the portal’s own creditor identifier is right', () => {
  expect(() => checkCreditor()).not.toThrow()
  expect(creditor.identifier).toBe('FR38ZZZ9Z0417')
})
