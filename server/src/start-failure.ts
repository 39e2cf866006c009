import { Problem } from '#platform/core/problem.ts'

/** Says in a sentence why the portal does not start; of a part that is away, what it answered. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return error instanceof Problem && cause instanceof Error
    ? `a part that it needs does not answer (${cause.message}). Start it again once that one does.`
    : error.message
}
