import { expect, it } from 'vitest'
import { readAddress, typedAddress } from './address-form.ts'

const address = {
  line1: '27 rue des Tilleuls',
  line2: null,
  line3: 'Résidence les Acacias',
  line4: null,
  postal_code: '69003',
  city: 'Lyon',
  country: 'FR',
} as const
const typed = typedAddress(address)

it('[PRO-01] sends an address as it stands, its empty lines as none', () => {
  expect(readAddress(typed)).toEqual({ body: { address } })
  expect(readAddress({ ...typed, 'address.line3': '   ' })).toEqual({ body: { address: { ...address, line3: null } } })
})

it.each([
  ['FR', '6900', 'postal.FR'],
  ['IT', '4012', 'postal.IT'],
  ['BE', '69003', 'postal.BE'],
])('[PRO-02] holds the postal code to %s', (country, postal_code, key) => {
  expect(readAddress({ ...typed, 'address.country': country, 'address.postal_code': postal_code })).toMatchObject({
    errors: { 'address.postal_code': [key] },
  })
})

it('[PRO-02] names each required field that is empty, and a line too long for an envelope', () => {
  const reading = readAddress({
    ...typed,
    'address.line1': ' ',
    'address.city': '',
    'address.postal_code': '',
    'address.line2': 'x'.repeat(39),
  })
  expect(reading).toMatchObject({
    errors: {
      'address.line1': ['required'],
      'address.line2': ['address_line'],
      'address.postal_code': ['required'],
      'address.city': ['required'],
    },
  })
})
