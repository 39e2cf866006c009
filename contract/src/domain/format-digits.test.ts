import { expect, it } from 'vitest'
import { cardNumber } from './card.ts'
import { shownAccount } from './format-digits.ts'
import { groupedNevg } from './member-number.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('groups a member number, an account, a card', () => {
  expect(plain(groupedNevg('412703584'))).toBe('412 703 584')
  expect(plain(shownAccount('FR7630006000011234567894821'))).toBe('FR76 •••• 4821')
  expect(plain(shownAccount('FR76 •••• 4821'))).toBe('FR76 •••• 4821')
  expect(plain(shownAccount('FR76 **** **** 4821'))).toBe('FR76 •••• 4821')
  expect(plain(cardNumber({ brand: 'visa', last4: '4417' }))).toBe('Visa •••• 4417')
})
