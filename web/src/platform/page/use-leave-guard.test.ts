import { expect, it } from 'vitest'
import { needsConfirmation } from './use-leave-guard.ts'

const move = { isDirty: true, isSignedIn: true, from: '/profile', to: '/refunds' }

it('[PRO-07] asks before another page is shown while changes are not saved', () => {
  expect(needsConfirmation(move)).toBe(true)
  expect(needsConfirmation({ ...move, isDirty: false })).toBe(false)
})

it('[PRO-07] does not ask when the session has ended, nor for a move within the page', () => {
  expect(needsConfirmation({ ...move, isSignedIn: false, to: '/login' })).toBe(false)
  expect(needsConfirmation({ ...move, to: '/profile' })).toBe(false)
})
