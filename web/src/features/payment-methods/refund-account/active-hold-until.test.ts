import { expect, it } from 'vitest'
import { activeHoldUntil } from './active-hold-until.ts'

const account = { held_until: '2026-11-23T10:00:00.000Z' }

it('[SAFE-04] refunds wait until the hold is over, and not a moment longer', () => {
  expect(activeHoldUntil(Date.parse('2026-11-23T09:59:59.999Z'), account)).toBe(account.held_until)
  expect(activeHoldUntil(Date.parse(account.held_until), account)).toBeNull()
})

it('[SAFE-04] refunds to an account that is not held do not wait', () => {
  expect(activeHoldUntil(0, { held_until: null })).toBeNull()
  expect(activeHoldUntil(0, null)).toBeNull()
})
