import { expect, it } from 'vitest'
import { maskedEmail } from './masked-email.ts'

it.each([
  ['marie.dupont@example.org', 'm••••@example.org'],
  ['a@b.example', 'a••••@b.example'],
  ['"x@y"@example.org', '"••••@example.org'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
