import { createFileRoute, useRouter } from '@tanstack/react-router'
import { TransferPage } from '#features/session/TransferPage.tsx'
import { takeRedirect } from '#platform/calls/redirect.ts'

export const Route = createFileRoute('/_guest/transfer')({
  staticData: { crumb: { fr: 'Connexion en cours', it: 'Accesso in corso' } },
  component: Page,
})

function Page() {
  const router = useRouter()
  return (
    <TransferPage
      onSignedIn={() => router.navigate({ href: takeRedirect(null), replace: true })}
      onInvalid={() => router.navigate({ to: '/login', replace: true })}
    />
  )
}
