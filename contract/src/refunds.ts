import * as z from 'zod/mini'
import { careKinds } from './domain/care.ts'
import type { FieldCode } from './domain/problems.ts'
import { rejectionReasons } from './domain/rejections.ts'
import { causes } from './domain/requests.ts'
import { endpoint } from './endpoint.ts'
import { cents, day, id } from './fields/fields.ts'
import { collection, page, pageQuery } from './page.ts'
import { arithmetics, Computation, DeductibleEvent, RefundLine } from './refund-arithmetic.ts'
import { RequestFile } from './request-files.ts'

const summary = {
  id,
  request_id: id,
  tracking_reference: z.string(),
  animal: z.object({ id, name: z.string() }),
  care_date: day,
  /** kinds of care of its lines, each once, in the order of the bill */
  care_kinds: z.array(z.enum(careKinds)),
  payment_date: z.nullable(day),
  /** paid by the insurer's former system: its figures are as that one had them */
  before_portal: z.boolean(),
  billed_cents: cents,
  subtotal_cents: cents,
  refunded_cents: cents,
  /** part of it that is still to be paid: the difference alone, where a correction raised it after its payment */
  due_cents: cents,
}

/** One animal's part of a request, decided on assessed lines. */
export const Refund = z.object(summary)
export type Refund = z.infer<typeof Refund>

export const RefundStatement = z.object({
  ...summary,
  remaining_cents: cents,
  /** amounts that left for it and did not come back, and that were paid too much */
  paid_cents: cents,
  overpaid_cents: cents,
  /** transfers that the bank returned, oldest first */
  returned_payments: z.array(z.object({ payment_date: day, returned_on: day, amount_cents: cents })),
  invoice_number: z.nullable(z.string()),
  /** masked */
  destination_account: z.nullable(z.object({ iban: z.string(), holder: z.string() })),
  lines: z.array(RefundLine),
  /** null if the portal did not compute it: a past refund, or amounts of the insurer's own */
  computation: z.nullable(Computation),
  /** event that its deductible counts for, with what earlier decisions took of it; null if the deductible is not taken by event */
  event: z.nullable(DeductibleEvent),
  arithmetic: z.enum(arithmetics),
  /** the insurer's explanation of its own amounts */
  explanation: z.nullable(z.string()),
  reasons: z.array(z.enum(rejectionReasons)),
  benefit_slips: z.array(z.object({ id, label: z.string(), href: z.string() })),
  files: z.array(RequestFile),
})
export type RefundStatement = z.infer<typeof RefundStatement>

export const listRefunds = endpoint({
  name: 'listRefunds',
  method: 'GET',
  path: '/refunds',
  summary: 'The refunds, newest care first; without dates, care of the last 12 months',
  access: 'member',
  permission: 'refunds:read',
  query: z.object({ animal_id: z.optional(id), from: z.optional(day), to: z.optional(day), ...pageQuery }),
  answer: { status: 200, body: page(Refund) },
})

export const getRefund = endpoint({
  name: 'getRefund',
  method: 'GET',
  path: '/refunds/{id}',
  summary: 'One refund with its arithmetic',
  access: 'member',
  permission: 'refunds:read',
  params: z.object({ id }),
  answer: { status: 200, body: RefundStatement },
})

export const getBenefitSlip = endpoint({
  name: 'getBenefitSlip',
  method: 'GET',
  path: '/refunds/{id}/benefit-slip',
  summary: 'The benefit slip of a refund, as a PDF in the language of the member’s papers',
  access: 'member',
  permission: 'refunds:read',
  feature: 'service_slips',
  params: z.object({ id }),
  answer: { status: 200, stream: 'file', media_types: ['application/pdf'] },
})

export const EstimateQuestion = z.strictObject({
  animal_id: id,
  care_date: day,
  cause: z.enum(causes),
  first_symptoms_on: z._default(z.nullable(day), null),
  lines: z
    .array(z.strictObject({ care_kind: z.enum(careKinds), billed_cents: cents }))
    .check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(50)),
})
export type EstimateQuestion = z.infer<typeof EstimateQuestion>

export const Estimate = z.object({
  billed_cents: cents,
  refunded_cents: cents,
  remaining_cents: cents,
  computation: Computation,
  /** event that the care would belong to, with what is taken of its deductible so far; null as in a refund's statement */
  event: z.nullable(DeductibleEvent),
  lines: z.array(RefundLine),
  reasons: z.array(z.enum(rejectionReasons)),
  /** present where no care of that day is covered, with the days as in the warnings of a request's check */
  outside_cover: z.optional(
    z.object({
      code: z.enum(['before_effect', 'after_end', 'cover_suspended']),
      since: z.nullable(day),
      until: z.nullable(day),
    }),
  ),
})
export type Estimate = z.infer<typeof Estimate>

export const estimateRefund = endpoint({
  name: 'estimateRefund',
  method: 'POST',
  path: '/refund-estimates',
  summary:
    'What a bill would be refunded, by the decision’s own function and the member’s own counters; nothing is kept',
  access: 'member',
  permission: 'refunds:read',
  body: EstimateQuestion,
  answer: { status: 200, body: Estimate },
})

export const estimateRequest = endpoint({
  name: 'estimateRequest',
  method: 'GET',
  path: '/refund-requests/{id}/estimate',
  summary:
    'What a draft of one animal would be refunded for the lines read from its invoice whose kind of care is known; 409 where no line was read, or the animal or the day of care is not told',
  access: 'member',
  permission: 'refunds:read',
  params: z.object({ id }),
  answer: {
    status: 200,
    body: z.object({
      ...Estimate.shape,
      /** labels as they were read; `read_line` is the number, from 1, of the line in the reading */
      lines: z.array(z.object({ ...RefundLine.shape, read_line: z.int() })),
      /** null if an agreement has amounts of the insurer's own, which `explanation` describes */
      computation: z.nullable(Computation),
      explanation: z.nullable(z.string()),
      /** agreement that the draft would be decided under, with what of the ceiling it keeps for this invoice */
      agreement: z.nullable(z.object({ quote_id: id, reserved_cents: cents })),
      /** numbers, from 1, of the lines that were read whose kind of care is unsure; those of no kind are not reckoned */
      asks: z.array(z.int()),
    }),
  },
})

export const listCareKinds = endpoint({
  name: 'listCareKinds',
  method: 'GET',
  path: '/constants/care-kinds',
  summary: 'Kinds of care with their usual prices in the member’s country',
  access: 'member',
  answer: {
    status: 200,
    body: collection(
      z.object({ care_kind: z.enum(careKinds), label: z.string(), usual_min_cents: cents, usual_max_cents: cents }),
    ),
  },
})
