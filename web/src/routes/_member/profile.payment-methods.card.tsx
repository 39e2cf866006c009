import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { readCardReturn } from '#features/payment-methods/card/card-return.ts'
import { CardPage } from '#features/payment-methods/card/CardPage.tsx'
import { paymentMethodsQuery } from '#features/payment-methods/payment-methods.queries.ts'
import { crumbs } from '#messages/shell.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { saveLinkToken, useLinkToken } from '#platform/calls/link-token.ts'
import { requireGrant } from '#platform/require-grant.ts'

const path = '/profile/payment-methods/card'

export const Route = createFileRoute('/_member/profile/payment-methods/card')({
  staticData: { crumb: crumbs.card },
  beforeLoad: requireGrant({ permission: 'payment-methods:write' }),
  loader: async ({ context: { queries }, location }) => {
    // Set by a member who had to sign in on the way back; for others the inline script has removed it from the address.
    const search = new URLSearchParams(location.searchStr)
    const token = search.get('token')
    if (token !== null) {
      saveLinkToken(path, token)
      search.delete('token')
      throw redirect({ href: `${path}?${search}`, replace: true })
    }
    await queries.ensureQueryData(paymentMethodsQuery)
  },
  component: Page,
})

function Page() {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  return <CardPage returned={readCardReturn(search)} token={useLinkToken(path)} today={useToday()} />
}
