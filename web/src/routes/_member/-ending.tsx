import { useQuery } from '@tanstack/react-query'
import { animalQueries } from '#features/animals/animals.queries.ts'
import type { EndingKind, EndingStep } from '#features/contract/ending/ending-step.ts'
import { EndingPage } from '#features/contract/ending/flow/EndingPage.tsx'

/** A withdrawal or a termination, with the animals that it is about. */
export function Ending({ kind, step }: { kind: EndingKind; step: EndingStep | undefined }) {
  const { data: animals = [] } = useQuery(animalQueries.list())
  const names = animals.filter(({ formula }) => formula.name !== 'default').map(({ name }) => name)
  return <EndingPage kind={kind} asked={step} names={names} />
}
