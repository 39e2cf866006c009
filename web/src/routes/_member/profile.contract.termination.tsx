import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { contractQueries } from '#features/contract/contract.queries.ts'
import { readEndingStep } from '#features/contract/ending/ending-step.ts'
import { crumbs } from '#messages/shell.ts'
import { Ending } from './-ending.tsx'

export const Route = createFileRoute('/_member/profile/contract/termination')({
  staticData: {
    crumb: crumbs.termination,
    title: pageNames.termination,
  },
  validateSearch: readEndingStep,
  loader: async ({ context: { queries } }) => {
    void queries.prefetchQuery(animalQueries.list())
    await queries.ensureQueryData(contractQueries.endings())
  },
  component: Page,
})

function Page() {
  return <Ending kind="termination" step={Route.useSearch().step} />
}
