import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, line } from '../fields/fields.ts'
import { page, pageQuery } from '../page.ts'
import {
  MessageFile,
  messageFiles,
  messageText,
  mostMessageFiles,
  Reading,
  RequestMessage,
} from '../request-messages.ts'

const one = z.object({ id })

const ThreadFile = z.omit(MessageFile, { thumbnail_href: true })

export const ThreadMessage = z.object({ ...RequestMessage.shape, files: z.array(ThreadFile) })
export type ThreadMessage = z.infer<typeof ThreadMessage>

export const listFiledRequestMessages = endpoint({
  name: 'listFiledRequestMessages',
  method: 'GET',
  path: '/refund-requests/{id}/messages',
  summary:
    'The thread of a filed request, newest first, and how many messages of its member are unread; looking at it marks nothing as read',
  access: 'machine',
  scope: 'refunds:read',
  params: one,
  query: z.object(pageQuery),
  answer: { status: 200, body: z.object({ ...page(ThreadMessage).shape, unread: z.int() }) },
})

export const sendFiledRequestMessage = endpoint({
  name: 'sendFiledRequestMessage',
  method: 'POST',
  path: '/refund-requests/{id}/messages',
  summary: `Write to the member in the thread of a filed request, with up to ${mostMessageFiles} files: shown at once, and told by notification and e-mail; 50 a day for a member`,
  access: 'machine',
  scope: 'messages:write',
  params: one,
  multipart: {
    /** `author_name` is the name of who writes, as the member reads it */
    fields: z.strictObject({ text: messageText, author_name: line(80) }),
    file: messageFiles,
  },
  idempotent: true,
  answer: { status: 201, body: ThreadMessage },
})

export const readFiledRequestMessages = endpoint({
  name: 'readFiledRequestMessages',
  method: 'POST',
  path: '/refund-requests/{id}/messages/read',
  summary: 'Mark what the member wrote as read, up to a message or all of it: the member sees it',
  access: 'machine',
  scope: 'messages:write',
  params: one,
  body: Reading,
  answer: { status: 204 },
})
