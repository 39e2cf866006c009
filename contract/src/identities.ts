import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields/fields.ts'
import { linkToken } from './forms.ts'
import { collection } from './page.ts'
import { Tokens } from './session.ts'

/** Id of an identity provider, which the insurer chooses: a part of addresses. */
export const providerId = /* @__PURE__ */ z.string().check(z.regex(/^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$/))

/** An OpenID Connect provider by which members may sign in; the name is in the language of the request. */
export const IdentityProvider = z.object({ id: providerId, name: z.string() })
export type IdentityProvider = z.infer<typeof IdentityProvider>

/** An account at a provider that signs its member in. */
export const LinkedIdentity = z.object({
  id,
  provider: IdentityProvider,
  linked_at: instant,
  last_used_at: z.nullable(instant),
})
export type LinkedIdentity = z.infer<typeof LinkedIdentity>

export const listProviders = endpoint({
  name: 'listProviders',
  method: 'GET',
  path: '/auth/providers',
  summary: 'The providers by which members may sign in; empty where the portal has none',
  access: 'guest',
  answer: { status: 200, body: collection(IdentityProvider) },
})

/** `sign-in` for a guest; `link` and `reauthenticate` for the member whose session calls. */
export const authorizationPurposes = ['sign-in', 'link', 'reauthenticate'] as const
export type AuthorizationPurpose = (typeof authorizationPurposes)[number]

export const beginAuthorization = endpoint({
  name: 'beginAuthorization',
  method: 'POST',
  path: '/auth/providers/{provider}/authorizations',
  summary:
    'The address at which the provider asks who is there; it comes back to `/sign-in/{provider}`, in this browser, once and within 10 minutes. `link` and `reauthenticate` need a session (401 without); `link` needs, 10 minutes after the sign-in, a reauthentication (422 `required` at `current_password`). 503 with `provider_down` at `provider` while the provider does not answer',
  access: 'guest',
  params: z.strictObject({ provider: providerId }),
  body: z.strictObject({ purpose: z.enum(authorizationPurposes) }),
  answer: { status: 201, body: z.object({ href: z.string() }) },
})

/** The end of an authorization, by its purpose; `cancelled` where the member gave it up at the provider. */
export const AuthorizationResult = z.discriminatedUnion('kind', [
  z.extend(Tokens, { kind: z.literal('signed_in') }),
  /** an account at the provider that is nobody's: the token links it after a sign-in by other means */
  z.object({
    kind: z.literal('unlinked'),
    provider: IdentityProvider,
    link_token: z.string(),
    expires_at: instant,
  }),
  /** an account that is nobody's, of a session at the provider that may be somebody else's: the provider asks anew at `href` */
  z.object({ kind: z.literal('ask_again'), href: z.string() }),
  z.object({ kind: z.literal('linked'), identity: LinkedIdentity }),
  z.object({ kind: z.literal('reauthenticated') }),
  z.object({ kind: z.literal('cancelled'), purpose: z.enum(authorizationPurposes) }),
])
export type AuthorizationResult = z.infer<typeof AuthorizationResult>

export const finishAuthorization = endpoint({
  name: 'finishAuthorization',
  method: 'POST',
  path: '/auth/providers/{provider}/results',
  summary:
    'End an authorization by the query with which the provider sent the browser back: sign in, link the account, or prove who is there. 410 for a query that is used, late, of another provider or of another browser; 401 with `provider_answer` or `authentication_too_old`, 403 with `level_too_low`, 409 with `identity_in_use`, `identities_limit` or `identity_differs`, and 503 with `provider_down`, each at `provider`',
  access: 'guest',
  params: z.strictObject({ provider: providerId }),
  // Without the question mark; codes of some providers are signed tokens of a few kB.
  body: z.strictObject({ query: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  answer: { status: 200, body: AuthorizationResult },
})

export const endProviderSessions = endpoint({
  name: 'endProviderSessions',
  method: 'POST',
  path: '/auth/providers/{provider}/backchannel-logout',
  summary:
    'A provider’s own call (OpenID Connect Back-Channel Logout): end the sessions that it opened for an account, by its signed logout token; 401 for a token that does not prove it',
  access: 'guest',
  params: z.strictObject({ provider: providerId }),
  media_type: 'application/x-www-form-urlencoded',
  body: z.object({ logout_token: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  answer: { status: 204 },
})

export const beginProviderLogout = endpoint({
  name: 'beginProviderLogout',
  method: 'POST',
  path: '/auth/provider-logout',
  summary:
    'The address that ends the session at the provider that opened this one, to open after `auth/revoke`; null where there is none',
  access: 'member',
  unlimited: true,
  body: z.optional(z.strictObject({})),
  answer: { status: 200, body: z.object({ href: z.nullable(z.string()) }) },
})

export const listIdentities = endpoint({
  name: 'listIdentities',
  method: 'GET',
  path: '/identities',
  summary:
    'The member’s accounts at providers that sign them in; `has_password` is false for a member who never chose a password, who proves by an account or a passkey who they are',
  access: 'member',
  answer: { status: 200, body: z.extend(collection(LinkedIdentity), { has_password: z.boolean() }) },
})

export const addIdentity = endpoint({
  name: 'addIdentity',
  method: 'POST',
  path: '/identities',
  summary:
    'Link the account of an `unlinked` result to the member who has signed in by other means; 410 for a token that is used, late, or of another browser; 409 with `identity_in_use` or `identities_limit` at `provider`; 10 minutes after the sign-in it needs a reauthentication (422 `required` at `current_password`)',
  access: 'member',
  permission: 'profile:write',
  idempotent: true,
  body: z.strictObject({ link_token: linkToken }),
  answer: { status: 201, body: LinkedIdentity },
})

export const removeIdentity = endpoint({
  name: 'removeIdentity',
  method: 'DELETE',
  path: '/identities/{id}',
  summary:
    'Unlink an account; 10 minutes after the sign-in it needs a reauthentication (422 `required` at `current_password`)',
  access: 'member',
  permission: 'profile:write',
  params: z.strictObject({ id }),
  answer: { status: 204 },
})
