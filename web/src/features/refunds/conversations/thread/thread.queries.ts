import {
  listRequestMessages,
  readRequestMessages,
  type RequestMessage,
  sendRequestMessage,
} from '@coussinet/contract/request-messages.ts'
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { FormUpload } from '#platform/attachments/use-form-with-files.ts'
import { call } from '#platform/calls/call.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'

const shownAtOnce = 20

/** Thread of a request, a page after the other, newest first. */
export const threadQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['refund-requests', 'messages', id],
    queryFn: ({ signal, pageParam }) =>
      call(
        listRequestMessages,
        { params: { id }, query: { limit: shownAtOnce, cursor: pageParam === '' ? undefined : pageParam } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })

export const readThread = (id: string) =>
  mutationOptions({
    mutationFn: (up_to: string) => call(readRequestMessages, { params: { id }, body: { up_to } }),
    // Nobody asked for it: it waits for the network without a word.
    networkMode: 'online',
  })

/** Sends a message with its files; throws an `ApiProblem`. */
export const sendMessage = (id: string, text: string, upload: FormUpload): Promise<RequestMessage> =>
  uploadCall(sendRequestMessage, { params: { id }, fields: { text }, ...upload })

/** Shows a message that was just sent, before the thread is fetched again. */
export function addMessage(queries: QueryClient, id: string, message: RequestMessage): void {
  queries.setQueryData(threadQuery(id).queryKey, (thread) => {
    const [newest, ...older] = thread?.pages ?? []
    if (!thread || !newest || newest.data.some((one) => one.id === message.id)) return thread
    return { ...thread, pages: [{ ...newest, data: [message, ...newest.data] }, ...older] }
  })
}
