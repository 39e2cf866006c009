import { createFileRoute } from '@tanstack/react-router'
import { EmailConfirmationPage } from '#features/session/EmailConfirmationPage.tsx'
import { useLinkToken } from '#platform/calls/link-token.ts'
import { crumbs } from '#platform/page/crumbs.ts'
import { useSignedIn } from '#platform/use-signed-in.ts'

export const Route = createFileRoute('/_open/email-confirmation')({
  staticData: { crumb: crumbs.email_confirmation },
  component: Page,
})

function Page() {
  return <EmailConfirmationPage token={useLinkToken('/email-confirmation')} isSignedIn={useSignedIn()} />
}
