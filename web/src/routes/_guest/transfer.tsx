import { createFileRoute, useRouter } from '@tanstack/react-router'
import { TransferPage } from '#features/session/TransferPage.tsx'
import { crumbs } from '#messages/shell.ts'
import { clearLinkToken, useLinkToken } from '#platform/calls/link-token.ts'
import { takeRedirect } from '#platform/calls/redirect.ts'

export const Route = createFileRoute('/_guest/transfer')({
  staticData: { crumb: crumbs.transfer },
  component: Page,
})

function Page() {
  const router = useRouter()

  function signedIn() {
    clearLinkToken()
    return router.navigate({ href: takeRedirect(null), replace: true })
  }

  function leave() {
    clearLinkToken()
    void router.navigate({ to: '/login', replace: true })
  }

  function stay() {
    clearLinkToken()
    void router.navigate({ to: '/', replace: true })
  }

  return <TransferPage token={useLinkToken('/transfer')} onSignedIn={signedIn} onInvalid={leave} onStay={stay} />
}
