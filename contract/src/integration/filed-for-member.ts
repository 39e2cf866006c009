import * as z from 'zod/mini'
import type { FieldCode } from '../domain/problems.ts'
import { causes, channels } from '../domain/requests.ts'
import { endpoint } from '../endpoint.ts'
import { day, fileType, id, givenNumber, line } from '../fields/fields.ts'
import { RequestFile } from '../request-files.ts'
import { nevg } from '../usernames.ts'
import { FiledRequestSummary } from './refund-requests.ts'
import { ownId } from './upserts/upsert.ts'

/** A request that reached the insurer by another way than the portal. */
export const MemberRequest = z.strictObject({
  nevg,
  animal_ids: z.array(ownId).check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(20)),
  care_date: day,
  cause: z.enum(causes),
  invoice_number: z._default(z.nullable(givenNumber(40)), null),
  vet_name: z._default(z.nullable(line(120)), null),
  first_symptoms_on: z._default(z.nullable(day), null),
  channel: z.enum(channels),
  /** the answer is promised from this day on */
  received_on: day,
})
export type MemberRequest = z.infer<typeof MemberRequest>

export const FiledForMember = z.object({ ...FiledRequestSummary.shape, expected_by: z.nullable(day) })
export type FiledForMember = z.infer<typeof FiledForMember>

export const fileRequestForMember = endpoint({
  name: 'fileRequestForMember',
  method: 'POST',
  path: '/refund-requests',
  summary:
    'File a request for its member that came by post, by telephone, by e-mail or at a counter: it is pending at once, and the member is told; its documents follow one by one',
  access: 'machine',
  scope: 'refunds:write',
  body: MemberRequest,
  idempotent: true,
  answer: { status: 201, body: FiledForMember },
})

const InsurerFile = z.object({ ...z.omit(RequestFile, { thumbnail_href: true }).shape })
export type InsurerFile = z.infer<typeof InsurerFile>

const file = { name: 'file', count: 1, required: true }

export const addFiledRequestFile = endpoint({
  name: 'addFiledRequestFile',
  method: 'POST',
  path: '/refund-requests/{id}/files',
  summary:
    'Add a document to a request that was filed for its member and is not decided yet; the same bytes of the same type again are the document that is there',
  access: 'machine',
  scope: 'refunds:write',
  params: z.object({ id }),
  multipart: { fields: z.strictObject({ type: fileType, animal_id: z.optional(id) }), file },
  idempotent: true,
  answer: { status: 201, body: InsurerFile },
})

export const addPastRefundPaper = endpoint({
  name: 'addPastRefundPaper',
  method: 'PUT',
  path: '/past-refunds/{id}/paper',
  summary:
    'Add a paper of the former system to a past refund, which its member reads and saves; the same bytes again are the paper that is there',
  access: 'machine',
  scope: 'refunds:write',
  params: z.object({ id }),
  multipart: { fields: z.strictObject({ type: z._default(fileType, 'other') }), file },
  answer: { status: 200, body: InsurerFile },
})
