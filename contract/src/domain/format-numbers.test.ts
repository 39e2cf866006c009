import { expect, it } from 'vitest'
import {
  addressLines,
  cardNumber,
  groupedNevg,
  phone,
  readablePhone,
  shownAccount,
  shownIcad,
} from './format-numbers.ts'

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
  expect(phone('+41446681800', 'FR')).toBe('+41446681800')
})

it('writes a phone with its country before it', () => {
  expect(
    ['+33465710010', '+390200001234', '+3222000012', '+3281123456'].map((one) => plain(readablePhone(one))),
  ).toEqual(['+33 4 65 71 00 10', '+39 02 0000 1234', '+32 2 200 00 12', '+32 81 12 34 56'])
})

it('groups a member number, an account, a card', () => {
  expect(plain(groupedNevg('412703584'))).toBe('412 703 584')
  expect(plain(shownAccount('FR7630006000011234567894821'))).toBe('FR76 •••• 4821')
  expect(plain(shownAccount('FR76 •••• 4821'))).toBe('FR76 •••• 4821')
  expect(plain(shownAccount('FR76 **** **** 4821'))).toBe('FR76 •••• 4821')
  expect(plain(cardNumber({ brand: 'visa', last4: '4417' }))).toBe('Visa •••• 4417')
})

it.each([
  ['250269812340176', '250 26 98 12340176'],
  ['250279812340176', '250 27 98 12340176'],
  ['380260101234567', '380 2601 0123 4567'],
  ['LXQ482', 'LXQ482'],
  ['2501234', '2501234'],
])('[ANI-04] prints the number %s as %s', (icad, shown) => {
  expect(plain(shownIcad(icad))).toBe(shown)
})

it('writes the lines of an envelope in the order of its country, leaving out the empty ones', () => {
  const address = { line1: '27 rue des Tilleuls', line2: 'Appartement 12', line3: 'Résidence les Acacias', line4: null }
  expect(addressLines({ ...address, postal_code: '69003', city: 'Lyon', country: 'FR' })).toEqual([
    'Appartement 12',
    'Résidence les Acacias',
    '27 rue des Tilleuls',
    '69003 Lyon',
  ])
  expect(addressLines({ ...address, line3: '', postal_code: '4000', city: 'Liège', country: 'BE' })).toEqual([
    '27 rue des Tilleuls',
    'Appartement 12',
    '4000 Liège',
  ])
})
