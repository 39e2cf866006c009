import { expect, it } from 'vitest'
import { readEmail } from './EmailForm.tsx'

it('[PRO-02] sends an address that can be written to, and names what is wrong with another', () => {
  expect(readEmail({ email: ' helene@example.org ' })).toEqual({ body: { email: 'helene@example.org' } })
  expect(readEmail({ email: 'helene@' })).toMatchObject({ errors: { email: ['email'] } })
  expect(readEmail({ email: ' ' })).toMatchObject({ errors: { email: ['required'] } })
})
