import { createFileRoute, useRouter } from '@tanstack/react-router'
import { TransferPage } from '#features/session/TransferPage.tsx'
import { takeRedirect } from '#platform/calls/redirect.ts'
import { crumbs } from '#platform/page/crumbs.ts'

export const Route = createFileRoute('/_guest/transfer')({
  staticData: { crumb: crumbs.transfer },
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
