import { apiProblem, isApiProblem } from './api-problem.ts'

type ProofListener = (isProven: boolean) => void

const listeners = new Set<() => void>()
let asking: ProofListener | null = null

function set(next: ProofListener | null): void {
  asking = next
  for (const listener of listeners) listener()
}

/** Open re-authentication question, or null; for `useSyncExternalStore`. */
export const currentProof = (): ProofListener | null => asking

/** Subscribes to the re-authentication question; the page that subscribes is the one that shows it. */
export function subscribeToProof(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The page that showed the question no longer exists: count it as declined.
    if (listeners.size === 0) asking?.(false)
  }
}

function askProof(): Promise<boolean> {
  return new Promise((resolve) => {
    set((isProven) => {
      set(null)
      resolve(isProven)
    })
  })
}

const asksProof = (error: unknown) =>
  isApiProblem(error) && error.errors['current_password']?.includes('required') === true

/**
 * Makes a call that may require recent authentication: the member re-authenticates in a dialog, and the call is repeated. Throws
 * `cancelled` if they decline, and the call's own error if no page shows the dialog.
 */
export async function proven<Answered>(make: () => Promise<Answered>): Promise<Answered> {
  try {
    return await make()
  } catch (error) {
    if (!asksProof(error) || listeners.size === 0 || asking !== null) throw error
    if (!(await askProof())) throw apiProblem('cancelled', { cause: error })
    return make()
  }
}
