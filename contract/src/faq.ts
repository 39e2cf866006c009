import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { collection } from './page.ts'

export const FaqQuestion = z.object({
  id: z.string(),
  /** the label of its first tag */
  subject: z.string(),
  question: z.string(),
  answer: z.string(),
  tags: z.array(z.string()),
  /** vote of this member */
  useful: z.nullable(z.boolean()),
})
export type FaqQuestion = z.infer<typeof FaqQuestion>

export const FaqTag = z.object({ id: z.string(), label: z.string(), count: z.int() })
export type FaqTag = z.infer<typeof FaqTag>

export const listFaqs = endpoint({
  name: 'listFaqs',
  method: 'GET',
  path: '/faqs',
  summary: 'Questions and answers in the member’s language, of one tag or found by words, best first',
  access: 'member',
  query: z.object({
    tag: z.optional(z.string().check(z.maxLength(60))),
    q: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: { status: 200, body: collection(FaqQuestion) },
})

export const listFaqTags = endpoint({
  name: 'listFaqTags',
  method: 'GET',
  path: '/faqs/tags',
  summary: 'The tags of the questions, each with how many bear it',
  access: 'member',
  answer: { status: 200, body: collection(FaqTag) },
})

export const voteOnQuestion = endpoint({
  name: 'voteOnQuestion',
  method: 'PUT',
  path: '/faqs/{question}/usefulness',
  summary: 'Say whether an answer was useful; a later word replaces the earlier one',
  access: 'member',
  params: z.object({ question: z.string().check(z.maxLength(60)) }),
  body: z.strictObject({ useful: z.boolean() }),
  answer: { status: 204 },
})
