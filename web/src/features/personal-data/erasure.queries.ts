import { askForErasure, cancelErasure, listErasureRequests } from '@coussinet/contract/erasure.ts'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'

/** The erasure request, what delays it, and what the law retains; refreshed with the member's data. */
export const erasureQuery = queryOptions({
  queryKey: ['me', 'erasure'],
  queryFn: ({ signal }) => call(listErasureRequests, {}, { signal }),
})

const refetch = (client: QueryClient) => client.invalidateQueries({ queryKey: erasureQuery.queryKey })

/** Asks to be forgotten; the same key counts once. */
export const requestErasure = mutationOptions({
  mutationFn: (key: string) => call(askForErasure, {}, { idempotency_key: key }),
  onSuccess: (request, _key, _before, { client }) => {
    client.setQueryData(
      erasureQuery.queryKey,
      (shown) => shown && { ...shown, data: [request, ...shown.data.filter(({ id }) => id !== request.id)] },
    )
  },
})

/** Takes the wish back; what became of it meanwhile is read again. */
export const withdrawErasure = mutationOptions({
  mutationFn: (id: string) => call(cancelErasure, { params: { id } }),
  onSettled: (_done, _error, _id, _before, { client }) => refetch(client),
})
