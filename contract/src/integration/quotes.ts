import * as z from 'zod/mini'
import { Animal } from '../animals.ts'
import { careKinds } from '../domain/care.ts'
import type { FieldCode } from '../domain/problems.ts'
import { quoteStatuses } from '../domain/quotes.ts'
import { rejectionReasons } from '../domain/rejections.ts'
import { endpoint } from '../endpoint.ts'
import { cents, day, id, line, text } from '../fields/fields.ts'
import { page, pageQuery } from '../page.ts'
import { mostQuoteLines, Quote, QuoteFile } from '../quotes.ts'

/** A draft is its member's alone. */
const filedStatuses = quoteStatuses.filter((status) => status !== 'draft')

/** A vet's quote as a claims system reads it. */
export const FiledQuote = z.object({
  ...z.omit(Quote, { deleted_on: true, files: true }).shape,
  status: z.enum(filedStatuses),
  nevg: z.string(),
  /** the animal with its formula and today's limits, including what agreements reserve */
  insured: Animal,
  files: z.array(z.object({ ...z.omit(QuoteFile, { thumbnail_href: true }).shape })),
})
export type FiledQuote = z.infer<typeof FiledQuote>

/** A line of the quote as the insurer read it; a `reason_code` drops it. */
const AnsweredLine = z.strictObject({
  label: line(120),
  care_kind: z.enum(careKinds),
  billed_cents: cents,
  reason_code: z._default(z.nullable(z.enum(rejectionReasons)), null),
  /** the claims system's own amount, for every line or for none; null: the portal computes */
  refunded_cents: z._default(z.nullable(cents), null),
})

/** An answer, given once. */
export const AnswerQuote = z
  .strictObject({
    outcome: z.enum(['agreed', 'refused']),
    /** default: the lines as the member entered them */
    lines: z.optional(
      z.array(AnsweredLine).check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(mostQuoteLines)),
    ),
    /** conditions of the agreement, in the member's language */
    conditions: z.optional(z.nullable(text(1, 2000))),
    /** the last day on which the invoice can be filed under the agreement */
    valid_until: z.optional(day),
    /** shown to the member: why it is refused, or how the claims system computed its amounts */
    reason: z.optional(z.nullable(text(1, 2000))),
  })
  .check(
    z.superRefine(({ outcome, lines = [], valid_until, conditions, reason }, context) => {
      const wrong = (path: (string | number)[], message: FieldCode) =>
        context.addIssue({ code: 'custom', path, message })
      const own = lines.filter(({ refunded_cents }) => refunded_cents !== null)
      if (outcome === 'agreed' && valid_until === undefined) wrong(['valid_until'], 'required')
      if (outcome === 'refused' && !reason) wrong(['reason'], 'required')
      if (outcome === 'refused' && valid_until !== undefined) wrong(['valid_until'], 'schema.invalid_type')
      if (outcome === 'refused' && conditions) wrong(['conditions'], 'schema.invalid_type')
      if (outcome === 'refused' && lines.length > 0) wrong(['lines'], 'schema.invalid_type')
      if (own.length > 0 && !reason) wrong(['reason'], 'required')
      lines.forEach(({ refunded_cents, billed_cents, reason_code }, index) => {
        const path = ['lines', index, 'refunded_cents']
        if (own.length > 0 && refunded_cents === null) wrong(path, 'required')
        if (refunded_cents !== null && refunded_cents > billed_cents) wrong(path, 'schema.too_big')
        if (refunded_cents !== null && refunded_cents > 0 && reason_code !== null) wrong(path, 'schema.too_big')
      })
    }),
  )
/** The same as its caller writes it. */
export type AnswerQuoteInput = z.input<typeof AnswerQuote>
export type AnswerQuote = z.infer<typeof AnswerQuote>

const one = z.object({ id })

export const listFiledQuotes = endpoint({
  name: 'listFiledQuotes',
  method: 'GET',
  path: '/quotes',
  summary: "Vets' quotes of all members, the earliest filed first: those that wait for an answer, or of another status",
  access: 'machine',
  scope: 'refunds:read',
  query: z.strictObject({ ...pageQuery, status: z._default(z.enum(filedStatuses), 'pending') }),
  answer: { status: 200, body: page(FiledQuote) },
})

export const getFiledQuote = endpoint({
  name: 'getFiledQuote',
  method: 'GET',
  path: '/quotes/{id}',
  summary: "A vet's quote with its animal's formula and limits",
  access: 'machine',
  scope: 'refunds:read',
  params: one,
  answer: { status: 200, body: FiledQuote },
})

export const getFiledQuoteFile = endpoint({
  name: 'getFiledQuoteFile',
  method: 'GET',
  path: '/quotes/{id}/files/{file_id}',
  summary: 'A document of a quote',
  access: 'machine',
  scope: 'refunds:read',
  params: z.object({ id, file_id: id }),
  answer: { status: 200, stream: 'file', media_types: ['image/jpeg', 'image/png', 'application/pdf'] },
})

export const answerFiledQuote = endpoint({
  name: 'answerFiledQuote',
  method: 'POST',
  path: '/quotes/{id}/answer',
  summary:
    'Answer a quote: agree, which reserves what is refunded of the ceiling until valid_until, or refuse. Where the rules refund nothing of it, it is refused with their reason. 409 with params.status.current where it is answered or ended, with params.ceiling.remaining_cents where own amounts pass what is left',
  access: 'machine',
  scope: 'refunds:write',
  params: one,
  body: AnswerQuote,
  idempotent: true,
  answer: { status: 200, body: FiledQuote },
})
