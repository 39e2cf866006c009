import type { Preference } from '@coussinet/contract/notifications.ts'
import { expect, it } from 'vitest'
import { isOptional, withChoice } from './choice.ts'

const preferences: Preference[] = [
  { group: 'security', email: true, locked: true },
  { group: 'animals', email: true, locked: false },
  { group: 'documents', email: true, locked: false },
]

it('shows one choice and leaves the others', () => {
  expect(withChoice(preferences, { group: 'animals', email: false }).map(({ email }) => email)).toEqual([
    true,
    false,
    true,
  ])
})

it('cannot do without what is always sent', () => {
  expect(isOptional('security')).toBe(false)
  expect(isOptional('animals')).toBe(true)
  const locked: Preference[] = [{ group: 'animals', email: true, locked: true }]
  expect(withChoice(locked, { group: 'animals', email: false })).toEqual(locked)
})
