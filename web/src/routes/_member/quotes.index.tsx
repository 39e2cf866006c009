import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { quoteQueries } from '#features/refunds/quotes/quotes.queries.ts'
import { QuotesPage } from '#features/refunds/quotes/QuotesPage.tsx'
import { settleWithin } from '#platform/page/settle-within.ts'

export const Route = createFileRoute('/_member/quotes/')({
  staticData: { headed: true },
  loader: async ({ context: { queries } }) => {
    await Promise.all([
      settleWithin([queries.prefetchQuery(quoteQueries.list())]),
      queries.ensureQueryData(animalQueries.list()),
    ])
  },
  component: Page,
})

function Page() {
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  return <QuotesPage animals={animals} />
}
