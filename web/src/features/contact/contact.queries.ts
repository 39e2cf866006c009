import {
  type ContactForm,
  getContactMessage,
  listContactMessages,
  listTopics,
  sendContact,
} from '@coussinet/contract/contact.ts'
import { queryOptions } from '@tanstack/react-query'
import type { FormUpload } from '#platform/attachments/use-form-with-files.ts'
import { call } from '#platform/calls/call.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'
import { MINUTE } from '#platform/calls/query-client.ts'

export const topicsQuery = (language: string) =>
  queryOptions({
    queryKey: ['topics', language],
    queryFn: async ({ signal }) => (await call(listTopics, {}, { signal })).data,
    staleTime: 60 * MINUTE,
  })

/** The member's messages, latest first. */
export const contactMessagesQuery = queryOptions({
  queryKey: ['contact-messages'],
  queryFn: async ({ signal }) => (await call(listContactMessages, { query: { limit: 100 } }, { signal })).data,
})

export const contactMessageQuery = (reference: string) =>
  queryOptions({
    queryKey: ['contact-messages', reference],
    queryFn: ({ signal }) => call(getContactMessage, { params: { reference } }, { signal }),
  })

/** Sends a message with its files; returns its reference, throws an `ApiProblem`. */
export const sendMessage = async (fields: ContactForm, upload: FormUpload): Promise<string> =>
  (await uploadCall(sendContact, { fields, ...upload })).reference
