import * as z from 'zod/mini'
import { Animal } from '../animals.ts'
import { locale } from '../brand/locale.ts'
import { sumBy } from '../domain/amounts.ts'
import { careKinds } from '../domain/care.ts'
import type { FieldCode } from '../domain/problems.ts'
import { askReasons, rejectionReasons } from '../domain/rejections.ts'
import { causes, refundStatuses, timelineSteps } from '../domain/requests.ts'
import { endpoint } from '../endpoint.ts'
import { cents, country, day, fileType, id, instant, line, text } from '../fields/fields.ts'
import { contractStatuses } from '../profile.ts'
import { arithmetics, Computation, RefundLine } from '../refund-arithmetic.ts'
import { AwaitedItem, RefundRequest } from '../refund-requests.ts'
import { RequestFile } from '../request-files.ts'

/** A draft is its member's alone: the insurer knows of a request from the day on which it is filed. */
export const filedStatuses = refundStatuses.filter((status) => status !== 'draft')

const status = z.enum(filedStatuses)
const oneOrMore = z
  .string()
  .check(z.regex(new RegExp(`^(?:${filedStatuses.join('|')})(?:,(?:${filedStatuses.join('|')}))*$`)))

export const FiledRequestSummary = z.object({
  id,
  status,
  tracking_reference: z.string(),
  nevg: z.string(),
  care_date: z.nullable(day),
  cause: z.nullable(z.enum(causes)),
  submitted_at: instant,
  /** instant of its last move, completion or payment */
  changed_at: instant,
})
export type FiledRequestSummary = z.infer<typeof FiledRequestSummary>

/** Why a payment waits: `new_account` until that instant, `frozen` until people have looked. */
export const PaymentHold = z.object({ reason: z.enum(['new_account', 'frozen']), until: z.nullable(instant) })
export type PaymentHold = z.infer<typeof PaymentHold>

export const FiledRefund = z.object({
  id,
  animal_id: id,
  billed_cents: cents,
  subtotal_cents: cents,
  refunded_cents: cents,
  lines: z.array(RefundLine),
  /** null where the claims system gave its own amounts */
  computation: z.nullable(Computation),
  arithmetic: z.enum(arithmetics),
  explanation: z.nullable(z.string()),
  reasons: z.array(z.enum(rejectionReasons)),
  /** masked; whole in the payment order. Null where the member has none */
  account: z.nullable(z.object({ iban: z.string(), holder: z.string() })),
  /** null: it may be paid, it is paid, or there is nothing to pay */
  hold: z.nullable(PaymentHold),
  payment_date: z.nullable(day),
  /** amounts that left for it and did not come back, that are still to be paid, and that were paid too much */
  paid_cents: cents,
  due_cents: cents,
  overpaid_cents: cents,
})

/** All the facts that a handler needs to decide. */
export const FiledRequest = z.object({
  ...FiledRequestSummary.shape,
  member: z.object({ firstname: z.string(), lastname: z.string(), organisation: z.nullable(z.string()), locale }),
  contract: z.object({
    number: z.string(),
    country,
    status: z.enum(contractStatuses),
    effective_date: day,
    end_date: z.nullable(day),
    /** includes those of contracts that it replaced */
    suspensions: z.array(z.object({ from: day, to: z.nullable(day) })),
    /** days without a contract, between those that it replaced and it */
    gaps: z.array(z.object({ from: day, to: day })),
  }),
  /** those of the request, in its order, each with its formula and its limits of today */
  animals: z.array(Animal),
  /** decided request that the member filed it as a follow-up of */
  follows: z.nullable(id),
  /** quote whose agreement it is filed under: the decision follows it if the care is as agreed */
  quote_id: z.nullable(id),
  invoice_number: z.nullable(z.string()),
  vet_name: z.nullable(z.string()),
  first_symptoms_on: z.nullable(day),
  files: z.array(z.object({ ...z.omit(RequestFile, { thumbnail_href: true }).shape })),
  /** other requests of the member which hold the same bytes */
  duplicate_of: z.array(z.string()),
  /** documents of the latest question; `file_id` once the answer is sent */
  awaited: z.array(AwaitedItem),
  timeline: z.array(z.object({ step: z.enum(timelineSteps), at: z.nullable(instant) })),
  expected_by: z.nullable(day),
  late_days: z.int(),
  amount_to_refund_cents: z.nullable(cents),
  rejection: z.nullable(z.object({ code: z.enum(rejectionReasons), text: z.string() })),
  refunds: z.array(FiledRefund),
  /** earlier decisions, oldest first, each with the reason for its correction */
  corrections: RefundRequest.shape.corrections,
})
export type FiledRequest = z.infer<typeof FiledRequest>

