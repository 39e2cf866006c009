import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { country, day, id, instant, line, text } from './fields/fields.ts'
import { collection, page, pageQuery } from './page.ts'

export const topicIds = [
  'refund',
  'contract',
  'payment',
  'animal',
  'account',
  'sponsorship',
  'complaint',
  'other',
] as const
export type TopicId = (typeof topicIds)[number]

/** Topics of messages; each subject is offered, another one may be typed. */
export const ContactTopic = z.object({
  id: z.enum(topicIds),
  label: z.string(),
  subjects: z.array(z.object({ id: z.string(), label: z.string() })),
})
export type ContactTopic = z.infer<typeof ContactTopic>

export const listTopics = endpoint({
  name: 'listTopics',
  method: 'GET',
  path: '/constants/topics',
  summary: 'What a message may be about, in the member’s language',
  access: 'member',
  answer: { status: 200, body: collection(ContactTopic) },
})

// api.md: 1 to 120 characters, 20 to 5000, up to three files
export const longestSubject = 120
export const shortestMessage = 20
export const longestMessage = 5000
export const mostContactFiles = 3

export const ContactForm = /* @__PURE__ */ z.strictObject({
  topic: z.enum(topicIds),
  subject: line(longestSubject),
  message: text(shortestMessage, longestMessage),
})
export type ContactForm = z.infer<typeof ContactForm>

export const sendContact = endpoint({
  name: 'sendContact',
  method: 'POST',
  path: '/contact',
  summary: 'Write to the insurer, with up to three files',
  access: 'member',
  permission: 'contact:write',
  multipart: {
    fields: ContactForm,
    file: { name: 'files', also: ['file', 'files[]'], count: mostContactFiles, required: false },
  },
  idempotent: true,
  answer: { status: 202, body: z.object({ reference: z.string() }) },
})

/** Reference of a message, as the member received it. */
export const messageReference = /* @__PURE__ */ z.string().check(z.regex(/^[A-Za-z0-9.-]{1,40}$/))

export const ContactMessageSummary = z.object({
  reference: z.string(),
  topic: z.enum(topicIds),
  subject: z.string(),
  sent_at: instant,
  /** the latest answer, null as long as there is none */
  answered_at: z.nullable(instant),
})
export type ContactMessageSummary = z.infer<typeof ContactMessageSummary>

export const ContactMessage = z.object({
  ...ContactMessageSummary.shape,
  message: z.string(),
  /** names of the files that were sent with it */
  files: z.array(z.string()),
  /** the oldest first */
  answers: z.array(z.object({ id, author_name: z.string(), text: z.string(), answered_at: instant })),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const listContactMessages = endpoint({
  name: 'listContactMessages',
  method: 'GET',
  path: '/contact-messages',
  summary: 'Messages that the member wrote to the insurer, the latest first',
  access: 'member',
  permission: 'contact:write',
  query: z.strictObject(pageQuery),
  answer: { status: 200, body: page(ContactMessageSummary) },
})

export const getContactMessage = endpoint({
  name: 'getContactMessage',
  method: 'GET',
  path: '/contact-messages/{reference}',
  summary: 'One of them, with the insurer’s answers',
  access: 'member',
  permission: 'contact:write',
  params: z.object({ reference: messageReference }),
  answer: { status: 200, body: ContactMessage },
})

/** Day without answers, besides weekends. */
export const PublicHoliday = z.object({ day, name: z.string() })
export type PublicHoliday = z.infer<typeof PublicHoliday>

export const listPublicHolidays = endpoint({
  name: 'listPublicHolidays',
  method: 'GET',
  path: '/constants/public-holidays',
  summary: 'The public holidays of this year and the next, of the member’s country or of the one that is named',
  access: 'member',
  query: z.object({ country: z.optional(country) }),
  answer: { status: 200, body: collection(PublicHoliday) },
})
