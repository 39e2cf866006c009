import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { collection } from './page.ts'

export const foundKinds = ['page', 'animal', 'refund', 'quote', 'receipt', 'document', 'question'] as const
export type FoundKind = (typeof foundKinds)[number]

/** One thing that was found: `href` is a page of the portal or, where `download` holds, the address of a document below `/api`. */
export const Found = z.object({
  kind: z.enum(foundKinds),
  title: z.string(),
  text: z.nullable(z.string()),
  href: z.string(),
  download: z.boolean(),
})
export type Found = z.infer<typeof Found>

export const searchPortal = endpoint({
  name: 'searchPortal',
  method: 'GET',
  path: '/search',
  summary:
    'Pages, animals, refunds, quotes, receipts, documents and questions by words, best first; accents, plurals and slips are forgiven',
  access: 'member',
  query: z.object({ q: z.string().check(z.maxLength(200)) }),
  answer: { status: 200, body: collection(Found) },
})
