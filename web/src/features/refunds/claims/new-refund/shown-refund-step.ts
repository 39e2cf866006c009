import type { WizardStep } from '@coussinet/contract/domain/requests.ts'

/** The steps of the address: those of the draft, then the confirmation. */
export type ShownStep = WizardStep | 'sent'

const shownSteps: Record<ShownStep, true> = {
  invoice: true,
  animals: true,
  care_sheets: true,
  summary: true,
  sent: true,
}

const isShownStep = (value: unknown): value is ShownStep =>
  typeof value === 'string' && Object.hasOwn(shownSteps, value)

/** The step that an address asks for, or null. */
export const readStep = (value: unknown): ShownStep | null => (isShownStep(value) ? value : null)
