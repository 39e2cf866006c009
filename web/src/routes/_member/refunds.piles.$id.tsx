import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { pileQuery, usePile } from '#features/refunds/claims/pile/pile.queries.ts'
import { PilePage } from '#features/refunds/claims/pile/PilePage.tsx'
import { apiProblem } from '#platform/calls/api-problem.ts'
import { grants } from '#platform/calls/queries.ts'
import { isGranted } from '#platform/permissions.tsx'

// The address of a pile that is not begun: its first document makes it.
const unbegun = 'new'

export const Route = createFileRoute('/_member/refunds/piles/$id')({
  staticData: {
    crumb: pageNames.pile,
    title: pageNames.pile,
  },
  loader: async ({ context: { queries }, params: { id } }) => {
    if (!isGranted(await queries.ensureQueryData(grants), { permission: 'refunds:write' }))
      throw apiProblem('forbidden', { status: 403 })
    await Promise.all([
      queries.ensureQueryData(animalQueries.list()),
      id === unbegun ? undefined : queries.ensureQueryData(pileQuery(id)),
    ])
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  const pile = usePile(id === unbegun ? null : id)
  return <PilePage pile={pile} animals={animals} />
}
