import { type RefundRequest, type WizardStep, wizardSteps } from '@coussinet/contract/refund-requests.ts'
import type { ShownStep } from './shown-step.ts'

/** What keeps the member from going on to the next step. */
export type Missing = 'invoice' | 'paid' | 'animals' | 'care_date' | 'cause' | 'care_sheets'

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

/** The chosen animals without a care sheet, in their order. */
export function withoutCareSheet({ animal_ids, files }: Pick<RefundRequest, 'animal_ids' | 'files'>): string[] {
  return animal_ids.filter((id) => !files.some(({ type, animal_id }) => type === 'care-sheet' && animal_id === id))
}

/** What a step still lacks before the next one; null when nothing. */
export function missingOf(step: WizardStep, request: RefundRequest | undefined): Missing | null {
  if (step === 'invoice') {
    if (!request?.files.some(({ type }) => type === 'invoice')) return 'invoice'
    return request.paid_confirmed ? null : 'paid'
  }
  if (request === undefined) return 'invoice'
  if (step === 'animals') {
    if (request.animal_ids.length === 0) return 'animals'
    if (request.care_date === null) return 'care_date'
    return request.cause === null ? 'cause' : null
  }
  return step === 'care_sheets' && withoutCareSheet(request).length > 0 ? 'care_sheets' : null
}

/** The places of the documents that a step asks for: `invoice`, or `care-sheet.` and the animal's id. */
export function placesOf(step: WizardStep, request: Pick<RefundRequest, 'animal_ids'> | undefined): string[] {
  if (step === 'invoice') return ['invoice']
  return step === 'care_sheets' ? (request?.animal_ids ?? []).map((id) => `care-sheet.${id}`) : []
}

/** The step at which a blocking field of the check is mended. */
export function stepOfField(field: string): WizardStep {
  if (field === 'files.invoice' || field === 'paid_confirmed') return 'invoice'
  return field.startsWith('files.care-sheet') ? 'care_sheets' : 'animals'
}

/** The steps before the one on screen that still lack something, by their place from 0: an address may jump over them. */
export function skippedBefore(step: ShownStep, request: RefundRequest | undefined): number[] {
  if (step === 'sent') return []
  return wizardSteps.flatMap((before, place) =>
    place < wizardSteps.indexOf(step) && missingOf(before, request) !== null ? [place] : [],
  )
}
