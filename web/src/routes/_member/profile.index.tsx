import { createFileRoute } from '@tanstack/react-router'
import { PreferencesPanel } from '#features/notifications/preferences/PreferencesPanel.tsx'
import { erasureQuery } from '#features/personal-data/erasure.queries.ts'
import { PersonalDataPanel } from '#features/personal-data/PersonalDataPanel.tsx'
import { securityLogQuery, sessionsQuery } from '#features/profile/profile.queries.ts'
import { ProfilePage } from '#features/profile/ProfilePage.tsx'
import { personalDataMessages } from '#messages/personal-data.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { settleWithin } from '#platform/page/settle-within.ts'
import { passkeysQuery } from '#platform/passkeys/passkeys-query.ts'
import { MemberTabs } from './-member-tabs.tsx'

export const Route = createFileRoute('/_member/profile/')({
  staticData: { headed: true },
  loader: ({ context: { queries } }) =>
    settleWithin([
      queries.prefetchQuery(passkeysQuery),
      queries.prefetchQuery(sessionsQuery),
      queries.prefetchInfiniteQuery(securityLogQuery),
      queries.prefetchQuery(erasureQuery),
    ]),
  component: Page,
})

function Page() {
  const { title } = useMessages(personalDataMessages)
  return (
    <ProfilePage
      tabs={<MemberTabs />}
      preferences={<PreferencesPanel />}
      personalData={<PersonalDataPanel />}
      personalDataTitle={title}
    />
  )
}
