import * as z from 'zod/mini'
import { careKinds } from '../../domain/care.ts'
import type { FieldCode } from '../../domain/problems.ts'
import { causes } from '../../domain/requests.ts'
import { endpoint } from '../../endpoint.ts'
import { cents, day, givenNumber, line } from '../../fields/fields.ts'
import { nevg } from '../../usernames.ts'
import { ownId, UpsertResult } from './upsert.ts'

const PastLine = z.strictObject({
  /** words of the invoice; the name of its kind of care where there are none */
  label: z._default(z.nullable(line(120)), null),
  care_kind: z.enum(careKinds),
  billed_cents: cents,
  refunded_cents: cents,
})

export const pastRefundFields = {
  animal_id: z.optional(ownId),
  care_date: z.optional(day),
  cause: z.optional(z.enum(causes)),
  vet_name: z.optional(z.nullable(line(120))),
  invoice_number: z.optional(z.nullable(givenNumber(40))),
  billed_cents: z.optional(cents),
  refunded_cents: z.optional(cents.check(z.gte(1))),
  /** day on which the former system paid it */
  payment_date: z.optional(day),
  /** reference in the former system, as on the member's papers */
  tracking_reference: z.optional(line(40)),
  /** kind of care, if there are no lines */
  care_kind: z.optional(z.enum(careKinds)),
  /** lines of the bill, which add up to both amounts; the whole list */
  lines: z.optional(z.array(PastLine).check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(200))),
}

export const neededOfPastRefund = [
  'animal_id',
  'care_date',
  'cause',
  'billed_cents',
  'refunded_cents',
  'payment_date',
  'tracking_reference',
] as const

export const PastRefundUpsert = z.strictObject({ nevg, ...pastRefundFields })
export type PastRefundUpsert = z.infer<typeof PastRefundUpsert>

export const putPastRefund = endpoint({
  name: 'putPastRefund',
  method: 'PUT',
  path: '/past-refunds/{id}',
  summary: `A refund that the insurer’s former system paid, made or changed: the member reads it among theirs as one of before the portal, and it counts in no ceiling, deductible or package; a new one needs ${neededOfPastRefund.join(', ')}, and care_kind or lines`,
  access: 'machine',
  scope: 'refunds:write',
  params: z.object({ id: ownId }),
  body: PastRefundUpsert,
  answer: { status: 200, body: UpsertResult, or_created: true },
})
