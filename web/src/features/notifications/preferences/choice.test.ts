import type { Preference } from '@coussinet/contract/notifications.ts'
import { expect, it } from 'vitest'
import { isOptional, withChoice } from './choice.ts'

const preferences: Preference[] = [
  { group: 'security', email: true, push: true, locked: true },
  { group: 'animals', email: true, push: true, locked: false },
  { group: 'documents', email: true, push: true, locked: false },
]

it('shows one choice and leaves the others', () => {
  expect(withChoice(preferences, { group: 'animals', way: 'email', wanted: false }).map(({ email }) => email)).toEqual([
    true,
    false,
    true,
  ])
})

it('cannot do without what is always sent', () => {
  expect(isOptional('security')).toBe(false)
  expect(isOptional('animals')).toBe(true)
  const locked: Preference[] = [{ group: 'animals', email: true, push: true, locked: true }]
  expect(withChoice(locked, { group: 'animals', way: 'email', wanted: false })).toEqual(locked)
})
