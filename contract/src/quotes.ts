import * as z from 'zod/mini'
import { careKinds } from './domain/care.ts'
import { quoteFileTypes, quoteStatuses } from './domain/quotes.ts'
import { rejectionReasons } from './domain/rejections.ts'
import { causes, refundStatuses } from './domain/requests.ts'
import { endpoint } from './endpoint.ts'
import { cents, day, id, instant, line, lineOrEmpty } from './fields/fields.ts'
import { collection, page, pageQuery } from './page.ts'
import { Reading } from './readings.ts'
import { arithmetics, RefundLine } from './refund-arithmetic.ts'
import { pageCountHeader, pageWidths } from './request-file-pages.ts'

/** Drafts of a member; one more is a `conflict` whose `errors.drafts` is `drafts_limit`. */
export const mostQuoteDrafts = 20
export const mostQuoteFiles = 10
export const mostQuoteLines = 50

/** A document of a quote. */
export const QuoteFile = z.object({
  id,
  type: z.enum(quoteFileTypes),
  name: z.string(),
  media_type: z.string(),
  /** bytes, as stored */
  size: z.int(),
  sha256: z.string(),
  received_at: instant,
  href: z.string(),
  thumbnail_href: z.nullable(z.string()),
  /** proposal that was read from it; null where nothing is read: switched off, or not the vet's quote */
  reading: z.nullable(Reading),
})
export type QuoteFile = z.infer<typeof QuoteFile>

/** A line of the vet's quote, as the member or the insurer read it. */
export const QuoteLine = z.object({ label: z.string(), care_kind: z.enum(careKinds), billed_cents: cents })
export type QuoteLine = z.infer<typeof QuoteLine>

/** Agreement of the insurer to a quote. */
export const QuoteAnswer = z.object({
  refunded_cents: cents,
  /** each line as it would be refunded */
  lines: z.array(RefundLine),
  /** words of the insurer's that the agreement depends on */
  conditions: z.nullable(z.string()),
  /** the last day on which the invoice can be filed under the agreement */
  valid_until: day,
  /** amount now reserved from the animal's annual ceiling: 0 once the agreement has ended */
  reserved_cents: cents,
  /** reckoner of its amounts; where it is the insurer, with its words about them */
  arithmetic: z.enum(arithmetics),
  explanation: z.nullable(z.string()),
})
export type QuoteAnswer = z.infer<typeof QuoteAnswer>

/** A kind of care of the quote beside the invoice that followed. */
export const InvoicedLine = z.object({
  label: z.string(),
  care_kind: z.enum(careKinds),
  /** amounts of the quote, and of the invoice; 0 where it does not name the care */
  agreed_cents: cents,
  invoiced_cents: cents,
  /** part of the invoice that the agreement covers, and the refund the quote announced */
  as_agreed_cents: cents,
  agreed_refund_cents: cents,
})
export type InvoicedLine = z.infer<typeof InvoicedLine>

export const Quote = z.object({
  id,
  status: z.enum(quoteStatuses),
  created_at: instant,
  submitted_at: z.nullable(instant),
  /** day on which a draft is deleted with its files if it is left as it is; null once filed */
  deleted_on: z.nullable(day),
  animal_id: z.nullable(id),
  animal: z.nullable(z.object({ id, name: z.string() })),
  /** the day on which the care is planned */
  planned_on: z.nullable(day),
  vet_name: z.nullable(z.string()),
  cause: z.nullable(z.enum(causes)),
  first_symptoms_on: z.nullable(day),
  lines: z.array(QuoteLine),
  billed_cents: cents,
  files: z.array(QuoteFile),
  /** the day by which a pending quote is answered, and the calendar days past it */
  expected_by: z.nullable(day),
  late_days: z.int(),
  answered_at: z.nullable(instant),
  /** null before it is agreed to, and where it is refused */
  answer: z.nullable(QuoteAnswer),
  /** null unless it is refused; the code where the portal's own rules refund nothing of it */
  refusal: z.nullable(z.object({ code: z.nullable(z.enum(rejectionReasons)), text: z.string() })),
  /** instant at which it was withdrawn, lapsed or was used */
  ended_at: z.nullable(instant),
  /** filed request that rests on it */
  request: z.nullable(z.object({ id, status: z.enum(refundStatuses), tracking_reference: z.nullable(z.string()) })),
  /** the quote beside its invoice, a row a kind of care; empty before the decision */
  invoiced: z.array(InvoicedLine),
})
export type Quote = z.infer<typeof Quote>

const one = z.object({ id })

// A line without a label gets the name of its kind of care.
const label = z.union([z.literal(''), line(120)])

/** Facts of a draft; null takes one back. */
export const QuoteChanges = z.strictObject({
  animal_id: z.optional(z.nullable(id)),
  planned_on: z.optional(z.nullable(day)),
  vet_name: z.optional(z.nullable(lineOrEmpty(120))),
  cause: z.optional(z.nullable(z.enum(causes))),
  first_symptoms_on: z.optional(z.nullable(day)),
  lines: z.optional(
    z
      .array(z.strictObject({ label: z._default(label, ''), care_kind: z.enum(careKinds), billed_cents: cents }))
      .check(z.maxLength(mostQuoteLines)),
  ),
})
export type QuoteChanges = z.infer<typeof QuoteChanges>

