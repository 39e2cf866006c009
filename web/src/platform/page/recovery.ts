import { isApiProblem } from '../calls/api-problem.ts'
import { queries } from '../calls/query-client.ts'

const SECOND = 1000
const longestWait_s = 120

// A network or server failure may pass; a refusal does not.
const mayPass = (error: unknown): boolean =>
  isApiProblem(error) && (error.code === 'network' || error.code === 'timeout' || error.status >= 500)

/**
 * Calls `recover` when the query that failed with this error has data after all: because another part of the page fetched it, or a
 * background retry did, after 10 s and then at growing intervals up to 2 min, while the page is visible. Until then nothing changes on
 * screen. An error that no query has is retried by `recover` itself. Ends with the signal.
 */
export function watchRecovery(error: unknown, recover: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const cache = queries.getQueryCache()
  const failed = cache.getAll().find(({ state }) => state.error === error)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query === failed) recover()
  })
  signal.addEventListener('abort', unsubscribe)
  if (!mayPass(error)) return
  let timer = wait(0)
  function wait(tries: number) {
    const least = (isApiProblem(error) && error.retry_after) || 0
    const seconds = Math.min(longestWait_s, Math.max(least, 10 * 2 ** tries))
    // Spreads the retries of pages that met the same outage.
    const pause = seconds * SECOND * (0.75 + Math.random() / 2)
    return setTimeout(() => {
      // Another part of the page may have fetched the same meanwhile.
      const isAsked = failed !== undefined && Date.now() - failed.state.errorUpdatedAt < pause / 2
      if (document.visibilityState === 'visible' && !isAsked) ask()
      timer = wait(tries + 1)
    }, pause)
  }
  function ask() {
    if (failed === undefined) recover()
    else void failed.fetch().catch(() => undefined)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
}
