import type { EndingKind, EndingStep } from '../ending-step.ts'

/** The steps before the answer: a withdrawal needs no explanation, so it has one less. */
const endingSteps: Record<EndingKind, readonly [EndingStep, ...EndingStep[]]> = {
  termination: ['about', 'recap', 'confirm'],
  withdrawal: ['recap', 'confirm'],
}

/** The step of a kind that is shown for the one that was asked for, its number from 1, and those beside it. */
export function placeOfStep(kind: EndingKind, asked: EndingStep | undefined) {
  const steps = endingSteps[kind]
  const at = Math.max(0, asked === undefined ? 0 : steps.indexOf(asked))
  return {
    step: steps[at] ?? steps[0],
    number: at + 1,
    count: steps.length,
    before: steps[at - 1] ?? null,
    after: steps[at + 1] ?? null,
  }
}
