import type { ContractEnding } from '@coussinet/contract/contract-endings.ts'

export type EndingKind = ContractEnding['kind']
export type EndingStep = 'about' | 'recap' | 'confirm' | 'done'

const known: Record<EndingStep, true> = { about: true, recap: true, confirm: true, done: true }

const isStep = (value: unknown): value is EndingStep => typeof value === 'string' && Object.hasOwn(known, value)

/** Reads the step from a route's search; unknown values are dropped. */
export const readEndingStep = ({ step }: Record<string, unknown>): { step?: EndingStep | undefined } =>
  isStep(step) ? { step } : {}
