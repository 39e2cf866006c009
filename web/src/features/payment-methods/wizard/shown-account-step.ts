import type { Mandate } from '@coussinet/contract/mandates.ts'

export const accountSteps = ['iban', 'mandate', 'signature', 'code', 'done'] as const
export type AccountStep = (typeof accountSteps)[number]

/** Reads the step from an address; null if there is none. */
export const readStep = (value: unknown): AccountStep | null => accountSteps.find((step) => step === value) ?? null

type MandateStage = Pick<Mandate, 'status' | 'signature'>

/** Tells whether a mandate can no longer be signed and is not in use: another one took its place. */
export const isGone = ({ status }: Pick<Mandate, 'status'>): boolean =>
  status === 'replaced' || status === 'revoked' || status === 'lapsed'

/**
 * The step to show: the confirmation only for a signed mandate, the code while one is sent, the account without a mandate to sign. Without
 * a requested step, the one where the path stopped.
 */
export function shownStep(mandate: MandateStage | undefined, wanted: AccountStep | null): AccountStep {
  if (mandate === undefined || isGone(mandate)) return 'iban'
  if (mandate.status === 'active') return 'done'
  const reached = mandate.signature === null ? 'mandate' : 'code'
  if (wanted === null || wanted === 'done') return reached
  return wanted === 'code' && mandate.signature === null ? 'signature' : wanted
}
