import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const topics = [
  'refund-requests',
  'refunds',
  'quotes',
  'notifications',
  'receipts',
  'payment-methods',
  'sponsorship',
  'profile',
] as const
export type Topic = (typeof topics)[number]

/** One server-sent event: the client refetches that topic. */
export const MemberEvent = z.object({ topic: z.enum(topics) })

export const streamEvents = endpoint({
  name: 'streamEvents',
  method: 'GET',
  path: '/events',
  summary: 'Server-sent events: which of the member’s things changed',
  access: 'member',
  answer: { status: 200, stream: 'events', media_types: ['text/event-stream'] },
})
