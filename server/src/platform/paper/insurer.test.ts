import { brand } from '@coussinet/contract/brand/chosen.ts'
import { companies } from '@coussinet/contract/brand/values.ts'
import { expect, it } from 'vitest'
import { creditor, getInsurer } from './insurer.ts'

// the same digits, in the groups of the portal's pages
it.each([
  ['FR', '04 65 71 00 10', '+33'],
  ['IT', '02 0000 1234', '+39'],
  ['BE', '02 200 00 12', '+32'],
] as const)('[I18N-06] the papers write the phone of %s as its people dial it: %s', (country, written, prefix) => {
  expect(getInsurer(country).phone_text).toBe(written)
  const digits = written.replaceAll(' ', '')
  expect(companies[country].phone).toBe(`${prefix}${country === 'IT' ? digits : digits.slice(1)}`)
})

it('[SEC-32] mandates name the creditor of the brand', () => {
  expect(creditor).toEqual(brand.creditor)
  expect(creditor.identifier).toBe('FR38ZZZ9Z0417')
})
