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

/** Reads the step from an address; null if there is none. */
export const readStep = (value: unknown): ShownStep | null => (isShownStep(value) ? value : null)
