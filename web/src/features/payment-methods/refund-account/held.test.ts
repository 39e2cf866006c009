import { expect, it } from 'vitest'
import { heldAt } from './held.ts'

const account = { held_until: '2026-11-23T10:00:00.000Z' }

it('[SAFE-04] refunds wait until the hold is over, and not a moment longer', () => {
  expect(heldAt(Date.parse('2026-11-23T09:59:59.999Z'), account)).toBe(account.held_until)
  expect(heldAt(Date.parse(account.held_until), account)).toBeNull()
})

it('[SAFE-04] refunds to an account that is not held do not wait', () => {
  expect(heldAt(0, { held_until: null })).toBeNull()
  expect(heldAt(0, null)).toBeNull()
})
