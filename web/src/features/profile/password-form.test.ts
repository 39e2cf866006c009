import { expect, it } from 'vitest'
import { noPasswords, readPasswords } from './PasswordForm.tsx'

const change = { current_password: 'Ancien-1!', password: 'Truffe-2026!', password_confirmation: 'Truffe-2026!' }

it('[PRO-05] asks for the current password, and for the new one twice', () => {
  expect(readPasswords(change)).toEqual({ body: change })
  expect(readPasswords({ ...change, current_password: '' })).toMatchObject({
    errors: { current_password: ['required'] },
  })
  expect(readPasswords({ ...change, password_confirmation: 'Truffe' })).toMatchObject({
    errors: { password_confirmation: ['password.mismatch'] },
  })
})

it('[PRO-05] names the rules that a new password breaks, and one thing of an empty one', () => {
  expect(readPasswords({ ...change, password: 'truffe', password_confirmation: 'truffe' })).toMatchObject({
    errors: { password: ['password.length', 'password.uppercase', 'password.digit', 'password.special'] },
  })
  expect(readPasswords(noPasswords)).toMatchObject({
    errors: { current_password: ['required'], password: ['required'] },
  })
})
