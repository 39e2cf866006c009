import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const foundKinds = ['task', 'page', 'animal', 'refund', 'quote', 'receipt', 'document', 'question'] as const
export type FoundKind = (typeof foundKinds)[number]

/**
 * One result; a `task` is something to do at once, or a figure. `href` is a page of the portal or, if `download` is set, the address of a
 * document below `/api`.
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
    /** `is_sure`: false if the results match only some of the words, so that the few in `data` are guesses */
    body: z.object({ data: z.array(SearchHit), is_sure: z.boolean() }),
  },
})
