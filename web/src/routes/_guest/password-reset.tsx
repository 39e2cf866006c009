import { createFileRoute, useRouter } from '@tanstack/react-router'
import { PasswordResetPage } from '#features/session/PasswordResetPage.tsx'
import { crumbs } from '#messages/shell.ts'
import { clearLinkToken, useLinkToken } from '#platform/calls/link-token.ts'
import { takeRedirect } from '#platform/calls/redirect.ts'

export const Route = createFileRoute('/_guest/password-reset')({
  staticData: { crumb: crumbs.password_reset },
  component: Page,
})

function Page() {
  const router = useRouter()
  return (
    <PasswordResetPage
      token={useLinkToken('/password-reset')}
      onTokenSpent={clearLinkToken}
      onRestart={() => void router.navigate({ to: '/forgot-password' })}
      onSignedIn={() => router.navigate({ href: takeRedirect(null) })}
    />
  )
}
