import { expect, it } from 'vitest'
import { readNewPasskey } from './passkey-form.ts'

it('[SAFE-03] a passkey needs a name, and the password once it is asked for', () => {
  expect(readNewPasskey(' Mac, Firefox ', undefined)).toEqual({ body: { name: 'Mac, Firefox' } })
  expect(readNewPasskey('Mac', 'Truffe-2026!')).toEqual({ body: { name: 'Mac', current_password: 'Truffe-2026!' } })
  expect(readNewPasskey('x'.repeat(61), '')).toEqual({
    errors: { name: ['schema.too_big'], current_password: ['required'] },
    params: { name: { max: 60 } },
  })
})
