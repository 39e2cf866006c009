import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { animalsWithoutCareSheet, type FileType } from '@coussinet/contract/domain/requests.ts'
import type { FieldErrors, FieldParams } from '@coussinet/contract/problem.ts'
import { type FilingObstacle, careDateRefusal, symptomsRefusal } from '../../cover/cover.ts'

type DraftFacts = {
  care_date: Day | null
  first_symptoms_on: Day | null
  paid_confirmed: boolean
  animal_ids: readonly string[]
  files: readonly { type: FileType; animal_id: string | null }[]
}

/** Obstacles that keep a draft from being filed today, in the order of the wizard. */
export function missingOfDraft(
  draft: DraftFacts,
  days: { today: Day; latest: Day },
  country: Country,
): FilingObstacle[] {
  const { care_date, paid_confirmed, animal_ids, files } = draft
  const required = (field: string, animal_id: string | null = null): FilingObstacle => ({
    code: 'required',
    field,
    animal_id,
  })
  const refusal = care_date === null ? required('care_date') : careDateRefusal(care_date, days, country)
  return [
    ...(files.some(({ type }) => type === 'invoice') ? [] : [required('files.invoice')]),
    ...(animal_ids.length > 0 ? [] : [required('animal_ids')]),
    ...(refusal ? [refusal] : []),
    ...[symptomsRefusal(draft) ?? []].flat(),
    ...animalsWithoutCareSheet(draft).map((animal_id) => required(`files.care-sheet.${animal_id}`, animal_id)),
    ...(paid_confirmed ? [] : [required('paid_confirmed')]),
  ]
}

type QuestionState = { type: FileType | null; animal_id: string | null; file_id: string | null; icad: string | null }

/** Tells whether the insurer still waits for a document, or for an animal's identification number. */
export const isMissing = ({ type, file_id, icad }: Omit<QuestionState, 'animal_id'>): boolean =>
  type === null ? icad === null : file_id === null

export function missingOfAnswer(awaited: readonly QuestionState[]): FilingObstacle[] {
  return awaited.filter(isMissing).map(({ type, animal_id }) => {
    const about = animal_id === null ? '' : `.${animal_id}`
    return { code: 'required', field: type === null ? `animals${about}.icad` : `files.${type}${about}`, animal_id }
  })
}

/** Formats obstacles as the `errors` and `params` of a 422. */
export function asErrors(blocking: readonly FilingObstacle[]): { errors: FieldErrors; params: FieldParams } {
  const params = blocking.flatMap((one) => (one.params ? [[one.field, one.params] as const] : []))
  return {
    errors: Object.fromEntries(blocking.map(({ field, code }) => [field, [code]])),
    params: Object.fromEntries(params),
  }
}
