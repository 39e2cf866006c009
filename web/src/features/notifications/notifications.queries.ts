import { listNotifications, readAllNotifications, readNotification } from '@coussinet/contract/notifications.ts'
import { infiniteQueryOptions, mutationOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { readInPages, stillUnread, type NotificationPage, type ReadTarget } from './mark-read.ts'
import { unreadQuery } from './unread.queries.ts'

export type NotificationTab = 'all' | 'unread'

const SHOWN = 20
const topic = ['notifications'] as const
const lists = ['notifications', 'list'] as const

export const notificationQueries = {
  unread: unreadQuery,
  list: (tab: NotificationTab) =>
    infiniteQueryOptions({
      queryKey: [...lists, tab],
      queryFn: ({ signal, pageParam }) => {
        const cursor = pageParam === '' ? undefined : pageParam
        return call(
          listNotifications,
          { query: { read: tab === 'unread' ? 'false' : undefined, limit: SHOWN, cursor } },
          { signal },
        )
      },
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
    }),
}

type CachedLists = ReturnType<QueryClient['getQueriesData']>

async function showRead(client: QueryClient, which: ReadTarget): Promise<CachedLists> {
  await client.cancelQueries({ queryKey: topic })
  const before = client.getQueriesData({ queryKey: topic })
  const known = client.getQueryData(unreadQuery.queryKey)
  const left = which === null ? 0 : Math.max(0, (known?.unread ?? 1) - 1)
  client.setQueriesData<InfiniteData<NotificationPage, string>>(
    { queryKey: lists },
    (list) => list && readInPages(list, which, left),
  )
  if (known) client.setQueryData(unreadQuery.queryKey, stillUnread(known, which, left))
  return before
}

// A refetch while another call is on its way would show that one unread.
const settle = (client: QueryClient) =>
  client.isMutating({ mutationKey: topic }) > 1 ? undefined : client.invalidateQueries({ queryKey: topic })

const reading = { mutationKey: topic } as const

/** Marks one as read: shown so at once, the count with it, and unread again when that is refused. */
export const markRead = mutationOptions({
  ...reading,
  mutationFn: (id: string) => call(readNotification, { params: { id } }),
  onMutate: (id, { client }) => showRead(client, id),
  onError: (_error, _id, before, { client }) => putBack(client, before),
  onSettled: (_answer, _error, _id, _before, { client }) => settle(client),
})

export const markAllRead = mutationOptions({
  ...reading,
  mutationFn: () => call(readAllNotifications),
  onMutate: (_none, { client }) => showRead(client, null),
  onError: (_error, _none, before, { client }) => putBack(client, before),
  onSettled: (_answer, _error, _none, _before, { client }) => settle(client),
})

function putBack(client: QueryClient, before: CachedLists | undefined): void {
  for (const [queryKey, data] of before ?? []) client.setQueryData(queryKey, data)
}