const one = z.object({ id })

export const listFiledRequests = endpoint({
  name: 'listFiledRequests',
  method: 'GET',
  path: '/refund-requests',
  summary:
    'The filed requests of all members, the earliest change first: what changed since an instant, of one status or several',
  access: 'machine',
  scope: 'refunds:read',
  query: z.object({
    /** several: repeated, or separated by commas */
    status: z.optional(z.union([status, z.array(status), oneOrMore])),
    changed_since: z.optional(instant),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: {
    status: 200,
    body: z.object({
      data: z.array(FiledRequestSummary),
      next_cursor: z.nullable(z.string()),
      /** the `changed_since` of the next time: nothing that changed before it was left out */
      read_until: instant,
    }),
  },
})

export const getFiledRequest = endpoint({
  name: 'getFiledRequest',
  method: 'GET',
  path: '/refund-requests/{id}',
  summary: 'A filed request with all that it is decided by',
  access: 'machine',
  scope: 'refunds:read',
  params: one,
  answer: { status: 200, body: FiledRequest },
})

export const getFiledRequestFile = endpoint({
  name: 'getFiledRequestFile',
  method: 'GET',
  path: '/refund-requests/{id}/files/{file_id}',
  summary: 'A document of a filed request',
  access: 'machine',
  scope: 'refunds:read',
  params: z.object({ id, file_id: id }),
  answer: { status: 200, stream: 'file', media_types: ['image/jpeg', 'image/png', 'application/pdf'] },
})

const AskedFor = z.strictObject({
  /** null with the reason missing_icad: not a document but the animal's identification number */
  type: z._default(z.nullable(fileType), null),
  animal_id: z._default(z.nullable(id), null),
  reason_code: z.enum(askReasons),
  note: z._default(z.nullable(text(1, 500)), null),
  due_on: day,
})

/** A line of the invoice as a handler read it; a `reason_code` drops it. */
const AssessedLine = z.strictObject({
  animal_id: id,
  label: line(120),
  care_kind: z.enum(careKinds),
  billed_cents: cents,
  /** the accident or illness that the animal's care belongs to, in the insurer's own words: a deductible by event counts once for it */
  event: z._default(z.nullable(line(60)), null),
  reason_code: z._default(z.nullable(z.enum(rejectionReasons)), null),
  /** the claims system's own amount, with `amounts` of its animal; null: the portal computes the animal's part */
  refunded_cents: z._default(z.nullable(cents), null),
})
type AssessedLine = z.infer<typeof AssessedLine>

/** Facts of an animal's part that the claims system computed itself. */
const GivenAmount = z.strictObject({
  animal_id: id,
  /** deductible that this refund took, to compute what is left of it */
  deductible_cents: z._default(cents, 0),
  /** its calculation in words, in the member's language; shown to the member unchanged */
  explanation: text(10, 1000),
})
export const givenAmounts = z.optional(z.array(GivenAmount).check(z.maxLength(20)))
const amounts = givenAmounts

/** Lines of a decision that replaces another. */
export const assessedLines = z
  .array(AssessedLine)
  .check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(200))

export type FieldErrorReporter = (
  path: (string | number)[],
  message: FieldCode,
  params?: Record<string, number>,
) => void

/** Checks the claims system's own amounts: complete per animal, explained, at most the billed amount, and with a reason if 0. */
export function checkGiven(
  lines: readonly AssessedLine[],
  given: readonly z.infer<typeof GivenAmount>[],
  wrong: FieldErrorReporter,
): void {
  const own = new Set(lines.filter((line) => line.refunded_cents !== null).map(({ animal_id }) => animal_id))
  const explained = new Set(given.map(({ animal_id }) => animal_id))
  lines.forEach(({ animal_id, refunded_cents, billed_cents, reason_code }, index) => {
    const path = ['lines', index, 'refunded_cents']
    if (!own.has(animal_id)) return
    if (refunded_cents === null || !explained.has(animal_id))
      wrong(refunded_cents === null ? path : ['amounts'], 'required')
    else if (refunded_cents > billed_cents) wrong(path, 'schema.too_big', { max: billed_cents })
    else if (refunded_cents > 0 && reason_code !== null) wrong(path, 'schema.too_big', { max: 0 })
  })
  given.forEach(({ animal_id }, index) => {
    if (!own.has(animal_id) || given.findIndex((one) => one.animal_id === animal_id) !== index)
      wrong(['amounts', index, 'animal_id'], 'schema.invalid_type')
    const its = lines.filter((line) => line.animal_id === animal_id)
    const isNothing = its.every(({ refunded_cents }) => refunded_cents === 0)
    if (own.has(animal_id) && isNothing && its.every(({ reason_code }) => reason_code === null))
      wrong(['lines', lines.findIndex((line) => line.animal_id === animal_id), 'reason_code'], 'required')
  })
}

export const insurerMoves = ['processing', 'action-required', 'accepted', 'rejected'] as const

// Each field belongs to certain transitions: a decision that is sent with another one is a mistake, not to be passed over.
const belongsTo: Record<string, readonly (typeof insurerMoves)[number][]> = {
  awaited: ['action-required'],
  lines: ['accepted', 'rejected'],
  amounts: ['accepted', 'rejected'],
  first_symptoms_on: ['accepted', 'rejected'],
  rejection: ['rejected'],
}

const mostCents = 100_000_000

export const InsurerTransition = z
  .strictObject({
    to: z.enum(insurerMoves),
    awaited: z.optional(z.array(AskedFor).check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(20))),
    lines: z.optional(z.array(AssessedLine).check(z.maxLength(200))),
    amounts,
    first_symptoms_on: z.optional(z.nullable(day)),
    rejection: z.optional(z.strictObject({ code: z.enum(rejectionReasons) })),
  })
  .check(
    z.superRefine((move, context) => {
      const wrong: FieldErrorReporter = (path, message, params = {}) =>
        context.addIssue({ code: 'custom', path, message, params })
      const { to, lines = [] } = move
      for (const member of Object.keys(move))
        if (belongsTo[member]?.includes(to) === false) wrong([member], 'schema.invalid_type')
      if (sumBy(lines, ({ billed_cents }) => billed_cents) > mostCents)
        wrong(['lines'], 'schema.too_big', { max: mostCents })
      checkGiven(lines, move.amounts ?? [], wrong)
      // The deductible of an animal's part counts by one event.
      lines.forEach(({ animal_id, event }, index) => {
        const firstEvent = lines.find((line) => line.animal_id === animal_id && line.event !== null)?.event
        if (event !== null && event !== firstEvent) wrong(['lines', index, 'event'], 'schema.invalid_type')
      })
    }),
  )
