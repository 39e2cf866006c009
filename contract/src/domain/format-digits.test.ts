import { expect, it } from 'vitest'
import { groupedNevg } from '../brand/grouped-nevg.ts'
import { cardNumber } from './card.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('groups a member number and a card', () => {
  expect(plain(groupedNevg('412703584'))).toBe('412 703 584')
  expect(plain(cardNumber({ brand: 'visa', last4: '4417' }))).toBe('Visa •••• 4417')
})
