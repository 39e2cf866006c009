import { listNotifications } from '@coussinet/contract/notifications.ts'
import { queryOptions } from '@tanstack/react-query'
import { showBadge } from '#platform/browser/app-badge.ts'
import { call } from '#platform/calls/call.ts'

/** Count of unread notifications and the newest three, those that a person wrote first; every page shows the count. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => {
    const found = await call(listNotifications, { query: { read: 'false', first: 'people', limit: 3 } }, { signal })
    showBadge(found.unread)
    return found
  },
})
