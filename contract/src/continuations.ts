import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields/fields.ts'
import { linkToken } from './forms.ts'
import { Tokens } from './session.ts'

/** A link, shown as a QR code, by which a phone signs in once and goes on with a draft. */
export const Continuation = z.object({
  /** id that the phone's session will have in the list of sessions */
  session_id: id,
  href: z.string(),
  expires_at: instant,
})
export type Continuation = z.infer<typeof Continuation>

export const createContinuation = endpoint({
  name: 'createContinuation',
  method: 'POST',
  path: '/refund-requests/{id}/continuations',
  summary:
    'Create the link by which a phone signs in, once and within 5 minutes, and goes on with the draft; a newer one ends it. 10 minutes after the sign-in it needs a reauthentication (422 `required` at `current_password`)',
  access: 'member',
  permission: 'refunds:write',
  params: z.object({ id }),
  body: z.optional(z.strictObject({})),
  answer: { status: 201, body: Continuation },
})

export const revokeContinuation = endpoint({
  name: 'revokeContinuation',
  method: 'DELETE',
  path: '/refund-requests/{id}/continuations/{session_id}',
  summary: 'End an unused link; one that was used, or is unknown, is no error. The phone’s session goes on',
  access: 'member',
  permission: 'refunds:write',
  params: z.object({ id, session_id: id }),
  answer: { status: 204 },
})

export const continueSession = endpoint({
  name: 'continueSession',
  method: 'POST',
  path: '/auth/continue',
  summary: 'Sign a phone in by the link that a computer shows, once and within 5 minutes',
  access: 'guest',
  body: z.strictObject({ token: linkToken }),
  answer: { status: 200, body: z.extend(Tokens, { request_id: id }) },
})
