import { findDraftObstacle, type WizardStep, wizardSteps } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { wizardMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import type { StepperProps } from '#ui/Stepper.tsx'
import type { RequestDraft } from './draft/use-draft.ts'
import type { ShownStep } from './shown-refund-step.ts'

/** The step to show: the confirmation only for a filed request, the first one without a draft, else the requested one or the draft's. */
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

/** Places of the documents that a step requires: `invoice`, or `care-sheet.` and the animal's id. */
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

/** Finds what keeps a step from being left: a document on its way, a field that is wrong or missing; null when nothing does. */
export function findObstacle(
  step: WizardStep,
  request: RefundRequest | undefined,
  { uploads, care }: Pick<RequestDraft, 'uploads' | 'care'>,
) {
  const upload = listDocumentPlaces(step, request)
    .map(uploads.of)
    .find((one) => one !== undefined && one.state !== 'received')
  if (upload) return upload.state === 'failed' ? 'failed' : 'sending'
  if (step !== 'animals') return findDraftObstacle(step, request)
  if (care.obstacle === 'wrong') return 'wrong'
  return findDraftObstacle(step, request) ?? (care.obstacle === 'missing' ? 'care_date' : null)
}

const toes = { invoice: 1, animals: 2, care_sheets: 3, summary: 4, sent: 'landed' } as const

/** The path of a request, and the member's position on it. */
export function useRefundPath(step: ShownStep, request: RefundRequest | undefined): StepperProps {
  const words = useMessages(wizardMessages)
  const { invoice, animals, care_sheets, summary, sent } = words.steps
  return {
    label: words.path,
    steps: [invoice, animals, care_sheets, step === 'sent' ? sent : summary],
    current: toes[step],
    skipped: skippedBefore(step, request),
    where: words.where(step === 'sent' ? 4 : toes[step]),
    doneText: words.done,
  }
}
