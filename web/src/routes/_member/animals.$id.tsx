import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AnimalPage } from '#features/animals/AnimalPage.tsx'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { AnimalRefunds, RefundsBlock } from '#features/refunds/decisions/list/past/AnimalRefunds.tsx'
import { RequestsUnderWay } from '#features/refunds/decisions/list/RequestsUnderWay.tsx'
import { refundQueries } from '#features/refunds/queries/refunds.queries.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { apiProblem } from '#platform/calls/api-problem.ts'
import { hasLeft, isCoverOver } from '#platform/ended-cover.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'

// Below the fold.
const Costs = lazyPart(() => import('./-animal-costs.tsx').then((module) => module.CostsOfAnimal))

export const Route = createFileRoute('/_member/animals/$id')({
  validateSearch: ({ year }: Record<string, unknown>): { year?: string | undefined } =>
    typeof year === 'string' ? { year } : {},
  loader: async ({ context: { queries, whenGranted }, params: { id } }) => {
    void whenGranted({ permission: 'refunds:read' }, () =>
      Promise.all([
        queries.prefetchQuery(refundQueries.requests(id)),
        queries.prefetchInfiniteQuery(refundQueries.past(id)),
      ]),
    )
    const animal = (await queries.ensureQueryData(animalQueries.list())).find((one) => one.id === id)
    if (!animal) throw apiProblem('not_found', { status: 404 })
    return { crumb: animal.name }
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { year } = Route.useSearch()
  const today = useToday()
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  const animal = animals.find((one) => one.id === id)
  if (!animal) return null
  const refunds = (
    <RefundsBlock>
      <RequestsUnderWay animal_id={id} {...(hasLeft(animal, today) ? { none: null } : {})} />
    </RefundsBlock>
  )
  return (
    <AnimalPage
      key={id}
      animal={animal}
      today={today}
      refunds={refunds}
      pastRefunds={<AnimalRefunds animal_id={id} />}
      costs={<Costs animal_id={id} year={year} isOver={isCoverOver(animal, today)} />}
      loadCosts={Costs.preload}
    />
  )
}
