import type { ContractEnding } from '@coussinet/contract/contract-endings.ts'

export type EndingKind = ContractEnding['kind']
export type EndingStep = 'about' | 'recap' | 'confirm' | 'done'

const known: Record<EndingStep, true> = { about: true, recap: true, confirm: true, done: true }

const isStep = (value: unknown): value is EndingStep => typeof value === 'string' && Object.hasOwn(known, value)

/** The step that an address asks for, as the search of a route; what is unknown is left out. */
export const readEndingStep = ({ step }: Record<string, unknown>): { step?: EndingStep | undefined } =>
  isStep(step) ? { step } : {}
