// spec §4: refund request statuses
export const refundStatuses = [
  'draft',
  'pending',
  'processing',
  'action-required',
  'action-done',
  'accepted',
  'rejected',
] as const

export type RefundStatus = (typeof refundStatuses)[number]

export const causes = ['accident', 'illness', 'prevention'] as const

export type Cause = (typeof causes)[number]

/** Ways by which a request reaches the insurer that its member does not file here. */
export const channels = ['post', 'phone', 'email', 'counter'] as const

export type Channel = (typeof channels)[number]

export const wizardSteps = ['invoice', 'animals', 'care_sheets', 'summary'] as const

export type WizardStep = (typeof wizardSteps)[number]

export const timelineSteps = [
  'filed',
  'pending',
  'processing',
  'action-required',
  'action-done',
  'accepted',
  'rejected',
  'finished',
  /** a decided request was decided anew, and a transfer came back */
  'corrected',
  'payment-returned',
] as const
