import { createFileRoute } from '@tanstack/react-router'
import { quoteQueries } from '#features/refunds/quotes/quotes.queries.ts'
import { QuotesPage } from '#features/refunds/quotes/QuotesPage.tsx'
import { settleWithin } from '#platform/page/settle-within.ts'

export const Route = createFileRoute('/_member/quotes/')({
  staticData: { headed: true },
  loader: ({ context: { queries } }) => settleWithin([queries.prefetchQuery(quoteQueries.list())]),
  component: QuotesPage,
})
