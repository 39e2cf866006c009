import { createFileRoute } from '@tanstack/react-router'
import { PreferencesPage } from '#features/notifications/preferences/PreferencesPage.tsx'
import { preferencesQuery } from '#features/notifications/preferences/preferences.queries.ts'
import { soon } from '#platform/page/soon.ts'

export const Route = createFileRoute('/_member/notifications/preferences')({
  staticData: {
    crumb: { fr: 'Préférences', it: 'Preferenze' },
    title: { fr: 'Préférences de notification', it: 'Preferenze di notifica' },
  },
  loader: ({ context: { queries } }) => soon([queries.prefetchQuery(preferencesQuery)]),
  component: Page,
})

function Page() {
  return <PreferencesPage />
}
