import { getCalendarFeed, createCalendarFeed, revokeCalendarFeed } from '@coussinet/contract/calendar.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { proven } from '#platform/calls/proof-store.ts'

/** State of the member's calendar address: whether there is one, and when it was last read. */
export const calendarQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
})

/** Creates the private address and revokes an earlier one; the answer is the only place where it appears. */
export const createCalendar = mutationOptions({
  mutationFn: () => proven(() => call(createCalendarFeed)),
  gcTime: 0,
  onSuccess: async ({ created_at }, _asked, _before, { client }) => {
    await client.cancelQueries({ queryKey: calendarQuery.queryKey })
    client.setQueryData(calendarQuery.queryKey, { created_at, last_read_at: null })
  },
})

/** Revokes the address: gone at once, back if that fails. */
export const revokeCalendar = mutationOptions({
  mutationFn: () => call(revokeCalendarFeed),
  onMutate: async (_asked, { client }) => {
    await client.cancelQueries({ queryKey: calendarQuery.queryKey })
    const before = client.getQueryData(calendarQuery.queryKey)
    client.setQueryData(calendarQuery.queryKey, { created_at: null, last_read_at: null })
    return before
  },
  onError: (_error, _asked, before, { client }) => {
    client.setQueryData(calendarQuery.queryKey, before)
  },
  onSettled: (_answer, _error, _asked, _before, { client }) =>
    client.invalidateQueries({ queryKey: calendarQuery.queryKey }),
})
