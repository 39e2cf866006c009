import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { EstimateQuestion } from '@coussinet/contract/refunds.ts'
import { useMutation } from '@tanstack/react-query'
import { estimateMessages } from '#messages/refund-requests.ts'
import { useMe } from '#platform/calls/queries.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import type { FormReading } from '#platform/form/reading.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useRestoredState } from '#platform/page/form-memory.ts'
import { estimate } from '../../queries/refunds.queries.ts'
import type { PortrayedAnimal } from '../request-animals.ts'

export type EstimateLine = {
  key: number
  care_kind: CareKind | null
  billed_cents: number | null
  isReadable: boolean
  /** words of the document, where there is one */
  label?: string
  /** place of the line among those that were read of it */
  read?: number
}

/** Facts so far; days are empty until they are whole. */
export type EstimateForm = {
  animal_id: string
  care_date: string
  cause: Cause | null
  first_symptoms_on: string
  lines: readonly EstimateLine[]
}

export const emptyLine = (key: number): EstimateLine => ({ key, care_kind: null, billed_cents: null, isReadable: true })

export type LineLack = 'care_kind' | 'amount' | 'unreadable'

/** Fields that a line lacks before it can be reckoned. */
export function listLineLacks({ care_kind, billed_cents, isReadable }: EstimateLine): LineLack[] {
  if (!isReadable) return care_kind === null ? ['care_kind', 'unreadable'] : ['unreadable']
  return [
    ...(care_kind === null ? (['care_kind'] as const) : []),
    ...(billed_cents === null ? (['amount'] as const) : []),
  ]
}

/** Reads the question as a request body, or what is missing in it: `lines` if one is incomplete. */
function readQuestion(form: EstimateForm): FormReading<EstimateQuestion> {
  const body = toEstimateQuestion(form)
  if (body !== null) return { body }
  const missing = [
    ...(form.cause === null ? ['cause'] : []),
    ...(form.care_date === '' ? ['care_date'] : []),
    ...(form.lines.some((line) => listLineLacks(line).length > 0) ? ['lines'] : []),
  ]
  return { errors: Object.fromEntries(missing.map((path) => [path, ['required']])), params: {} }
}

/** The question to send, or null while something is missing. */
export function toEstimateQuestion({
  animal_id,
  care_date,
  cause,
  first_symptoms_on,
  lines,
}: EstimateForm): EstimateQuestion | null {
  const readable = lines.flatMap(({ care_kind, billed_cents, isReadable }) =>
    care_kind === null || billed_cents === null || !isReadable ? [] : [{ care_kind, billed_cents }],
  )
  if (animal_id === '' || care_date === '' || cause === null || readable.length === 0 || readable.length < lines.length)
    return null
  return {
    animal_id,
    care_date,
    cause,
    first_symptoms_on: cause === 'illness' && first_symptoms_on !== '' ? first_symptoms_on : null,
    lines: readable,
  }
}

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
  function tell(changes: Partial<EstimateForm>) {
    setTyped((before) => ({ ...before, ...changes }))
    form.change(Object.keys(changes))
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
