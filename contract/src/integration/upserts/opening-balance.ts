import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { cents, day, line } from '../../fields/fields.ts'
import { nevg } from '../../usernames.ts'
import { ownId, UpsertResult } from './upsert.ts'

export const openingBalanceFields = {
  /** first day of the insurance year, an anniversary of the animal's `cover_start` */
  insurance_year_start: day,
  /** amounts of that year that were used before: of the ceiling without the package, of a yearly deductible, of the package */
  ceiling_used_cents: z._default(cents, 0),
  deductible_used_cents: z._default(cents, 0),
  package_used_cents: z._default(cents, 0),
  /** accident or illness whose deductible by event was already taken: care of the next 45 days, or with the same key, belongs to it */
  open_event: z._default(
    z.nullable(
      z.strictObject({
        first_care_date: day,
        cause: z.enum(['accident', 'illness']),
        /** its name in the assessed lines, where it has one */
        event: z._default(z.nullable(line(60)), null),
        deductible_used_cents: cents,
      }),
    ),
    null,
  ),
}

export const OpeningBalance = z.strictObject({ nevg: z.optional(nevg), ...openingBalanceFields })
export type OpeningBalance = z.infer<typeof OpeningBalance>

export const putOpeningBalance = endpoint({
  name: 'putOpeningBalance',
  method: 'PUT',
  path: '/animals/{id}/opening-balance',
  summary:
    'What an animal had used of an insurance year before the portal: its counters go on from there, in estimates and decisions alike',
  access: 'machine',
  scope: 'members:write',
  params: z.object({ id: ownId }),
  body: OpeningBalance,
  answer: { status: 200, body: UpsertResult, or_created: true },
})
