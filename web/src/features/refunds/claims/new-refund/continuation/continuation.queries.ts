import { type Continuation, createContinuation, revokeContinuation } from '@coussinet/contract/continuations.ts'
import { endSession, listSessions } from '@coussinet/contract/security.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { proven } from '#platform/calls/proof-store.ts'

/** The code on screen: for which draft, and when it ends. */
export type ShownCode = Continuation & { request_id: string }

/** Creates a code for a draft, once the member has proven who they are. A secret: it is not stored longer than it shows. */
export const createCode = mutationOptions({
  mutationFn: async (id: string): Promise<ShownCode> => ({
    ...(await proven(() => call(createContinuation, { params: { id }, body: {} }))),
    request_id: id,
  }),
  gcTime: 0,
})

/** Ends a code that nobody used; a failure leaves it to its 5 minutes. */
export function endCode({ request_id: id, session_id }: ShownCode): void {
  call(revokeContinuation, { params: { id, session_id } }).catch(() => undefined)
}

const poll_ms = 10_000

/** The session that a code opened, null until it does; found again with each change of the member's sessions. */
export const joinedQuery = (session_id: string) =>
  queryOptions({
    queryKey: ['sessions', 'joined', session_id],
    queryFn: async ({ signal }) => {
      const { data } = await call(listSessions, { query: { limit: 100 } }, { signal })
      return data.find(({ id }) => id === session_id) ?? null
    },
    refetchInterval: poll_ms,
    gcTime: 0,
  })

/** Ends the session of a phone that the member does not know. */
export const endJoined = mutationOptions({
  mutationFn: (id: string) => call(endSession, { params: { id } }),
  onSettled: (_answer, _error, _id, _before, { client }) => client.invalidateQueries({ queryKey: ['sessions'] }),
})
