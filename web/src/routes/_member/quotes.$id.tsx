import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { QuotePage } from '#features/refunds/quotes/QuotePage.tsx'
import { quoteQueries } from '#features/refunds/quotes/quotes.queries.ts'
import { crumbs } from '#messages/shell.ts'

export const Route = createFileRoute('/_member/quotes/$id')({
  staticData: { crumb: crumbs.quote, headed: true },
  loader: async ({ context: { queries }, params: { id } }) => {
    await Promise.all([queries.ensureQueryData(quoteQueries.one(id)), queries.ensureQueryData(animalQueries.list())])
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { data: quote } = useSuspenseQuery(quoteQueries.one(id))
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  return <QuotePage key={id} quote={quote} animals={animals} />
}
