import type { FileType } from '@coussinet/contract/fields.ts'
import type { WizardStep } from '@coussinet/contract/refund-requests.ts'

type Draft = {
  care_date: string | null
  animal_ids: readonly string[]
  files: readonly { type: FileType; animal_id: string | null }[]
}

/** The chosen animals whose care sheet is not there yet, in their order. */
export function animalsWithoutCareSheet({ animal_ids, files }: Draft): string[] {
  return animal_ids.filter(
    (animal_id) => !files.some((file) => file.type === 'care-sheet' && file.animal_id === animal_id),
  )
}

/** Where the wizard goes on: the first step that lacks something. */
export function stepOf(draft: Draft): WizardStep {
  if (!draft.files.some(({ type }) => type === 'invoice')) return 'invoice'
  if (draft.animal_ids.length === 0 || draft.care_date === null) return 'animals'
  return animalsWithoutCareSheet(draft).length > 0 ? 'care_sheets' : 'summary'
}
