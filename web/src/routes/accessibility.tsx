import { createFileRoute } from '@tanstack/react-router'
import { AccessibilityPage } from '#features/legal-pages/AccessibilityPage.tsx'
import { crumbs } from '#messages/shell.ts'
import { LargeGuestLayout } from '#shell/guest/LargeGuestLayout.tsx'
import { loadReader } from '#shell/guest/load-reader.ts'

export const Route = createFileRoute('/accessibility')({
  staticData: { crumb: crumbs.accessibility },
  loader: loadReader,
  component: Page,
})

function Page() {
  return (
    <LargeGuestLayout isMember={Route.useLoaderData()}>
      <AccessibilityPage />
    </LargeGuestLayout>
  )
}
