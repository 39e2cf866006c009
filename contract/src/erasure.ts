import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, id, instant } from './fields/fields.ts'

/** Reasons that keep a request for erasure waiting (article 17(1)(a) and 17(3) of the GDPR). */
export const obstacles = ['legal_hold', 'contract_goes_on', 'requests_open', 'money_to_pay', 'money_due'] as const
export type ErasureObstacle = (typeof obstacles)[number]

export const ErasureRequest = z.object({
  id,
  reference: z.string(),
  requested_at: instant,
  /** the insurer answers by this day: a month, by article 12(3) */
  answer_by: day,
  status: z.enum(['open', 'cancelled', 'done']),
  ended_at: z.nullable(instant),
})
export type ErasureRequest = z.infer<typeof ErasureRequest>

export const ErasureRequests = z.object({
  /** newest first */
  data: z.array(ErasureRequest),
  /** obstacles to an erasure today; they do not prevent the request */
  obstacles: z.array(z.enum(obstacles)),
  /** legal retention after an erasure: years after the contract's end, months after the mandate's; null without either */
  kept: z.object({ books_years: z.nullable(z.int()), mandate_months: z.nullable(z.int()) }),
})
export type ErasureRequests = z.infer<typeof ErasureRequests>

export const listErasureRequests = endpoint({
  name: 'listErasureRequests',
  method: 'GET',
  path: '/me/erasure-requests',
  summary: 'What the member asked to be forgotten, what waits for something first, and what the law keeps',
  access: 'member',
  answer: { status: 200, body: ErasureRequests },
})

export const askForErasure = endpoint({
  name: 'askForErasure',
  method: 'POST',
  path: '/me/erasure-requests',
  summary:
    'Ask for the erasure of all data; acknowledged by e-mail, answered within a month, cancelled at any time before',
  access: 'member',
  idempotent: true,
  answer: { status: 201, body: ErasureRequest },
})

export const cancelErasure = endpoint({
  name: 'cancelErasure',
  method: 'DELETE',
  path: '/me/erasure-requests/{id}',
  summary: 'Take the wish back, until it is done',
  access: 'member',
  params: z.object({ id }),
  answer: { status: 204 },
})