export type InsurerTransition = z.infer<typeof InsurerTransition>

/** Result of a transition; the portal calculates the figures by the contract's rules, unless amounts were given. */
export const MovedRequest = z.object({
  id,
  /** `rejected` if `accepted` was requested and no animal is refunded anything */
  status,
  changed_at: instant,
  amount_to_refund_cents: z.nullable(cents),
  rejection_code: z.nullable(z.enum(rejectionReasons)),
  refunds: z.array(z.object({ id, animal_id: id, refunded_cents: cents })),
})
export type MovedRequest = z.infer<typeof MovedRequest>

const Correction = z
  .strictObject({
    lines: assessedLines,
    amounts,
    /** shown to the member */
    reason: text(1, 500),
  })
  .check(
    z.superRefine((correction, context) =>
      checkGiven(correction.lines, correction.amounts ?? [], (path, message, params = {}) =>
        context.addIssue({ code: 'custom', path, message, params }),
      ),
    ),
  )

export const correctFiledRequest = endpoint({
  name: 'correctFiledRequest',
  method: 'POST',
  path: '/refund-requests/{id}/corrections',
  summary:
    'Decide a decided request anew on other lines, with the reason: the former decision stays beside it, and the difference is to be paid',
  access: 'machine',
  scope: 'refunds:write',
  params: one,
  body: Correction,
  idempotent: true,
  answer: { status: 200, body: MovedRequest },
})

export const moveFiledRequest = endpoint({
  name: 'moveFiledRequest',
  method: 'POST',
  path: '/refund-requests/{id}/transitions',
  summary: 'Open a request, ask the member for what is missing, accept it on assessed lines, or reject it',
  access: 'machine',
  scope: 'refunds:write',
  params: one,
  body: InsurerTransition,
  idempotent: true,
  answer: { status: 200, body: MovedRequest },
})
