import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields/fields.ts'

/** One audited action: on a member's data, or by a user of the insurer's command. */
export const AuditLine = z.object({
  id,
  at: instant,
  actor: z.enum(['member', 'insurer', 'system', 'operator']),
  /** person at the command; null for anybody else */
  operator: z.nullable(z.string()),
  action: z.string(),
  /** null: it is of no one member, or the member was erased */
  nevg: z.nullable(z.string()),
  subject_id: z.nullable(z.string()),
  /** no secret and no whole account */
  details: z.record(z.string(), z.unknown()),
})
export type AuditLine = z.infer<typeof AuditLine>

export const listAuditTrail = endpoint({
  name: 'listAuditTrail',
  method: 'GET',
  path: '/audit-trail',
  summary:
    'What was done, the earliest first, two minutes after it was done: ask again with `after` set to the last `next`',
  access: 'machine',
  scope: 'audit:read',
  query: z.object({
    /** the `next` of the answer before */
    after: z.optional(z.string().check(z.maxLength(200))),
    /** time to begin at, for the first call; default: the oldest line that is stored */
    since: z.optional(instant),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 500),
  }),
  answer: {
    status: 200,
    body: z.object({
      data: z.array(AuditLine),
      /** the `after` of the next time, now or later; null while there was no line yet */
      next: z.nullable(z.string()),
      /** true: there are more already */
      has_more: z.boolean(),
    }),
  },
})
