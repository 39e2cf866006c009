import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { refundQueries } from '#features/refunds/queries/refunds.queries.ts'
import { NewQuotePage } from '#features/refunds/quotes/NewQuotePage.tsx'
import { readQuoteStep, type QuoteStep } from '#features/refunds/quotes/quote-steps.ts'
import { quoteQueries } from '#features/refunds/quotes/quotes.queries.ts'
import { crumbs } from '#messages/shell.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { requireGrant } from '#platform/require-grant.ts'

type NewQuoteSearch = { quote?: string | undefined; step?: QuoteStep | undefined; animal_id?: string | undefined }

export const Route = createFileRoute('/_member/quotes/new')({
  staticData: { crumb: crumbs.new_quote, title: pageNames.new_quote, headed: true },
  validateSearch: ({ quote, step, animal_id }: Record<string, unknown>): NewQuoteSearch => {
    const known = readQuoteStep(step)
    return {
      ...(typeof quote === 'string' ? { quote } : {}),
      ...(known === null ? {} : { step: known }),
      ...(typeof animal_id === 'string' ? { animal_id } : {}),
    }
  },
  beforeLoad: requireGrant({ permission: 'refunds:write' }),
  loaderDeps: ({ search: { quote } }) => ({ id: quote }),
  loader: async ({ context: { queries }, deps: { id } }) => {
    void queries.prefetchQuery(refundQueries.careKinds())
    const [quote] = await Promise.all([
      id === undefined ? undefined : queries.ensureQueryData(quoteQueries.one(id)),
      queries.ensureQueryData(animalQueries.list()),
    ])
    // A filed quote has its own page.
    if (quote && quote.status !== 'draft')
      throw redirect({ to: '/quotes/$id', params: { id: quote.id }, replace: true })
  },
  component: Page,
})

function Page() {
  const { quote: id, step, animal_id } = Route.useSearch()
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  const { data: quote } = useQuery({ ...quoteQueries.one(id ?? ''), enabled: id !== undefined })
  return (
    <NewQuotePage
      quote={id === undefined ? undefined : quote}
      animals={animals}
      about={animal_id ?? null}
      wanted={step ?? null}
      today={useToday()}
    />
  )
}
