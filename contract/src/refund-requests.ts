import * as z from 'zod/mini'
import { careKinds } from './domain/care.ts'
import { askReasons, rejectionReasons } from './domain/rejections.ts'
import { causes, channels, refundStatuses, timelineSteps, wizardSteps } from './domain/requests.ts'
import { endpoint } from './endpoint.ts'
import { cents, day, fileType, id, instant, lineOrEmpty, numberOrEmpty } from './fields/fields.ts'
import { page, pageQuery } from './page.ts'
import { readDocuments } from './readings.ts'
import { Computation, DeductibleEvent, RefundLine } from './refund-arithmetic.ts'
import { RequestFile } from './request-files.ts'

export const AwaitedItem = z.object({
  id,
  /** null: not a document but the animal's identification number */
  type: z.nullable(fileType),
  animal_id: z.nullable(id),
  reason_code: z.enum(askReasons),
  note: z.nullable(z.string()),
  due_on: day,
  file_id: z.nullable(id),
})
export type AwaitedItem = z.infer<typeof AwaitedItem>

/** A refund as it had been decided before a correction. */
export const FormerRefund = z.object({
  id,
  animal_id: id,
  billed_cents: cents,
  refunded_cents: cents,
  payment_date: z.nullable(day),
  lines: z.array(RefundLine),
  /** null if the insurer gave its own amounts, with an explanation */
  computation: z.nullable(Computation),
  explanation: z.nullable(z.string()),
  reasons: z.array(z.enum(rejectionReasons)),
})
export type FormerRefund = z.infer<typeof FormerRefund>

const rejection = z.nullable(z.object({ code: z.enum(rejectionReasons), text: z.string() }))

const days = z.int().check(z.gte(0))

export const RefundRequest = z.object({
  id,
  status: z.enum(refundStatuses),
  tracking_reference: z.nullable(z.string()),
  created_at: instant,
  submitted_at: z.nullable(instant),
  /** document of a refund that the insurer's former system paid */
  before_portal: z.boolean(),
  /** way and day on which it reached the insurer, who filed it for the member; null for one that the member filed */
  channel: z.nullable(z.enum(channels)),
  received_on: z.nullable(day),
  /** step at which a draft stopped; null once filed */
  step: z.nullable(z.enum(wizardSteps)),
  /** a draft of documents that are to be sorted into several requests (`refund-piles`) */
  is_pile: z.boolean(),
  /** address that mailed its documents to the member's private address (`invoice-address`); null if nobody did */
  mailed_by: z.nullable(z.string()),
  /** day on which a draft is deleted with its files if it is left as it is; null once filed */
  deleted_on: z.nullable(day),
  care_date: z.nullable(day),
  invoice_number: z.nullable(z.string()),
  vet_name: z.nullable(z.string()),
  cause: z.nullable(z.enum(causes)),
  first_symptoms_on: z.nullable(day),
  paid_confirmed: z.boolean(),
  animal_ids: z.array(id),
  animals: z.array(z.object({ id, name: z.string() })),
  files: z.array(RequestFile),
  awaited: z.array(AwaitedItem),
  timeline: z.array(z.object({ step: z.enum(timelineSteps), at: z.nullable(instant) })),
  /** the day by which it is decided; null while the member must act, and once decided */
  expected_by: z.nullable(day),
  /** calendar days past `expected_by`, 0 when in time */
  late_days: z.int(),
  /**
   * working days that decisions of the last 30 days took in the contract's country, the time that waited for the member left
   * out: half of them at most `median`, nine of ten at most `p90`; null once decided, and where there are too few
   */
  usual_days: z.nullable(z.object({ median: days, p90: days, cases: days })),
  amount_to_refund_cents: z.nullable(cents),
  /** part of it that is still to be paid: less after a payment, a correction or a returned transfer */
  due_cents: z.nullable(cents),
  rejection,
  refunds: z.array(z.object({ id, animal_id: id })),
  /** replaced decisions, oldest first, each with the reason for its correction */
  corrections: z.array(
    z.object({
      status: z.enum(['accepted', 'rejected']),
      rejection,
      refunds: z.array(FormerRefund),
      corrected_at: instant,
      reason: z.string(),
    }),
  ),
  /** decided request that this one follows up, which may be deleted by now; null if none */
  follows: z.nullable(id),
  /** its own follow-ups, oldest first */
  follow_ups: z.array(
    z.object({
      id,
      status: z.enum(refundStatuses),
      tracking_reference: z.nullable(z.string()),
      care_date: z.nullable(day),
    }),
  ),
  /** quote whose agreement it is filed under, or will be; null for care that nothing was agreed about */
  quote_id: z.nullable(id),
  /** last message of its thread if it is the insurer's and unread, or an unanswered question (`asks`) of the last 30 days; else null */
  waiting_message: z.nullable(z.object({ author_name: z.string(), asks: z.boolean(), read: z.boolean() })),
  /** kinds of care of its assessed lines, each once, in the order of the bills; empty before they are assessed */
  care_kinds: z.array(z.enum(careKinds)),
})
export type RefundRequest = z.infer<typeof RefundRequest>

