import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'
import { receiptQueries } from '#features/receipts/receipts.queries.ts'
import { scheduleYears, shownYear } from '#features/receipts/schedule-years.ts'
import { SchedulePage } from '#features/receipts/SchedulePage.tsx'
import { useToday } from '#platform/browser/use-today.ts'
import { me } from '#platform/calls/queries.ts'
import { today } from '#platform/language/today.ts'
import { settleWithin } from '#platform/page/settle-within.ts'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/profile/receipts/schedule')({
  staticData: { crumb: pageNames.schedule },
  validateSearch: ({ year }: Record<string, unknown>): { year?: number | undefined } =>
    typeof year === 'number' ? { year } : {},
  beforeLoad: requireGrant({ feature: 'payment_schedule' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps: { year } }) => {
    const { contract } = await queries.ensureQueryData(me)
    if (contract !== null)
      await settleWithin([
        queries.prefetchQuery(receiptQueries.schedule(shownYear(scheduleYears(contract, today()), year, today()))),
      ])
  },
  component: Page,
})

function Page() {
  const { year } = Route.useSearch()
  return <SchedulePage year={year} today={useToday()} />
}
