import { findDraftObstacle } from '@coussinet/contract/domain/draft-steps.ts'
import { type WizardStep, wizardSteps } from '@coussinet/contract/domain/request-states.ts'
import { type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { ShownStep } from './shown-refund-step.ts'

/** The step on screen: the confirmation only of what is filed, the first one without a draft, else the wanted one or that of the draft. */
export function shownStep(
  request: Pick<RefundRequest, 'status' | 'step'> | undefined,
  wanted: ShownStep | null,
): ShownStep {
  if (request === undefined) return 'invoice'
  if (request.status !== 'draft') return 'sent'
  return wanted === null || wanted === 'sent' ? (request.step ?? 'invoice') : wanted
}

/** The step before and the step after, null at both ends. */
export function neighbours(step: WizardStep): { before: WizardStep | null; after: WizardStep | null } {
  const at = wizardSteps.indexOf(step)
  return { before: wizardSteps[at - 1] ?? null, after: wizardSteps[at + 1] ?? null }
}

/** The places of the documents that a step asks for: `invoice`, or `care-sheet.` and the animal's id. */
export function listDocumentPlaces(step: WizardStep, request: Pick<RefundRequest, 'animal_ids'> | undefined): string[] {
  if (step === 'invoice') return ['invoice']
  return step === 'care_sheets' ? (request?.animal_ids ?? []).map((id) => `care-sheet.${id}`) : []
}

export function stepOfField(field: string): WizardStep {
  if (field === 'files.invoice' || field === 'paid_confirmed') return 'invoice'
  return field.startsWith('files.care-sheet') ? 'care_sheets' : 'animals'
}

/** The steps before the one on screen that still lack something, by their place from 0: an address may jump over them. */
export function skippedBefore(step: ShownStep, request: RefundRequest | undefined): number[] {
  if (step === 'sent') return []
  return wizardSteps.flatMap((before, place) =>
    place < wizardSteps.indexOf(step) && findDraftObstacle(before, request) !== null ? [place] : [],
  )
}
