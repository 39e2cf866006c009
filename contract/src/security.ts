import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields/fields.ts'
import { linkToken } from './forms.ts'
import { page, pageQuery } from './page.ts'

/** One place where the member is signed in. */
export const MemberSession = z.object({
  id,
  /** the session that makes the call */
  current: z.boolean(),
  /** name that the browser gives itself: `Firefox`, `macOS`; null when it does not */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  device: z.enum(['computer', 'phone', 'tablet', 'other']),
  /** the network that it was opened from, its last part left out: `203.0.113.*` */
  network: z.nullable(z.string()),
  created_at: instant,
  last_used_at: instant,
})
export type MemberSession = z.infer<typeof MemberSession>

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/sessions',
  summary: 'Where the member is signed in, the last used first',
  access: 'member',
  query: z.object(pageQuery),
  answer: { status: 200, body: page(MemberSession) },
})

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/sessions/{id}',
  summary: 'End one session at once',
  access: 'member',
  params: z.strictObject({ id }),
  answer: { status: 204 },
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/sessions',
  summary: 'End every session but the one that asks',
  access: 'member',
  answer: { status: 204 },
})

export const securityEvents = [
  'signed_in',
  'signed_out',
  'session_ended',
  'session_stolen',
  'password_changed',
  'email_requested',
  'email_changed',
  'phones_changed',
  'address_changed',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'calendar_made',
  'calendar_revoked',
  'invoice_address_made',
  'invoice_address_revoked',
  'vet_link_made',
  'vet_link_revoked',
  'vet_link_sent',
  'push_subscribed',
  'push_ended',
  'account_frozen',
  'mandate_signed',
  'refund_account_changed',
  'refund_account_released',
  'card_registered',
  'due_day_changed',
  'data_exported',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

export const SecurityLogEntry = z.object({
  id,
  event: z.enum(securityEvents),
  at: instant,
  /** detail: the method of sign-in (`password`, `passkey`, `provider` …), the new contact or account, masked, or the day of the debits */
  detail: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  network: z.nullable(z.string()),
})
export type SecurityLogEntry = z.infer<typeof SecurityLogEntry>

export const getSecurityLog = endpoint({
  name: 'getSecurityLog',
  method: 'GET',
  path: '/security-log',
  summary: 'What happened to the account, newest first',
  access: 'member',
  query: z.strictObject(pageQuery),
  answer: { status: 200, body: page(SecurityLogEntry) },
})

export const freezeAccount = endpoint({
  name: 'freezeAccount',
  method: 'POST',
  path: '/account-freezes',
  summary: '"It was not me", by the link of a notice: all sessions end and payments to a new account wait',
  access: 'guest',
  body: z.strictObject({ token: linkToken }),
  answer: { status: 204 },
})
