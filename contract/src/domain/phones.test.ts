import { expect, it } from 'vitest'
import { phone, readablePhone } from './phones.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('writes a phone as the people of a country do', () => {
  expect(plain(phone('+33612345678', 'FR'))).toBe('06 12 34 56 78')
  expect(plain(phone('+393471234567', 'IT'))).toBe('347 123 4567')
  expect(plain(phone('+390612345678', 'IT'))).toBe('06 1234 5678')
  expect(plain(phone('+32470123456', 'BE'))).toBe('0470 12 34 56')
  expect(plain(phone('+3281123456', 'BE'))).toBe('081 12 34 56')
  expect(plain(phone('+3221234567', 'BE'))).toBe('02 123 45 67')
  expect(plain(phone('+33612345678', 'IT'))).toBe('+33 6 12 34 56 78')
  expect(plain(phone('+32470123456', 'FR'))).toBe('+32 470 12 34 56')
  expect(plain(phone('+390612345678', 'FR'))).toBe('+39 06 1234 5678')
  expect(plain(phone('+262692123456', 'FR'))).toBe('0692 12 34 56')
  expect(plain(phone('+262692123456', 'BE'))).toBe('+262 692 12 34 56')
  expect(plain(phone('+596596123456'))).toBe('0596 12 34 56')
  expect(phone('+41446681800', 'FR')).toBe('+41446681800')
})

it('writes a phone with its country before it', () => {
  expect(
    ['+33465710010', '+390200001234', '+3222000012', '+3281123456'].map((one) => plain(readablePhone(one))),
  ).toEqual(['+33 4 65 71 00 10', '+39 02 0000 1234', '+32 2 200 00 12', '+32 81 12 34 56'])
})
