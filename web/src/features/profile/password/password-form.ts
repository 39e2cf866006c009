import { PasswordChange } from '@coussinet/contract/forms.ts'
import { readWith, type Reading } from '#platform/form/reading.ts'

export type TypedPasswords = { current_password: string; password: string; password_confirmation: string }

export const noPasswords: TypedPasswords = { current_password: '', password: '', password_confirmation: '' }

/** The change to ask for, or what is wrong: each broken rule at `password`, `password.mismatch` at the repetition. */
export function readPasswords(typed: TypedPasswords): Reading<PasswordChange> {
  const reading = readWith(PasswordChange, typed)
  if (!('errors' in reading) || typed.password !== '') return reading
  // Of a password that is not typed yet there is one thing to say.
  return { ...reading, errors: { ...reading.errors, password: ['required'] } }
}
