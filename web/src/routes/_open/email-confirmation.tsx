import { createFileRoute } from '@tanstack/react-router'
import { EmailConfirmationPage } from '#features/session/EmailConfirmationPage.tsx'
import { crumbs } from '#messages/shell.ts'
import { useLinkToken } from '#platform/calls/link-token.ts'
import { useSignedIn } from '#platform/use-signed-in.ts'

export const Route = createFileRoute('/_open/email-confirmation')({
  staticData: { crumb: crumbs.email_confirmation },
  component: Page,
})

function Page() {
  return <EmailConfirmationPage token={useLinkToken('/email-confirmation')} isSignedIn={useSignedIn()} />
}
