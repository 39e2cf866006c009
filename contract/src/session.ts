import * as z from 'zod/mini'
import type { FieldCode } from './domain/problems.ts'
import { endpoint } from './endpoint.ts'
import { typedPassword } from './fields/fields.ts'
import { linkToken, NewPassword, PasswordChange } from './forms.ts'
import { nevg, username } from './usernames.ts'

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  /** seconds */
  expires_in: z.int(),
})
export type Tokens = z.infer<typeof Tokens>

export const SignInCredentials = z.strictObject({ username, password: typedPassword })
export type SignInCredentials = z.infer<typeof SignInCredentials>

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/auth/token',
  summary: 'Sign in with the customer number or the e-mail address',
  access: 'guest',
  body: SignInCredentials,
  answer: { status: 200, body: Tokens },
})

export const refreshSession = endpoint({
  name: 'refreshSession',
  method: 'POST',
  path: '/auth/refresh',
  summary: 'Exchange a refresh token for two new tokens',
  access: 'guest',
  body: z.strictObject({
    refresh_token: z.string().check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(512)),
  }),
  answer: { status: 200, body: Tokens },
})

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/auth/revoke',
  summary: 'End the session whose access token is sent; an expired one is no error',
  access: 'guest',
  unlimited: true,
  body: z.optional(z.strictObject({})),
  answer: { status: 204 },
})

export const transferSession = endpoint({
  name: 'transferSession',
  method: 'POST',
  path: '/auth/transfer',
  summary: 'Sign in by a connection link, once and within 10 minutes',
  access: 'guest',
  body: z.strictObject({ token: linkToken }),
  answer: { status: 200, body: Tokens },
})

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Ask for a recovery link by e-mail; the answer is the same whether or not the account exists',
  access: 'guest',
  body: z.strictObject({ username }),
  answer: { status: 204 },
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  summary:
    'Choose a password by a mailed link (recovery 30 minutes, activation 24 hours, once) and sign in; other sessions end',
  access: 'guest',
  body: NewPassword,
  answer: { status: 200, body: Tokens },
})

export const activateAccount = endpoint({
  name: 'activateAccount',
  method: 'POST',
  path: '/auth/activate-account',
  summary: 'Ask for the link of a first connection by e-mail; the answer is the same whether or not the account exists',
  access: 'guest',
  body: z.strictObject({ username: nevg }),
  answer: { status: 204 },
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/password',
  summary: 'Change the password; the other sessions end and the member is told by e-mail',
  access: 'member',
  permission: 'profile:write',
  body: PasswordChange,
  answer: { status: 204 },
})