const one = z.object({ id })

/** Drafts of a member; one more is a `conflict` whose `errors.drafts` is `drafts_limit`. */
export const mostDrafts = 50

/** A body of `createRefundRequest`, under its name in the OpenAPI document. */
const newDraft = <Shape extends z.core.$ZodShape>(shape: Shape, title: string, description: string) =>
  z.strictObject(shape).check(z.meta({ title, description }))

const NewRefundRequest = z.union([
  newDraft({}, 'EmptyDraft', 'An empty draft'),
  newDraft(
    { follows: id },
    'FollowUpDraft',
    'A follow-up visit of a decided request. Takes over its animals that are still insured, its vet, cause and first symptoms. 409 with errors.follows "follow_up_uncovered" if none of the animals is insured any more',
  ),
  newDraft(
    { quote_id: id },
    'QuotedDraft',
    'The invoice for care that a quote agreed to. Takes over the quote’s animal, vet, cause, first symptoms and agreement. 409 with params.status.current unless the quote is agreed to and has not ended',
  ),
  newDraft(
    { document: z.strictObject({ quote_id: id, file_id: id }) },
    'DocumentDraft',
    'An invoice that was uploaded to the draft of a quote. Moves the document with what was read of it, and takes over the draft’s animal, vet, cause and first symptoms. Deletes that draft if it holds nothing else. 409 with params.status.current if the quote is filed',
  ),
])
export type NewRefundRequest = z.infer<typeof NewRefundRequest>

export const createRefundRequest = endpoint({
  name: 'createRefundRequest',
  method: 'POST',
  path: '/refund-requests',
  summary: `Create the draft of a refund request; 409 with errors.drafts "drafts_limit" if ${mostDrafts} are open`,
  access: 'member',
  permission: 'refunds:write',
  body: z.optional(NewRefundRequest),
  idempotent: true,
  answer: { status: 201, body: RefundRequest },
})

export const listRefundRequests = endpoint({
  name: 'listRefundRequests',
  method: 'GET',
  path: '/refund-requests',
  summary:
    'The open requests, and those closed in the last 12 months, newest first; `waiting_message`: the last message of the thread where the insurer wrote it and it is unread, or asks something and is less than 30 days old',
  access: 'member',
  permission: 'refunds:read',
  query: z.object({ ...pageQuery, status: z.optional(z.enum(refundStatuses)), animal_id: z.optional(id) }),
  answer: { status: 200, body: page(RefundRequest) },
})

export const getRefundRequest = endpoint({
  name: 'getRefundRequest',
  method: 'GET',
  path: '/refund-requests/{id}',
  summary: 'One refund request',
  access: 'member',
  permission: 'refunds:read',
  params: one,
  answer: { status: 200, body: RefundRequest },
})

export const DraftChanges = z.strictObject({
  animal_ids: z.optional(z.array(id).check(z.maxLength(20))),
  /** null clears the day */
  care_date: z.optional(z.nullable(day)),
  invoice_number: z.optional(z.nullable(numberOrEmpty(40))),
  vet_name: z.optional(z.nullable(lineOrEmpty(120))),
  cause: z.optional(z.enum(causes)),
  first_symptoms_on: z.optional(z.nullable(day)),
  paid_confirmed: z.optional(z.boolean()),
  /** files it under the agreement on a quote of the member's; null takes that back */
  quote_id: z.optional(z.nullable(id)),
})
export type DraftChanges = z.infer<typeof DraftChanges>

