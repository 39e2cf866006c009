import * as z from 'zod/mini'
import { messageReference } from '../contact.ts'
import { endpoint } from '../endpoint.ts'
import { id, line, text } from '../fields/fields.ts'

export const MessageAnswer = z.strictObject({
  text: text(1, 5000),
  /** name of who answers, as the member reads it */
  author_name: line(80),
})
export type MessageAnswer = z.infer<typeof MessageAnswer>

export const answerMessage = endpoint({
  name: 'answerMessage',
  method: 'POST',
  path: '/messages/{reference}/answers',
  summary:
    'Answer a member’s message, by the reference that they were given: mailed to them whole, and kept beside the message; 20 a day for a member',
  access: 'machine',
  scope: 'messages:write',
  idempotent: true,
  params: z.object({ reference: messageReference }),
  body: MessageAnswer,
  answer: { status: 201, body: z.object({ id }) },
})
