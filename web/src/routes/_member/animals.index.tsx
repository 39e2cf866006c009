import { createFileRoute } from '@tanstack/react-router'
import { AnimalsPage } from '#features/animals/AnimalsPage.tsx'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { useToday } from '#platform/browser/use-today.ts'

export const Route = createFileRoute('/_member/animals/')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(animalQueries.list()),
  component: Page,
})

function Page() {
  return <AnimalsPage today={useToday()} />
}
