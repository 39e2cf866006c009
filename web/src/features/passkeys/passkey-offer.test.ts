import { expect, it } from 'vitest'
import { mayOffer } from './PasskeyOffer.tsx'

it.each([
  [null, true],
  ['2026-11-01', false],
  ['2026-10-03', false],
  ['2026-10-02', true],
  ['not a day', true],
])('[SAFE-03] a passkey offered last on %s may be offered again on 1 November: %s', (last, answer) => {
  expect(mayOffer(last, '2026-11-01')).toBe(answer)
})
