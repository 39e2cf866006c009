import { expect, it } from 'vitest'
import { shownStatus } from './shown-status.ts'

it('[REF-02] calls an accepted request refunded once it is paid, and no other one', () => {
  expect(shownStatus({ status: 'accepted', paid: true })).toBe('refunded')
  expect(shownStatus({ status: 'accepted', paid: false })).toBe('accepted')
  expect(shownStatus({ status: 'rejected', paid: true })).toBe('rejected')
})
