import type { FileType } from './file-type-names.ts'
import type { Cause, WizardStep } from './request-states.ts'

export type DraftFacts = {
  paid_confirmed: boolean
  animal_ids: readonly string[]
  care_date: string | null
  cause: Cause | null
  files: readonly { type: FileType; animal_id: string | null }[]
}

/** Obstacle between the member and the next step. */
export type DraftObstacle = 'invoice' | 'paid' | 'animals' | 'care_date' | 'cause' | 'care_sheets'

/** The chosen animals whose care sheet is not there yet, in their order. */
export function animalsWithoutCareSheet({ animal_ids, files }: Pick<DraftFacts, 'animal_ids' | 'files'>): string[] {
  return animal_ids.filter((id) => !files.some(({ type, animal_id }) => type === 'care-sheet' && animal_id === id))
}

/** Names what a step still lacks before the next one; null when nothing. */
export function findDraftObstacle(step: WizardStep, draft: DraftFacts | undefined): DraftObstacle | null {
  if (step === 'invoice') {
    if (!draft?.files.some(({ type }) => type === 'invoice')) return 'invoice'
    return draft.paid_confirmed ? null : 'paid'
  }
  if (draft === undefined) return 'invoice'
  if (step === 'animals') {
    if (draft.animal_ids.length === 0) return 'animals'
    if (draft.care_date === null) return 'care_date'
    return draft.cause === null ? 'cause' : null
  }
  return step === 'care_sheets' && animalsWithoutCareSheet(draft).length > 0 ? 'care_sheets' : null
}

// The confirmation of the payment is asked for again at the end, and a cause is never required: neither leads back.
const leadsBack = (missing: DraftObstacle | null) => missing !== null && missing !== 'paid' && missing !== 'cause'

/** Step at which the wizard goes on: the first step that lacks a document, an animal or a day. */
export function stepOfDraft(draft: DraftFacts): WizardStep {
  const steps: readonly WizardStep[] = ['invoice', 'animals', 'care_sheets']
  return steps.find((step) => leadsBack(findDraftObstacle(step, draft))) ?? 'summary'
}
