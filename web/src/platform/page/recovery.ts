import { isApiProblem } from '../calls/api-problem.ts'
import { queries } from '../query-client.ts'

const SECOND = 1000
const longestWait_s = 120

// What the portal failed to answer may pass by itself; a refusal does not.
const mayPass = (error: unknown): boolean =>
  isApiProblem(error) && (error.code === 'network' || error.code === 'timeout' || error.status >= 500)

/** Queries that are asked again for one part of the page already: the others follow. */
const retried = new WeakSet<object>()

/**
 * Calls `recover` when the query that failed with this error has its data after all: because another part of the page fetched
 * it, or because of a quiet try, after 10 s and then ever more rarely, up to every 2 min, while the page is seen. Until there is
 * an answer nothing changes on screen. What no query failed with is tried again by `recover` itself. The answer stops it.
 */
export function watchRecovery(error: unknown, recover: () => void): () => void {
  const cache = queries.getQueryCache()
  const failed = cache.getAll().find(({ state }) => state.error === error)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query === failed) recover()
  })
  if (!mayPass(error) || (failed !== undefined && retried.has(failed))) return unsubscribe
  if (failed !== undefined) retried.add(failed)
  const ask = failed === undefined ? recover : () => void failed.fetch().catch(() => undefined)
  let timer = wait(0)
  function wait(tries: number) {
    const asked = (isApiProblem(error) && error.retry_after) || 0
    const seconds = Math.min(longestWait_s, Math.max(asked, 10 * 2 ** tries))
    // Pages that met one outage do not all come back at once.
    return setTimeout(
      () => {
        if (document.visibilityState === 'visible') ask()
        timer = wait(tries + 1)
      },
      seconds * SECOND * (0.75 + Math.random() / 2),
    )
  }
  return () => {
    clearTimeout(timer)
    if (failed !== undefined) retried.delete(failed)
    unsubscribe()
  }
}
