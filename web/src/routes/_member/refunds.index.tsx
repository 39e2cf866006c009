import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { RefundsPage } from '#features/refunds/decisions/list/RefundsPage.tsx'
import { refundQueries } from '#features/refunds/queries/refunds.queries.ts'
import { useContract } from '#platform/calls/queries.ts'
import { isFirstAwaited } from '#platform/ended-contract.ts'
import { settleWithin } from '#platform/page/settle-within.ts'

export const Route = createFileRoute('/_member/refunds/')({
  staticData: { headed: true },
  validateSearch: ({ animal_id }: Record<string, unknown>): { animal_id?: string | undefined } =>
    typeof animal_id === 'string' ? { animal_id } : {},
  loaderDeps: ({ search: { animal_id } }) => ({ animal_id }),
  loader: async ({ context: { queries }, deps: { animal_id } }) => {
    // Each block loads and fails on its own; quick ones appear with the page, so that its rows move nothing.
    const blocks = settleWithin([
      queries.prefetchQuery(refundQueries.requests(animal_id)),
      queries.prefetchInfiniteQuery(refundQueries.past(animal_id)),
    ])
    // The animals are only a filter: the requests appear without them.
    await queries.ensureQueryData(animalQueries.list()).catch(() => undefined)
    await blocks
  },
  component: Page,
})

function Page() {
  const { animal_id } = Route.useSearch()
  const { data: animals } = useQuery(animalQueries.list())
  const isLocked = isFirstAwaited(useContract())
  return <RefundsPage animals={animals ?? []} animal_id={animal_id} isLocked={isLocked} />
}
