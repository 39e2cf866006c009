import { useQuery } from '@tanstack/react-query'
import { animalQueries } from '#features/animals/animals.queries.ts'
import type { EndingKind, EndingStep } from '#features/contract/ending/ending-step.ts'
import { EndingPage } from '#features/contract/ending/flow/EndingPage.tsx'
import { useToday } from '#platform/browser/use-today.ts'
import { hasLeft } from '#platform/ended-cover.ts'

export function Ending({ kind, step }: { kind: EndingKind; step: EndingStep | undefined }) {
  const { data: animals = [] } = useQuery(animalQueries.list())
  const today = useToday()
  const names = animals
    .filter((animal) => animal.formula.name !== 'default' && !hasLeft(animal, today))
    .map(({ name }) => name)
  return <EndingPage kind={kind} asked={step} names={names} />
}
