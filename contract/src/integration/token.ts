import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Why a token was refused (RFC 6749 §5.2). */
export const tokenErrors = [
  'invalid_request',
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'temporarily_unavailable',
] as const
export type TokenError = (typeof tokenErrors)[number]

/** Body of every refused token: only this call answers as RFC 6749 says, instead of with a problem. */
export const TokenRefusal = z.object({ error: z.enum(tokenErrors), error_description: z.string() })
export type TokenRefusal = z.infer<typeof TokenRefusal>

export const MachineToken = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** seconds */
  expires_in: z.int(),
  /** separated by a space */
  scope: z.string(),
})
export type MachineToken = z.infer<typeof MachineToken>

export const issueToken = endpoint({
  name: 'issueToken',
  method: 'POST',
  path: '/oauth/token',
  summary:
    'A token for 15 minutes, by the client’s credentials (RFC 6749 §4.4): in the Authorization header (Basic) or in the form',
  access: 'guest',
  media_type: 'application/x-www-form-urlencoded',
  body: z.object({
    grant_type: z.literal('client_credentials'),
    scope: z.optional(z.string()),
    client_id: z.optional(z.string()),
    client_secret: z.optional(z.string()),
  }),
  answer: { status: 200, body: MachineToken },
})
