import { listTopics, sendContact, type ContactForm } from '@coussinet/contract/contact.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'
import { MINUTE } from '#platform/query-client.ts'

/** Topics of messages, in the member's language. */
export const topicsQuery = (language: string) =>
  queryOptions({
    queryKey: ['topics', language],
    queryFn: async ({ signal }) => (await call(listTopics, {}, { signal })).data,
    staleTime: 60 * MINUTE,
  })

type Watch = { signal: AbortSignal; onProgress: (fraction: number) => void; idempotency_key: string }

/** Sends a message with its files; answers its reference, throws an `ApiProblem`. */
export async function sendMessage(fields: ContactForm, files: readonly File[], watch: Watch): Promise<string> {
  return (await uploadCall(sendContact, { fields, files, ...watch })).reference
}
