import { useMutation } from '@tanstack/react-query'
import { useMe } from '#platform/calls/queries.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useRestoredState } from '#platform/page/form-memory.ts'
import { estimate } from '../../queries/refunds.queries.ts'
import type { PortrayedAnimal } from '../request-animals.ts'
import { emptyLine, type EstimateForm, readQuestion } from './estimate-form.ts'
import { estimateMessages } from './estimate.messages.ts'

/** The facts of a bill, which outlive a session, and the estimate of its refund; `animal_id` is that of the address. */
export function useEstimate(animals: readonly PortrayedAnimal[], animal_id: string | undefined, today: string) {
  const words = useMessages(estimateMessages)
  const isOver = useMe().contract?.status === 'terminated'
  // No estimate for an animal that left; for a contract that has ended, of the time before its last day.
  const covered = animals.filter((animal) => animal.formula.name !== 'default' && !hasLeft(animal, today))
  const first = covered.find(({ id }) => id === animal_id) ?? covered[0]
  const [typed, setTyped] = useRestoredState<EstimateForm, 'estimate'>('estimate', {
    animal_id: first?.id ?? '',
    care_date: (isOver && first?.cover_end) || today,
    cause: null,
    first_symptoms_on: '',
    lines: [emptyLine(0)],
  })
  const reckoning = useMutation(estimate)
  const form = useForm({
    action: 'estimate',
    fields: ['care_date', 'first_symptoms_on'],
    lacking: words.lacks,
    reading: readQuestion(typed),
    send: (question) => reckoning.mutateAsync(question),
    onDone: () => undefined,
    showsFailure: true,
  })
  function tell(told: Partial<EstimateForm>) {
    setTyped((before) => ({ ...before, ...told }))
    form.change(Object.keys(told))
  }
  return {
    covered,
    typed,
    tell,
    form,
    answer: reckoning.data,
    /** Animal of the answer. */
    asked: animals.find(({ id }) => id === reckoning.variables?.animal_id),
  }
}
