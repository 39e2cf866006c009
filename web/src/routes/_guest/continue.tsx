import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ContinuePage } from '#features/session/ContinuePage.tsx'
import { crumbs } from '#messages/shell.ts'
import { clearLinkToken, useLinkToken } from '#platform/calls/link-token.ts'

export const Route = createFileRoute('/_guest/continue')({
  staticData: { crumb: crumbs.continuation },
  component: Page,
})

function Page() {
  const router = useRouter()

  function signedIn(request: string) {
    clearLinkToken()
    return router.navigate({ to: '/refunds/new', search: { request }, replace: true })
  }

  function leave() {
    clearLinkToken()
    void router.navigate({ to: '/login', replace: true })
  }

  function stay() {
    clearLinkToken()
    void router.navigate({ to: '/', replace: true })
  }

  return <ContinuePage token={useLinkToken('/continue')} onSignedIn={signedIn} onInvalid={leave} onStay={stay} />
}
