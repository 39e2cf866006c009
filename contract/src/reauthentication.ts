import * as z from 'zod/mini'
import type { FieldCode } from './domain/problems.ts'
import { endpoint } from './endpoint.ts'
import { typedPassword } from './fields/fields.ts'
import { webAuthn } from './passkeys.ts'

export const beginReauthentication = endpoint({
  name: 'beginReauthentication',
  method: 'POST',
  path: '/me/reauthentications/challenges',
  summary: 'The options with which a browser offers the member’s own passkeys, to prove who they are; 409 without one',
  access: 'member',
  body: z.optional(z.strictObject({})),
  answer: { status: 200, body: webAuthn },
})

/** A password or a passkey's signature: one of them, else `required` at `current_password`. */
const Reauthentication = /* @__PURE__ */ z
  .strictObject({ current_password: z.optional(typedPassword), response: z.optional(webAuthn) })
  .check(
    z.refine(({ current_password, response }) => (current_password === undefined) !== (response === undefined), {
      error: 'required' satisfies FieldCode,
      path: ['current_password'],
    }),
  )

export const reauthenticate = endpoint({
  name: 'reauthenticate',
  method: 'POST',
  path: '/me/reauthentications',
  summary:
    'Prove by the password or a passkey who is there: for 10 minutes this session may change how the account is reached',
  access: 'member',
  body: Reauthentication,
  answer: { status: 204 },
})
