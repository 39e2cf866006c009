import * as z from 'zod/mini'
import type { FieldCode } from './domain/problems.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, line, typedPassword } from './fields/fields.ts'
import { collection } from './page.ts'
import { Tokens } from './session.ts'

export const Passkey = z.object({
  id,
  name: z.string(),
  /** id by which browsers and password managers know it, base64url */
  credential_id: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
})
export type Passkey = z.infer<typeof Passkey>

/** A name that a mail may repeat: no address that a mail program would make a link of. */
const passkeyName = /* @__PURE__ */ line(60).check(
  z.refine((text) => !/:\/\/|\bwww\./i.test(text), { error: 'schema.invalid_string' satisfies FieldCode }),
)

/** Options and answers of WebAuthn level 3 in their JSON form: the browser and the server's library read them. */
export const webAuthn = /* @__PURE__ */ z.looseObject({})

/** The account as password managers know it: what browsers need to hear of removed and renamed passkeys. */
export const PasskeyAccount = z.object({
  rp_id: z.string(),
  /** handle of the member, base64url */
  user_id: z.string(),
  user_name: z.string(),
  display_name: z.string(),
})
export type PasskeyAccount = z.infer<typeof PasskeyAccount>

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: '/passkeys',
  summary: 'The member’s passkeys',
  access: 'member',
  answer: { status: 200, body: z.extend(collection(Passkey), { account: PasskeyAccount }) },
})

export const beginPasskey = endpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: '/passkeys/challenges',
  summary:
    'The options with which a browser makes a passkey; 10 minutes after the sign-in it needs the password (422 `required` at `current_password`) or a reauthentication. `automatic`: without the member, after a sign-in by password; 409 once the member has removed a passkey',
  access: 'member',
  permission: 'profile:write',
  body: z.strictObject({ current_password: z.optional(typedPassword), automatic: z.optional(z.literal(true)) }),
  answer: { status: 200, body: webAuthn },
})

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/passkeys',
  summary: 'Keep a passkey that the browser made',
  access: 'member',
  permission: 'profile:write',
  idempotent: true,
  body: z.strictObject({ name: passkeyName, response: webAuthn }),
  answer: { status: 201, body: Passkey },
})

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/passkeys/{id}',
  summary: 'Name a passkey',
  access: 'member',
  permission: 'profile:write',
  params: z.strictObject({ id }),
  body: z.strictObject({ name: passkeyName }),
  answer: { status: 200, body: Passkey },
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/passkeys/{id}',
  summary:
    'Remove a passkey; 10 minutes after the sign-in it needs a reauthentication (422 `required` at `current_password`)',
  access: 'member',
  permission: 'profile:write',
  params: z.strictObject({ id }),
  answer: { status: 204 },
})

export const beginPasskeySignIn = endpoint({
  name: 'beginPasskeySignIn',
  method: 'POST',
  path: '/auth/passkey-challenges',
  summary: 'The options with which a browser offers the passkeys that it holds',
  access: 'guest',
  body: z.strictObject({}),
  answer: { status: 200, body: webAuthn },
})

export const signInWithPasskey = endpoint({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/auth/passkey',
  summary:
    'Sign in with what a passkey signed; 401 with `unknown_passkey` at `response` for one that is not registered',
  access: 'guest',
  body: z.strictObject({ response: webAuthn }),
  answer: { status: 200, body: Tokens },
})
