import { createFileRoute } from '@tanstack/react-router'
import { ReceiptsPage } from '#features/receipts/list/ReceiptsPage.tsx'
import { receiptQueries } from '#features/receipts/receipts.queries.ts'
import { settleWithin } from '#platform/page/settle-within.ts'
import { MemberTabs } from './-member-tabs.tsx'

type ReceiptsSearch = { year?: number | undefined; payment?: string | undefined }

export const Route = createFileRoute('/_member/profile/receipts/')({
  staticData: { headed: true },
  validateSearch: ({ year, payment }: Record<string, unknown>): ReceiptsSearch => ({
    ...(typeof year === 'number' ? { year } : {}),
    ...(typeof payment === 'string' ? { payment } : {}),
  }),
  loader: ({ context: { queries } }) => settleWithin([queries.prefetchQuery(receiptQueries.list())]),
  component: Page,
})

function Page() {
  const { year, payment } = Route.useSearch()
  return <ReceiptsPage tabs={<MemberTabs />} year={year} payment={payment} />
}
