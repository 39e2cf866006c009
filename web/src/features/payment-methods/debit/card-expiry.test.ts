import { expect, it } from 'vitest'
import { cardExpiry } from './card-expiry.ts'

it.each([
  ['2026-10', '2026-11-20', 'expired'],
  ['2026-11', '2026-11-20', 'expiring'],
  ['2026-11', '2026-11-30', 'expiring'],
  ['2026-11', '2026-12-01', 'expired'],
  ['2026-12', '2026-12-01', 'expiring'],
  ['2026-12', '2026-11-30', 'valid'],
  ['2028-02', '2028-02-29', 'expiring'],
])('[PAY-01] a card until %s is, on %s, %s', (expires, today, state) => {
  expect(cardExpiry(expires, today).state).toBe(state)
})

it('[PAY-01] knows the last day of a card and how long it still works', () => {
  expect(cardExpiry('2028-02', '2028-02-20')).toEqual({ state: 'expiring', last_day: '2028-02-29', days_left: 9 })
})
