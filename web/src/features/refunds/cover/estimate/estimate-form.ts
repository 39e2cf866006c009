import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { EstimateQuestion } from '@coussinet/contract/refunds.ts'
import type { FormReading } from '#platform/form/reading.ts'

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
export function readQuestion(form: EstimateForm): FormReading<EstimateQuestion> {
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
  const told = lines.flatMap(({ care_kind, billed_cents, isReadable }) =>
    care_kind === null || billed_cents === null || !isReadable ? [] : [{ care_kind, billed_cents }],
  )
  if (animal_id === '' || care_date === '' || cause === null || told.length === 0 || told.length < lines.length)
    return null
  return {
    animal_id,
    care_date,
    cause,
    first_symptoms_on: cause === 'illness' && first_symptoms_on !== '' ? first_symptoms_on : null,
    lines: told,
  }
}
