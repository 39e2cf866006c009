import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { EstimatePage } from '#features/refunds/cover/estimate/EstimatePage.tsx'
import { refundQueries } from '#features/refunds/queries/refunds.queries.ts'
import { crumbs } from '#messages/shell.ts'
import { useToday } from '#platform/browser/use-today.ts'

export const Route = createFileRoute('/_member/refunds/estimate')({
  staticData: {
    crumb: crumbs.estimate,
    title: pageNames.estimate,
    headed: true,
  },
  validateSearch: ({ animal_id }: Record<string, unknown>): { animal_id?: string | undefined } =>
    typeof animal_id === 'string' ? { animal_id } : {},
  loader: async ({ context: { queries } }) => {
    void queries.prefetchQuery(refundQueries.careKinds())
    await queries.ensureQueryData(animalQueries.list())
  },
  component: Page,
})

function Page() {
  const { animal_id } = Route.useSearch()
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  return <EstimatePage animals={animals} animal_id={animal_id} today={useToday()} />
}
