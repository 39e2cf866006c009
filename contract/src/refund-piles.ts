import * as z from 'zod/mini'
import { type FieldCode, fileProblems } from './domain/problems.ts'
import { refundStatuses } from './domain/requests.ts'
import { endpoint } from './endpoint.ts'
import { day, id, instant } from './fields/fields.ts'
import { collection } from './page.ts'
import { RefundRequest } from './refund-requests.ts'
import { RequestFile } from './request-files.ts'

/** Documents that one call may bring. */
export const mostPileFilesAtOnce = 10
/** Documents of a pile in all, ready or not. */
export const mostPileFiles = 100
/** Documents of a member that wait to be made ready, in all piles. */
export const mostWaitingFiles = 100

/** A request of the member's that a paper of a pile is in already. */
const KnownRequest = z.object({
  id,
  status: z.enum(refundStatuses),
  /** null for a draft */
  tracking_reference: z.nullable(z.string()),
  /** all of it has left for the member's account */
  is_refunded: z.boolean(),
})

export const PileGroup = z.object({
  /** day of care, clinic and amount as read from its invoice, or else its first document; credit notes are negative */
  care_date: z.nullable(day),
  clinic: z.nullable(z.string()),
  total_cents: z.nullable(z.int()),
  animal_id: z.nullable(id),
  file_ids: z.array(id),
  /** a draft is made of it; false for a card slip or a prescription alone, which goes with an invoice */
  is_request: z.boolean(),
  /** invoices, by their files, with which documents may go that are no request */
  offers: z.array(id),
  /** requests that hold its invoice already, or the invoice of its amount and day; at most three, the newest first */
  requests: z.array(KnownRequest),
})
export type PileGroup = z.infer<typeof PileGroup>

/** A document that was sent and is not yet among the files: still being prepared, or refused. */
export const PileArrival = z.object({
  /** the same as that of its file, once it is ready */
  id,
  name: z.string(),
  /** bytes, as sent */
  size: z.int(),
  received_at: instant,
  status: z.enum(['waiting', 'refused']),
  /** why one is not taken; null while it waits */
  refusal_code: z.nullable(z.enum(fileProblems)),
})
export type PileArrival = z.infer<typeof PileArrival>

export const RefundPile = z.object({
  id,
  /** `reading` while a document of it still is, or is made ready */
  status: z.enum(['reading', 'sorted']),
  /** requests that its documents would become, by the day of care */
  groups: z.array(PileGroup),
  files: z.array(RequestFile),
  arrivals: z.array(PileArrival),
  /** address that mailed its documents to the member's private address; null if nobody did */
  mailed_by: z.nullable(z.string()),
  /** moment at which documents go on by themselves that are more than an hour allows; null where nothing waits for it */
  goes_on_at: z.nullable(instant),
})
export type RefundPile = z.infer<typeof RefundPile>

const one = z.object({ id })

export const createRefundPile = endpoint({
  name: 'createRefundPile',
  method: 'POST',
  path: '/refund-piles',
  summary: `Add several documents at once, up to ${mostPileFilesAtOnce}: a draft that holds them until they are sorted into requests, by the day of care, the clinic and the animal that are read. They are answered at once among the arrivals, and become files one by one`,
  access: 'member',
  permission: 'refunds:write',
  multipart: {
    fields: z.strictObject({}),
    file: { name: 'files', also: ['file', 'files[]'], count: mostPileFilesAtOnce, required: true },
  },
  idempotent: true,
  answer: { status: 201, body: RefundPile },
})

export const addPileFiles = endpoint({
  name: 'addPileFiles',
  method: 'POST',
  path: '/refund-piles/{id}/files',
  summary: `Add documents to a pile, up to ${mostPileFilesAtOnce} at once and ${mostPileFiles} in all (409); 429 where ${mostWaitingFiles} of the member wait already`,
  access: 'member',
  permission: 'refunds:write',
  params: one,
  multipart: {
    fields: z.strictObject({}),
    file: { name: 'files', also: ['file', 'files[]'], count: mostPileFilesAtOnce, required: true },
  },
  idempotent: true,
  answer: { status: 201, body: RefundPile },
})

export const getRefundPile = endpoint({
  name: 'getRefundPile',
  method: 'GET',
  path: '/refund-piles/{id}',
  summary: 'A pile, with the requests that its documents would become',
  access: 'member',
  permission: 'refunds:read',
  params: one,
  answer: { status: 200, body: RefundPile },
})

export const changeRefundPile = endpoint({
  name: 'changeRefundPile',
  method: 'PUT',
  path: '/refund-piles/{id}',
  summary:
    'Move the documents of a pile between its requests: each one stands in exactly one group, else 422 at `groups`; a document that comes later is sorted by itself. `is_request` true makes a request of documents which would be none by themselves, and is kept while they are the same',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  body: z.strictObject({
    groups: z
      .array(
        z.strictObject({
          file_ids: z.array(id).check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(mostPileFiles)),
          animal_id: z._default(z.nullable(id), null),
          // as in the answers: values read do not change
          care_date: z.optional(z.nullable(day)),
          clinic: z.optional(z.nullable(z.string())),
          total_cents: z.optional(z.nullable(z.int())),
          offers: z.optional(z.array(id)),
          requests: z.optional(z.array(KnownRequest)),
          is_request: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(mostPileFiles)),
  }),
  answer: { status: 200, body: RefundPile },
})

export const makePileDrafts = endpoint({
  name: 'makePileDrafts',
  method: 'POST',
  path: '/refund-piles/{id}/drafts',
  summary:
    'Make a draft of each group that is a request, with its documents and what was read of its invoice; the pile is gone then, unless documents of it are still made ready or are no request. 409 where more drafts would be open than may be, or none would be made',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  body: z.optional(z.strictObject({})),
  idempotent: true,
  answer: { status: 201, body: collection(RefundRequest) },
})
