import { onlineManager } from '@tanstack/react-query'
import { apiProblem } from './api-problem.ts'

/**
 * Refuses a mutation without a network, as its `onMutate`. Behind a change of the same scope that is paused it would
 * otherwise wait with it, and be sent when the member may have given it up. Throws `network`.
 */
export function requireNetwork(): void {
  if (!onlineManager.isOnline()) throw apiProblem('network')
}
