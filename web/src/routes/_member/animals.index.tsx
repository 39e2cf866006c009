import { createFileRoute } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { AnimalsPage } from '#features/animals/AnimalsPage.tsx'
import { useToday } from '#platform/browser/use-today.ts'
import { settleWithin } from '#platform/page/settle-within.ts'

export const Route = createFileRoute('/_member/animals/')({
  staticData: { headed: true },
  loader: ({ context: { queries } }) => settleWithin([queries.prefetchQuery(animalQueries.list())]),
  component: Page,
})

function Page() {
  return <AnimalsPage today={useToday()} />
}
