import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ProviderReturnPage } from '#features/session/providers/ProviderReturnPage.tsx'
import { crumbs } from '#messages/shell.ts'
import { takeRedirect } from '#platform/calls/redirect.ts'

export const Route = createFileRoute('/_open/sign-in/$provider')({
  staticData: { crumb: crumbs.provider },
  component: Page,
})

function Page() {
  const router = useRouter()
  const { provider } = Route.useParams()
  return (
    <ProviderReturnPage
      provider={provider}
      onSignedIn={() => router.navigate({ href: takeRedirect(null), replace: true })}
      onLinked={() => router.navigate({ to: '/profile', hash: 'identities', replace: true })}
    />
  )
}
