import { infiniteQueryOptions } from '@tanstack/react-query'
import { getSecurityLog } from '@coussinet/contract/security.ts'
import { call } from '#platform/call.ts'

const SHOWN_AT_FIRST = 6
const SHOWN_MORE = 20

/** What happened to the account, newest first: a few lines, then more of them when asked. */
export const securityLogQuery = infiniteQueryOptions({
  queryKey: ['security-log'],
  queryFn: ({ signal, pageParam }) =>
    call(
      getSecurityLog,
      { query: pageParam === '' ? { limit: SHOWN_AT_FIRST } : { limit: SHOWN_MORE, cursor: pageParam } },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor,
})
