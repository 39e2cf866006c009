import * as z from 'zod/mini'
import { documentTypes } from './domain/documents.ts'
import { languageTags } from './domain/languages.ts'
import { endpoint } from './endpoint.ts'
import { day, id } from './fields/fields.ts'
import { collection } from './page.ts'

/** A document that applies to the member; `href` is the call that makes it. */
export const DocumentEntry = z.object({
  type: z.enum(documentTypes),
  /** the animal of a care sheet */
  animal_id: z.nullable(id),
  /** its language: French if the portal has no papers in the member's; nodes before 0.2 omit it */
  language: z.optional(z.enum(languageTags)),
  issued_on: day,
  href: z.string(),
})
export type DocumentEntry = z.infer<typeof DocumentEntry>

/** A document from the insurer, with its title in the member's language. */
export const InsurerDocument = z.object({ id, title: z.string(), issued_on: day, href: z.string() })
export type InsurerDocument = z.infer<typeof InsurerDocument>

const year = z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100))
/** One animal's calendar year. */
const animalYear = z.object({ animal_id: id, year })

export const listDocuments = endpoint({
  name: 'listDocuments',
  method: 'GET',
  path: '/documents',
  summary: 'The documents that apply to the member',
  access: 'member',
  permission: 'contract:read',
  answer: { status: 200, body: collection(DocumentEntry) },
})

export const getDocument = endpoint({
  name: 'getDocument',
  method: 'GET',
  path: '/pdf/{type}',
  summary:
    'One document as a PDF, made for the member in the language of their papers; the care sheet is of one animal',
  access: 'member',
  permission: 'contract:read',
  params: z.object({ type: z.enum(documentTypes) }),
  query: z.object({ animal_id: z.optional(id), mandate_id: z.optional(id) }),
  answer: { status: 200, stream: 'file', media_types: ['application/pdf'] },
})

export const listInsurerDocuments = endpoint({
  name: 'listInsurerDocuments',
  method: 'GET',
  path: '/insurer-documents',
  summary: 'Other documents, which the insurer gave the member, the latest first',
  access: 'member',
  permission: 'contract:read',
  answer: { status: 200, body: collection(InsurerDocument) },
})

export const getInsurerDocument = endpoint({
  name: 'getInsurerDocument',
  method: 'GET',
  path: '/insurer-documents/{id}',
  summary: 'One of them as a PDF',
  access: 'member',
  permission: 'contract:read',
  params: z.object({ id }),
  answer: { status: 200, stream: 'file', media_types: ['application/pdf'] },
})

export const getReceiptDocument = endpoint({
  name: 'getReceiptDocument',
  method: 'GET',
  path: '/pdf/receipt',
  summary: 'The receipt of a paid contribution as a PDF',
  access: 'member',
  permission: 'receipts:read',
  query: z.object({ receipt_id: id }),
  answer: { status: 200, stream: 'file', media_types: ['application/pdf'] },
})

export const getYearStatement = endpoint({
  name: 'getYearStatement',
  method: 'GET',
  path: '/pdf/statement',
  summary: 'What was billed, refunded and left to pay for an animal in a calendar year, by payment date, as a PDF',
  access: 'member',
  permission: 'refunds:read',
  query: animalYear,
  answer: { status: 200, stream: 'file', media_types: ['application/pdf'] },
})

export const getYearTable = endpoint({
  name: 'getYearTable',
  method: 'GET',
  path: '/csv/statement',
  summary: 'The same year as a table of comma-separated values',
  access: 'member',
  permission: 'refunds:read',
  query: animalYear,
  answer: { status: 200, stream: 'file', media_types: ['text/csv'] },
})
