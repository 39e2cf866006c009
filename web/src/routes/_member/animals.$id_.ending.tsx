import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { CoverEndingPage } from '#features/animals/ending/CoverEndingPage.tsx'
import { useToday } from '#platform/browser/use-today.ts'
import { apiProblem } from '#platform/calls/api-problem.ts'
import { grants } from '#platform/calls/queries.ts'
import { isCoverOver } from '#platform/ended-cover.ts'
import { isGranted } from '#platform/permissions.tsx'

export const Route = createFileRoute('/_member/animals/$id_/ending')({
  staticData: {
    crumb: pageNames.cover_ending,
    title: pageNames.cover_ending,
  },
  loader: async ({ context: { queries }, params: { id } }) => {
    if (!isGranted(await queries.ensureQueryData(grants), { permission: 'animals:write' }))
      throw apiProblem('forbidden', { status: 403 })
    const animal = (await queries.ensureQueryData(animalQueries.list())).find((one) => one.id === id)
    if (!animal?.cover_start || animal.formula.name === 'default') throw apiProblem('not_found', { status: 404 })
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const today = useToday()
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  const animal = animals.find((one) => one.id === id)
  const isLast = !animals.some(
    (one) => one.id !== id && one.formula.name !== 'default' && one.cover_start !== null && !isCoverOver(one, today),
  )
  return animal ? <CoverEndingPage key={id} animal={animal} isLast={isLast} today={today} /> : null
}
