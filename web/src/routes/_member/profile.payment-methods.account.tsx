import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { paymentMethodsQuery } from '#features/payment-methods/payment-methods.queries.ts'
import { AccountWizard } from '#features/payment-methods/wizard/AccountWizard.tsx'
import { mandateQuery } from '#features/payment-methods/wizard/mandate.queries.ts'
import { type AccountStep, isGone, readStep, shownStep } from '#features/payment-methods/wizard/shown-account-step.ts'
import { crumbs } from '#messages/shell.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { requireGrant } from '#platform/require-grant.ts'

type AccountSearch = { mandate?: string | undefined; step?: AccountStep | undefined }

const isUnknown = (error: unknown) => hasCode(error, 'not_found')

export const Route = createFileRoute('/_member/profile/payment-methods/account')({
  staticData: {
    crumb: crumbs.account,
    title: pageNames.account,
  },
  validateSearch: ({ mandate, step }: Record<string, unknown>): AccountSearch => {
    const known = readStep(step)
    return { ...(typeof mandate === 'string' ? { mandate } : {}), ...(known === null ? {} : { step: known }) }
  },
  beforeLoad: requireGrant({ permission: 'payment-methods:write' }),
  loaderDeps: ({ search: { mandate, step } }) => ({ id: mandate, step }),
  loader: async ({ context: { queries }, deps: { id, step } }) => {
    const named = id === undefined ? undefined : queries.ensureQueryData(mandateQuery(id))
    const [mandate] = await Promise.all([
      // The first step reports an account that is not the member's.
      named?.catch((error: unknown) => {
        if (!isUnknown(error)) throw error
      }),
      queries.ensureQueryData(paymentMethodsQuery),
    ])
    if (mandate === undefined || isGone(mandate)) return
    const shown = shownStep(mandate, step ?? null)
    if (shown !== step)
      throw redirect({ to: '/profile/payment-methods/account', search: { mandate: id, step: shown }, replace: true })
  },
  component: Page,
})

function Page() {
  const { mandate: id, step } = Route.useSearch()
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery)
  const { data: mandate, error } = useQuery({ ...mandateQuery(id ?? ''), enabled: id !== undefined })
  return (
    <AccountWizard
      methods={methods}
      mandate={id === undefined ? undefined : mandate}
      isUnknown={id !== undefined && mandate === undefined && isUnknown(error)}
      wanted={step ?? null}
    />
  )
}
