const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export type PatientFetch = {
  /** number of calls that were sent again, and why */
  tell(): string
  restore(): void
}

/** Answers of a portal, or of a proxy before it, that say nothing of the call: it may be sent again. */
const isOutage = (status: number) => status === 502 || status === 503 || status === 504

/**
 * Makes `fetch` of this process send a call again, with the same key, while nobody answers it, as clients must (docs/integration.md):
 * after a broken connection, and after an answer of an outage. Gives up after `limit` milliseconds.
 */
export function makeFetchPatient(limit: number): PatientFetch {
  const original = globalThis.fetch
  const reasons = new Map<string, number>()
  globalThis.fetch = async (input, init) => {
    // Looks of who starts a node are no calls of a client.
    if (String(input).endsWith('/readyz')) return original(input, init)
    const deadline = performance.now() + limit
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await original(input, init).catch((error: unknown) => ({ error }))
      // An earlier try of the same key may still be under way.
      const isDone = 'error' in outcome ? false : !isOutage(outcome.status) && !(attempt > 0 && outcome.status === 409)
      if (isDone || performance.now() > deadline) {
        if ('error' in outcome) throw outcome.error
        return outcome
      }
      const reason = 'error' in outcome ? findCause(outcome.error) : String(outcome.status)
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      await pause(100)
    }
  }
  return {
    tell: () => [...reasons].map(([reason, times]) => `${reason}: ${times}`).join(', ') || 'none',
    restore: () => void (globalThis.fetch = original),
  }
}

/** Code of a connection that failed, which `fetch` hides in the cause. */
function findCause(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error ? String(Reflect.get(cause, 'code') ?? cause.message) : 'no answer'
}
