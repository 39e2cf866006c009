import type { Endpoint } from '../../contract/src/endpoint.ts'
import type { ActKind, ActOf, Facts, Outcome } from '../acts.ts'
import type { Answer } from '../engine/call.ts'
import type { World } from '../engine/world.ts'

/** Executors of some kinds of acts, each by the calls that a member's pages or the insurer's system make. */
export type Executors = { [K in ActKind]?: (world: World, act: ActOf<K>) => Promise<Outcome> }

export const skipped: Outcome = { kind: 'skipped' }
export const done = (facts: Facts = {}): Outcome => ({ kind: 'done', facts })

/** Outcome of a call that was refused or never answered; null if it was done. */
export function failureOf<E extends Endpoint>(answer: Answer<E> | null, facts: Facts = {}): Outcome | null {
  if (answer === null) return { kind: 'unknown' }
  if (answer.status < 300) return null
  return { kind: 'refused', status: answer.status, code: answer.code, errors: answer.errors, facts }
}

/** Outcome of one call, with the facts of its answer. */
export const outcomeOf = <E extends Endpoint>(
  answer: Answer<E> | null,
  factsOf: (body: Answer<E>['body']) => Facts,
): Outcome => failureOf(answer) ?? (answer === null ? { kind: 'unknown' } : done(factsOf(answer.body)))
