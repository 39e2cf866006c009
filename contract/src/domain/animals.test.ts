import { expect, it } from 'vitest'
import { shownIcad } from './animals.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  ['250269812340176', '250 26 98 12340176'],
  ['250279812340176', '250 27 98 12340176'],
  ['380260101234567', '380 2601 0123 4567'],
  ['LXQ482', 'LXQ482'],
  ['2501234', '2501234'],
])('[ANI-04] prints the number %s as %s', (icad, shown) => {
  expect(plain(shownIcad(icad))).toBe(shown)
})