export const changeRefundRequest = endpoint({
  name: 'changeRefundRequest',
  method: 'PUT',
  path: '/refund-requests/{id}',
  summary: 'Fill in a draft',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  body: DraftChanges,
  answer: { status: 200, body: RefundRequest },
})

export const keepRefundRequest = endpoint({
  name: 'keepRefundRequest',
  method: 'POST',
  path: '/refund-requests/{id}/keep',
  summary: 'Keep a draft that was left alone: its 30 days and its reminders begin anew; 409 once filed',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  body: z.optional(z.strictObject({})),
  answer: { status: 200, body: RefundRequest },
})

export const deleteRefundRequest = endpoint({
  name: 'deleteRefundRequest',
  method: 'DELETE',
  path: '/refund-requests/{id}',
  summary: 'Delete a draft and its files',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  answer: { status: 204 },
})

export const warningCodes = [
  'waiting_period',
  'before_effect',
  'symptoms_before_cover',
  'ceiling_reached',
  'duplicate_file',
  'not_covered_by_formula',
  'cover_suspended',
  'after_end',
  'not_an_invoice',
] as const

/** `field`: files.invoice, animal_ids, files.care-sheet.<animal_id>, paid_confirmed, care_date … */
export const Check = z.object({
  ready: z.boolean(),
  blocking: z.array(
    z.object({
      code: z.enum(['required', 'date_future', 'date_too_old', 'symptoms_after_care']),
      field: z.string(),
      animal_id: z.nullable(id),
    }),
  ),
  warnings: z.array(
    z.object({
      code: z.enum(warningCodes),
      animal_id: z.nullable(id),
      /** the day from which it would be covered (again), or until which the ceiling is reached; `after_end`: the last covered day */
      until: z.nullable(day),
      /** cover_suspended: its first day */
      since: z.optional(day),
      /** ceiling_reached: the part of the ceiling that agreements keep for other care; absent where there is none */
      reserved_cents: z.optional(cents),
      /** duplicate_file: the request that already holds it */
      tracking_reference: z.nullable(z.string()),
      /** not_an_invoice: the kind of document the file looks like */
      document: z.optional(z.enum(readDocuments)),
    }),
  ),
  /** each animal of a follow-up draft whose deductible is taken by event */
  events: z.array(
    z.object({
      animal_id: id,
      /** deductible of its formula */
      amount_cents: cents,
      /** event of earlier decisions to which care of that day belongs (of today while the day is unknown); null if the care begins one */
      event: z.nullable(DeductibleEvent),
      /** last day of the followed request's own event, where that is over */
      ended_on: z.nullable(day),
    }),
  ),
  /** agreement that the draft names, and those that its invoice may belong to: same animal, vet and cause, as far as known */
  agreements: z.array(
    z.object({
      quote_id: id,
      animal_id: z.nullable(id),
      vet_name: z.nullable(z.string()),
      answered_on: day,
      valid_until: day,
      refunded_cents: cents,
      /** named by the draft */
      is_chosen: z.boolean(),
      /** why the draft would not be decided under it; null where it would */
      obstacle: z.nullable(z.enum(['ended', 'other_animal', 'other_cause', 'other_year'])),
    }),
  ),
})
export type Check = z.infer<typeof Check>

export const checkRefundRequest = endpoint({
  name: 'checkRefundRequest',
  method: 'GET',
  path: '/refund-requests/{id}/check',
  summary: 'What blocks a draft, and what only warns',
  access: 'member',
  permission: 'refunds:read',
  params: one,
  answer: { status: 200, body: Check },
})

export const submitRefundRequest = endpoint({
  name: 'submitRefundRequest',
  method: 'POST',
  path: '/refund-requests/{id}/submit',
  summary: 'File a draft, or send the awaited documents; on a request already filed: the request as it stands',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  body: z.optional(z.strictObject({})),
  idempotent: true,
  answer: { status: 200, body: RefundRequest },
})
