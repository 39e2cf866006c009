import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

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
