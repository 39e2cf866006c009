import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const foundKinds = ['task', 'page', 'animal', 'refund', 'quote', 'receipt', 'document', 'question'] as const
export type FoundKind = (typeof foundKinds)[number]

/**
 * One thing that was found; a `task` is what one can do at once, or a figure that is asked for. `href` is a page of the portal or, where
 * `download` holds, the address of a document below `/api`.
 */
export const SearchHit = z.object({
  kind: z.enum(foundKinds),
  title: z.string(),
  text: z.nullable(z.string()),
  href: z.string(),
  download: z.boolean(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const searchPortal = endpoint({
  name: 'searchPortal',
  method: 'GET',
  path: '/search',
  summary:
    'Tasks, pages, animals, refunds, quotes, receipts, documents and questions by words, best first; accents, plurals and slips are forgiven',
  access: 'member',
  query: z.object({ q: z.string().check(z.maxLength(200)) }),
  answer: {
    status: 200,
    /** `is_sure`: false where what was found comes near to some of the words only, so that the few in `data` are guesses */
    body: z.object({ data: z.array(SearchHit), is_sure: z.boolean() }),
  },
})
