import { createFileRoute } from '@tanstack/react-router'
import { notificationQueries } from '#features/notifications/notifications.queries.ts'
import { NotificationsPage } from '#features/notifications/NotificationsPage.tsx'
import { settleWithin } from '#platform/page/settle-within.ts'

export const Route = createFileRoute('/_member/notifications/')({
  staticData: { headed: true },
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: 'unread' | undefined } =>
    tab === 'unread' ? { tab } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps: { tab } }) =>
    settleWithin([
      queries.prefetchInfiniteQuery(notificationQueries.list(tab ?? 'all')),
      queries.prefetchQuery(notificationQueries.unread),
    ]),
  component: Page,
})

function Page() {
  const { tab = 'all' } = Route.useSearch()
  return <NotificationsPage tab={tab} />
}
