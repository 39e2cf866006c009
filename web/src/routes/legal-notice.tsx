import { createFileRoute } from '@tanstack/react-router'
import { LegalNoticePage } from '#features/legal-pages/LegalNoticePage.tsx'
import { crumbs } from '#messages/shell.ts'
import { LargeGuestLayout } from '#shell/guest/LargeGuestLayout.tsx'
import { loadReader } from '#shell/guest/load-reader.ts'

export const Route = createFileRoute('/legal-notice')({
  staticData: { crumb: crumbs.legal_notice },
  loader: loadReader,
  component: Page,
})

function Page() {
  return (
    <LargeGuestLayout isMember={Route.useLoaderData()}>
      <LegalNoticePage />
    </LargeGuestLayout>
  )
}
