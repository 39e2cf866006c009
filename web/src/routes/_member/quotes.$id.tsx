import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { QuotePage } from '#features/refunds/quotes/QuotePage.tsx'
import { quoteQueries } from '#features/refunds/quotes/quotes.queries.ts'
import { crumbs } from '#platform/page/crumbs.ts'

export const Route = createFileRoute('/_member/quotes/$id')({
  staticData: { crumb: crumbs.quote, headed: true },
  loader: async ({ context: { queries }, params: { id } }) => {
    await queries.ensureQueryData(quoteQueries.one(id))
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { data: quote } = useSuspenseQuery(quoteQueries.one(id))
  return <QuotePage key={id} quote={quote} />
}
