import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, id } from './fields.ts'
import { collection } from './page.ts'
import type { FieldCode } from './problem.ts'
import { RefundRequest } from './refund-requests.ts'
import { RequestFile } from './request-files.ts'

/** Documents that one call may bring; more of them are added to the pile one by one, as to any draft. */
export const mostPileFilesAtOnce = 10
/** Documents of a pile in all. */
export const mostPileFiles = 50

export const PileGroup = z.object({
  /** day of care and clinic of its invoice, as far as they were read */
  care_date: z.nullable(day),
  clinic: z.nullable(z.string()),
  animal_id: z.nullable(id),
  file_ids: z.array(id),
})
export type PileGroup = z.infer<typeof PileGroup>

export const RefundPile = z.object({
  id,
  /** `reading` while a document of it still is */
  status: z.enum(['reading', 'sorted']),
  /** requests that its documents would become, by the day of care */
  groups: z.array(PileGroup),
  files: z.array(RequestFile),
})
export type RefundPile = z.infer<typeof RefundPile>

const one = z.object({ id })

export const createRefundPile = endpoint({
  name: 'createRefundPile',
  method: 'POST',
  path: '/refund-piles',
  summary: `Add several documents at once, up to ${mostPileFilesAtOnce}: a draft that holds them until they are sorted into requests, by the day of care, the clinic and the animal that are read; more are added as to any draft, with the type "other"`,
  access: 'member',
  permission: 'refunds:write',
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
    'Move the documents of a pile between its requests: each one stands in exactly one group, else 422 at `groups`; a document that comes later is sorted by itself',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  body: z.strictObject({
    groups: z
      .array(
        z.strictObject({
          file_ids: z.array(id).check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(mostPileFiles)),
          animal_id: z._default(z.nullable(id), null),
          // as they are answered: what is read stays what is read
          care_date: z.optional(z.nullable(day)),
          clinic: z.optional(z.nullable(z.string())),
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
    'Make a draft of each group, with its documents and what was read of its invoice; the pile is gone then. 409 where more drafts would be open than may be',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  body: z.optional(z.strictObject({})),
  idempotent: true,
  answer: { status: 201, body: collection(RefundRequest) },
})
