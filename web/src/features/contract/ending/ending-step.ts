import type { ContractEnding } from '@coussinet/contract/contract-info.ts'

export type EndingKind = ContractEnding['kind']
export type EndingStep = 'about' | 'recap' | 'confirm' | 'done'

const known: Record<EndingStep, true> = { about: true, recap: true, confirm: true, done: true }

const isStep = (value: unknown): value is EndingStep => typeof value === 'string' && Object.hasOwn(known, value)

/** The step that an address asks for, as the search of a route; what is unknown is left out. */
export const readEndingStep = ({ step }: Record<string, unknown>): { step?: EndingStep | undefined } => (isStep(step) ? { step } : {})

/** The steps before the answer: a withdrawal needs no explanation, so it has one less. */
const endingSteps: Record<EndingKind, readonly [EndingStep, ...EndingStep[]]> = {
  termination: ['about', 'recap', 'confirm'],
  withdrawal: ['recap', 'confirm'],
}

/** The step of a kind that is shown for the one that was asked for, its number from 1, and those beside it. */
export function placeOfStep(kind: EndingKind, asked: EndingStep | undefined) {
  const steps = endingSteps[kind]
  const at = Math.max(0, asked === undefined ? 0 : steps.indexOf(asked))
  return { step: steps[at] ?? steps[0], number: at + 1, count: steps.length, before: steps[at - 1] ?? null, after: steps[at + 1] ?? null }
}
