import { apiProblem, isApiProblem } from './api-problem.ts'

type ProofListener = (isProven: boolean) => void

const listeners = new Set<() => void>()
let asking: ProofListener | null = null

function set(next: ProofListener | null): void {
  asking = next
  for (const listener of listeners) listener()
}

/** The question that is open, or null; for `useSyncExternalStore`. */
export const currentProof = (): ProofListener | null => asking

/** Tells of a question that opens or closes; the page that listens is the one that shows it. */
export function subscribeToProof(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // A page that is left answers nothing any more.
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
 * Makes a call that may ask who is there: the member proves it in a dialog, and the call is made again. Throws `cancelled`
 * when they give up; where no page shows the question, what the call itself threw.
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
