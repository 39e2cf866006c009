import { expect, it } from 'vitest'
import { maskEmail, maskPhone } from './mask.ts'

it.each([
  ['marie@example.org', 'm****@example.org'],
  ['a@example.fr', 'a****@example.fr'],
  ['helene.carpentier+portail@sub.domain.example', 'h****@sub.domain.example'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

it.each([
  ['+33639980012', '+33 6 ** ** ** 12'],
  ['+33465710010', '+33 4 ** ** ** 10'],
  ['+393200000017', '+39 3 ** ** ** 17'],
  ['+39328000123', '+39 3 ** ** ** 23'],
  ['+32470000012', '+32 4 ** ** ** 12'],
  ['+262692123456', '+262 6 ** ** ** 56'],
  ['+41791234567', '** ** ** 67'],
])('masks %s as %s', (number, masked) => {
  expect(maskPhone(number)).toBe(masked)
})
