import { notMe } from '@coussinet/contract/domain/contact.ts'
import { createFileRoute } from '@tanstack/react-router'
import { NotMePage } from '#features/session/NotMePage.tsx'
import { useLinkToken } from '#platform/calls/link-token.ts'

export const Route = createFileRoute('/_open/not-me')({
  staticData: { crumb: notMe },
  component: Page,
})

function Page() {
  return <NotMePage token={useLinkToken('/not-me')} />
}
