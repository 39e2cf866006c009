import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#features/privacy-notice/PrivacyPage.tsx'
import { isSignedIn } from '#platform/session.ts'
import { LargeGuestLayout } from '#shell/guest/LargeGuestLayout.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: { crumb: { fr: 'Confidentialité', it: 'Privacy' } },
  loader: async () => {
    // A member reads it in their own language; without an answer the page shows all the same.
    if (isSignedIn()) await import('#shell/member-frame.tsx').then(({ load }) => load()).catch(() => undefined)
    return isSignedIn()
  },
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
