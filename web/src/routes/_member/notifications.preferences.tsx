import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'
import { preferencesQuery } from '#features/notifications/preferences/preferences.queries.ts'
import { PreferencesPage } from '#features/notifications/preferences/PreferencesPage.tsx'
import { crumbs } from '#messages/shell.ts'
import { settleWithin } from '#platform/page/settle-within.ts'
import { devicesQuery } from '#platform/push/push.queries.ts'

export const Route = createFileRoute('/_member/notifications/preferences')({
  staticData: {
    crumb: crumbs.preferences,
    title: pageNames.notification_preferences,
    headed: true,
  },
  loader: ({ context: { queries } }) =>
    settleWithin([queries.prefetchQuery(preferencesQuery), queries.prefetchQuery(devicesQuery)]),
  component: Page,
})

function Page() {
  return <PreferencesPage />
}
