import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { paymentMethodsQuery } from '#features/payment-methods/payment-methods.queries.ts'
import { readRefundSearch } from '#features/payment-methods/refund-account/refund-account-search.ts'
import { shownRefundStep } from '#features/payment-methods/refund-account/refund-account-step.ts'
import { refundAccountQuery } from '#features/payment-methods/refund-account/refund-account.queries.ts'
import { RefundAccountPage } from '#features/payment-methods/refund-account/RefundAccountPage.tsx'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/profile/payment-methods/refund-account')({
  staticData: {
    crumb: pageNames.refund_account,
  },
  validateSearch: readRefundSearch,
  beforeLoad: requireGrant({ permission: 'payment-methods:write' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps: { account, step } }) => {
    const [found] = await Promise.all([
      account === undefined ? null : queries.ensureQueryData(refundAccountQuery(account)),
      queries.ensureQueryData(paymentMethodsQuery),
    ])
    const possible = shownRefundStep(step, found)
    if (possible !== step && (step !== undefined || possible !== 'iban')) {
      throw redirect({
        to: '/profile/payment-methods/refund-account',
        search: { step: possible, account },
        replace: true,
      })
    }
  },
  component: Page,
})

function Page() {
  const { step = 'iban', account } = Route.useSearch()
  return <RefundAccountPage id={account} step={step} />
}
