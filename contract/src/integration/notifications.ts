import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, line, text } from '../fields/fields.ts'
import { severities } from '../notifications.ts'
import { nevg } from '../usernames.ts'

/** Pages that a notification of the insurer's may lead to. */
export const pushedPages = [
  '/',
  '/refunds',
  '/animals',
  '/profile/contract',
  '/profile/payment-methods',
  '/profile/receipts',
  '/sponsorship',
  '/contact',
] as const

const Said = z.strictObject({ title: line(80), body: text(1, 600) })

export const PushedNotification = z.strictObject({
  severity: z.enum(severities),
  /** the page it links to; a member who cannot open it sees no link */
  href: z._default(z.enum(pushedPages), '/'),
  /** plain texts by language; the member's own must be there, where that is Dutch the French ones will do */
  texts: z.strictObject({ fr: z.optional(Said), it: z.optional(Said), nl: z.optional(Said) }),
})
export type PushedNotification = z.infer<typeof PushedNotification>

export const pushNotification = endpoint({
  name: 'pushNotification',
  method: 'POST',
  path: '/members/{nevg}/notifications',
  summary: 'A notification in the insurer’s own words, by e-mail too where the member wants it; 20 a day for a member',
  access: 'machine',
  scope: 'notifications:write',
  idempotent: true,
  params: z.object({ nevg }),
  body: PushedNotification,
  answer: { status: 201, body: z.object({ id }) },
})
