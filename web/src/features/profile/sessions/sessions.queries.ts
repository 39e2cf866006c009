import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '@coussinet/contract/security.ts'
import { call } from '#platform/call.ts'
import { everyPage } from '#platform/calls/every-page.ts'
import { atOnce } from '../form/at-once.ts'

/** Where the member is signed in, the last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => everyPage((cursor) => call(listSessions, { query: { limit: 100, cursor } }, { signal })),
})

/** Ends one session, or all the others (`null`): gone from the list at once, back in it when that is refused. */
export const endSessions = mutationOptions({
  ...atOnce,
  mutationFn: (id: string | null) => (id === null ? call(endOtherSessions) : call(endSession, { params: { id } })),
  onMutate: async (id, { client }) => {
    const { queryKey } = sessionsQuery
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, (sessions) =>
      sessions?.filter((one) => one.current || (id !== null && one.id !== id)),
    )
    return before
  },
  onError: (_error, _id, before, { client }) => {
    client.setQueryData(sessionsQuery.queryKey, before)
  },
  onSettled: (_answer, _error, _id, _before, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['security-log'] }),
    ]),
})
