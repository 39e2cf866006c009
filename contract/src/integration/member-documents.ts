import * as z from 'zod/mini'
import type { FieldCode } from '../domain/problems.ts'
import { endpoint } from '../endpoint.ts'
import { day, line } from '../fields/fields.ts'
import { nevg } from '../usernames.ts'
import { ownId, UpsertResult } from './upserts/upsert.ts'

const title = line(120)

/** PDF that the insurer gives a member, with its titles in the member's list. */
export const PushedDocument = z
  .strictObject({
    /** in the member's language, if `titles` has none in it */
    title: z.optional(title),
    'titles[fr]': z.optional(title),
    'titles[it]': z.optional(title),
    'titles[nl]': z.optional(title),
    issued_on: day,
  })
  .check(
    z.refine(
      (fields) =>
        [fields.title, fields['titles[fr]'], fields['titles[it]'], fields['titles[nl]']].some(
          (one) => one !== undefined,
        ),
      {
        path: ['title'],
        error: 'required' satisfies FieldCode,
      },
    ),
  )
export type PushedDocument = z.infer<typeof PushedDocument>

const params = z.object({ nevg, id: ownId })

export const largestDocument = 10_485_760

export const putMemberDocument = endpoint({
  name: 'putMemberDocument',
  method: 'PUT',
  path: '/members/{nevg}/documents/{id}',
  summary:
    'A PDF for a member, of at most 10 MB, under an id of the insurer’s: listed among their documents, and told; the same again changes nothing, other bytes take the place of the former ones',
  access: 'machine',
  scope: 'documents:write',
  params,
  multipart: { fields: PushedDocument, file: { name: 'file', count: 1, required: true, largest: largestDocument } },
  answer: { status: 200, body: UpsertResult, or_created: true },
})

export const deleteMemberDocument = endpoint({
  name: 'deleteMemberDocument',
  method: 'DELETE',
  path: '/members/{nevg}/documents/{id}',
  summary: 'Take a document back from its member: it is listed no more, and its bytes are gone',
  access: 'machine',
  scope: 'documents:write',
  params,
  answer: { status: 204 },
})
