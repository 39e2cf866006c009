import * as z from 'zod/mini'
import { careKinds } from './domain/care.ts'
import { askReasons } from './domain/rejections.ts'
import { endpoint } from './endpoint.ts'
import { fileType, id, instant } from './fields/fields.ts'
import { collection } from './page.ts'
import { Reading } from './readings.ts'
import { pageCountHeader, pageWidths } from './request-file-pages.ts'

const one = z.object({ id })

export const RequestFile = z.object({
  id,
  type: fileType,
  animal_id: z.nullable(id),
  name: z.string(),
  media_type: z.string(),
  /** bytes, as stored */
  size: z.int(),
  sha256: z.string(),
  received_at: instant,
  status: z.enum(['received', 'accepted', 'refused']),
  refusal_code: z.nullable(z.enum(askReasons)),
  href: z.string(),
  thumbnail_href: z.nullable(z.string()),
  /** proposal that was read from it; null where nothing is read: switched off, or not an invoice that the member sent */
  reading: z.nullable(Reading),
})
export type RequestFile = z.infer<typeof RequestFile>

export const listRequestFiles = endpoint({
  name: 'listRequestFiles',
  method: 'GET',
  path: '/refund-requests/{id}/files',
  summary: 'The documents of a request',
  access: 'member',
  permission: 'refunds:read',
  params: one,
  answer: { status: 200, body: collection(RequestFile) },
})

export const addRequestFile = endpoint({
  name: 'addRequestFile',
  method: 'POST',
  path: '/refund-requests/{id}/files',
  summary: 'Add a document: to a draft, or one that is awaited',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  multipart: {
    fields: z.strictObject({ type: fileType, animal_id: z.optional(id) }),
    file: { name: 'file', count: 1, required: true },
  },
  idempotent: true,
  answer: { status: 201, body: RequestFile },
})

const oneFile = z.object({ id, file_id: id })

export const getRequestFile = endpoint({
  name: 'getRequestFile',
  method: 'GET',
  path: '/refund-requests/{id}/files/{file_id}',
  summary: 'The bytes of a document',
  access: 'member',
  permission: 'refunds:read',
  params: oneFile,
  answer: { status: 200, stream: 'file', media_types: ['application/pdf', 'image/jpeg', 'image/png'] },
})

export const getRequestFileThumbnail = endpoint({
  name: 'getRequestFileThumbnail',
  method: 'GET',
  path: '/refund-requests/{id}/files/{file_id}/thumbnail',
  summary: 'A small picture of a document’s first page',
  access: 'member',
  permission: 'refunds:read',
  params: oneFile,
  answer: { status: 200, stream: 'file', media_types: ['image/webp'] },
})

// A document with more is not taken (`file_too_many_pages`).
const mostPages = 300

export const getRequestFilePage = endpoint({
  name: 'getRequestFilePage',
  method: 'GET',
  path: '/refund-requests/{id}/files/{file_id}/pages/{page}',
  summary:
    'A page of a PDF as a picture, to be read on a screen; 404 beyond the last one, and for a document that is a picture',
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

export const deleteRequestFile = endpoint({
  name: 'deleteRequestFile',
  method: 'DELETE',
  path: '/refund-requests/{id}/files/{file_id}',
  summary: 'Take a document off a draft, or an awaited one not yet sent',
  access: 'member',
  permission: 'refunds:write',
  params: oneFile,
  answer: { status: 204 },
})

/** Lines of a reading, at most. */
export const mostReadLines = 50

export const tellReadLines = endpoint({
  name: 'tellReadLines',
  method: 'PUT',
  path: '/refund-requests/{id}/files/{file_id}/reading',
  summary:
    'Tell the kinds of care of lines that were read, by their number from 1: sure from then on; 409 once filed, or where nothing was read',
  access: 'member',
  permission: 'refunds:write',
  params: oneFile,
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ line: z.int().check(z.gte(1), z.lte(mostReadLines)), care_kind: z.enum(careKinds) }))
      .check(z.maxLength(mostReadLines)),
  }),
  answer: { status: 200, body: RequestFile },
})