/** A new draft: it may take over a document from the draft of a request, with what was read of it. */
export const NewQuote = z.extend(QuoteChanges, {
  document: z.optional(z.strictObject({ request_id: id, file_id: id })),
})
export type NewQuote = z.infer<typeof NewQuote>

export const createQuote = endpoint({
  name: 'createQuote',
  method: 'POST',
  path: '/quotes',
  summary: `Begin to file a vet's quote for care to come: a draft, with what is told of it already, and with a document of a draft of a refund request, which moves here with what was read of it; that draft goes where nothing else was told in it. 409 with params.status.current where it is filed, with errors.drafts "drafts_limit" where ${mostQuoteDrafts} are open`,
  access: 'member',
  permission: 'refunds:write',
  body: z.optional(NewQuote),
  idempotent: true,
  answer: { status: 201, body: Quote },
})

export const listQuotes = endpoint({
  name: 'listQuotes',
  method: 'GET',
  path: '/quotes',
  summary: 'The quotes, newest first',
  access: 'member',
  permission: 'refunds:read',
  query: z.object({ ...pageQuery, status: z.optional(z.enum(quoteStatuses)), animal_id: z.optional(id) }),
  answer: { status: 200, body: page(Quote) },
})

export const getQuote = endpoint({
  name: 'getQuote',
  method: 'GET',
  path: '/quotes/{id}',
  summary: 'One quote with its answer',
  access: 'member',
  permission: 'refunds:read',
  params: one,
  answer: { status: 200, body: Quote },
})

export const changeQuote = endpoint({
  name: 'changeQuote',
  method: 'PUT',
  path: '/quotes/{id}',
  summary: 'Fill in the draft of a quote',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  body: QuoteChanges,
  answer: { status: 200, body: Quote },
})

export const submitQuote = endpoint({
  name: 'submitQuote',
  method: 'POST',
  path: '/quotes/{id}/submit',
  summary:
    'File a quote; 422 with errors naming what is missing (animal_id, planned_on, cause, lines, files.quote); on one already filed: the quote as it stands',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  body: z.optional(z.strictObject({})),
  idempotent: true,
  answer: { status: 200, body: Quote },
})

export const deleteQuote = endpoint({
  name: 'deleteQuote',
  method: 'DELETE',
  path: '/quotes/{id}',
  summary:
    'Delete a draft with its files, or withdraw a quote that waits or was agreed to, which releases what is reserved; 409 with params.status.current once it has ended, and while a filed request rests on it',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  answer: { status: 204 },
})

export const listQuoteFiles = endpoint({
  name: 'listQuoteFiles',
  method: 'GET',
  path: '/quotes/{id}/files',
  summary: 'The documents of a quote',
  access: 'member',
  permission: 'refunds:read',
  params: one,
  answer: { status: 200, body: collection(QuoteFile) },
})

export const addQuoteFile = endpoint({
  name: 'addQuoteFile',
  method: 'POST',
  path: '/quotes/{id}/files',
  summary: `Add a document to the draft of a quote: \`type\` is \`quote\` unless told; ${mostQuoteFiles} at most (409)`,
  access: 'member',
  permission: 'refunds:write',
  params: one,
  multipart: {
    fields: z.strictObject({ type: z._default(z.enum(quoteFileTypes), 'quote') }),
    file: { name: 'file', count: 1, required: true },
  },
  idempotent: true,
  answer: { status: 201, body: QuoteFile },
})

const oneFile = z.object({ id, file_id: id })

export const getQuoteFile = endpoint({
  name: 'getQuoteFile',
  method: 'GET',
  path: '/quotes/{id}/files/{file_id}',
  summary: 'The bytes of a document of a quote',
  access: 'member',
  permission: 'refunds:read',
  params: oneFile,
  answer: { status: 200, stream: 'file', media_types: ['application/pdf', 'image/jpeg', 'image/png'] },
})

export const getQuoteFileThumbnail = endpoint({
  name: 'getQuoteFileThumbnail',
  method: 'GET',
  path: '/quotes/{id}/files/{file_id}/thumbnail',
  summary: 'A small picture of the first page of a document of a quote',
  access: 'member',
  permission: 'refunds:read',
  params: oneFile,
  answer: { status: 200, stream: 'file', media_types: ['image/webp'] },
})

// A document with more is not taken (`file_too_many_pages`).
const mostPages = 300

export const getQuoteFilePage = endpoint({
  name: 'getQuoteFilePage',
  method: 'GET',
  path: '/quotes/{id}/files/{file_id}/pages/{page}',
  summary: 'A page of a PDF of a quote as a picture; 404 beyond the last one, and for a document that is a picture',
  access: 'member',
  permission: 'refunds:read',
  params: z.object({ id, file_id: id, page: z.coerce.number().check(z.int(), z.gte(1), z.lte(mostPages)) }),
  query: z.object({ width: z._default(z.enum(pageWidths), '1600') }),
  answer: {
    status: 200,
    stream: 'file',
    media_types: ['image/webp'],
    headers: { [pageCountHeader]: 'How many pages the document has' },
  },
})

export const deleteQuoteFile = endpoint({
  name: 'deleteQuoteFile',
  method: 'DELETE',
  path: '/quotes/{id}/files/{file_id}',
  summary: 'Take a document off the draft of a quote',
  access: 'member',
  permission: 'refunds:write',
  params: oneFile,
  answer: { status: 204 },
})
