import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, text } from './fields/fields.ts'
import { page, pageQuery } from './page.ts'

export const longestRequestMessage = 4000
/** letters of what an answer by mail quotes; one that quotes more is refused */
export const longestQuotedText = 50_000
export const mostMessageFiles = 5
/** Messages that each side may write in one thread; one more is a `conflict` whose `errors.messages` is `messages_limit`. */
export const mostThreadMessages = 200

const one = z.object({ id })

/** File of a message: its address is that of a document of the request, with its thumbnail and its pages. */
export const MessageFile = z.object({
  id,
  name: z.string(),
  media_type: z.string(),
  /** bytes, as stored */
  size: z.int(),
  sha256: z.string(),
  href: z.string(),
  thumbnail_href: z.nullable(z.string()),
})
export type MessageFile = z.infer<typeof MessageFile>

export const RequestMessage = z.object({
  id,
  author: z.enum(['member', 'insurer']),
  author_name: z.string(),
  /** empty where an answer by mail is its files alone */
  text: z.string(),
  /** quotes and signatures of the member's mail program, which are no part of `text`; null where there were none */
  quoted_text: z.nullable(z.string()),
  files: z.array(MessageFile),
  created_at: instant,
  /** instant at which the other side read it */
  read_at: z.nullable(instant),
})
export type RequestMessage = z.infer<typeof RequestMessage>

export const messageText = /* @__PURE__ */ text(1, longestRequestMessage)
export const quotedText = /* @__PURE__ */ text(1, longestQuotedText)

/** `up_to` names the last message that was seen; all that there are without it. */
export const Reading = z.optional(z.strictObject({ up_to: z.optional(id) }))

export const listRequestMessages = endpoint({
  name: 'listRequestMessages',
  method: 'GET',
  path: '/refund-requests/{id}/messages',
  summary: 'The thread of a filed request, newest first, and how many messages of the insurer are unread',
  access: 'member',
  permission: 'refunds:read',
  params: one,
  query: z.object(pageQuery),
  answer: { status: 200, body: z.object({ ...page(RequestMessage).shape, unread: z.int() }) },
})

export const messageFiles = { name: 'files', also: ['file', 'files[]'], count: mostMessageFiles, required: false }

export const sendRequestMessage = endpoint({
  name: 'sendRequestMessage',
  method: 'POST',
  path: '/refund-requests/{id}/messages',
  summary: `Write to the insurer in the thread of a filed request, with up to ${mostMessageFiles} files; 409 for a draft, and with errors.messages "messages_limit" after ${mostThreadMessages} messages`,
  access: 'member',
  permission: 'contact:write',
  params: one,
  multipart: { fields: z.strictObject({ text: messageText }), file: messageFiles },
  idempotent: true,
  answer: { status: 201, body: RequestMessage },
})

export const readRequestMessages = endpoint({
  name: 'readRequestMessages',
  method: 'POST',
  path: '/refund-requests/{id}/messages/read',
  summary: 'Mark what the insurer wrote as read, up to a message or all of it',
  access: 'member',
  permission: 'refunds:read',
  params: one,
  body: Reading,
  answer: { status: 204 },
})
