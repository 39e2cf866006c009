import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { typedPassword, username } from './fields.ts'

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  /** seconds */
  expires_in: z.int(),
})
export type Tokens = z.infer<typeof Tokens>

export const Credentials = z.strictObject({ username, password: typedPassword })
export type Credentials = z.infer<typeof Credentials>

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/auth/token',
  summary: 'Sign in with the customer number or the e-mail address',
  access: 'guest',
  body: Credentials,
  answer: { status: 200, body: Tokens },
})

export const refreshSession = endpoint({
  name: 'refreshSession',
  method: 'POST',
  path: '/auth/refresh',
  summary: 'Exchange a refresh token for two new tokens',
  access: 'guest',
  body: z.strictObject({ refresh_token: z.string().check(z.minLength(1, 'required'), z.maxLength(512)) }),
  answer: { status: 200, body: Tokens },
})

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/auth/revoke',
  summary: 'End the session whose access token is sent; an expired one is no error',
  access: 'guest',
  body: z.optional(z.strictObject({})),
  answer: { status: 204 },
})
