import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#features/privacy-notice/PrivacyPage.tsx'
import { crumbs } from '#messages/shell.ts'
import { LargeGuestLayout } from '#shell/guest/LargeGuestLayout.tsx'
import { loadReader } from '#shell/guest/load-reader.ts'

export const Route = createFileRoute('/privacy')({
  staticData: { crumb: crumbs.privacy },
  loader: loadReader,
  component: Page,
})

function Page() {
  const isMember = Route.useLoaderData()
  return (
    <LargeGuestLayout isMember={isMember}>
      <PrivacyPage isMember={isMember} />
    </LargeGuestLayout>
  )
}
