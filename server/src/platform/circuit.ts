import { problem } from './problem.ts'

type Rules = {
  /** calls in hand at the same time; more wait for their turn */
  at_once: number
  /** ms that one call may take, its wait included */
  patience: number
  /** failures in a row after which nothing is asked any more */
  failures: number
  /** ms until one call tries again */
  rest: number
  /** hears when the circuit opens and closes */
  tell?(state: 'open' | 'closed', error: unknown): void
}

export type Circuit = {
  /**
   * Does work that asks something outside of the portal; throws `unavailable` when it takes too long, or is not tried at all.
   * What the work throws is a failure, and is passed on: an answer that says no is a result.
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>, patience?: number): Promise<T>
  /** whether calls are refused without a try */
  isOpen(): boolean
}

type Waiting = { begin(): void; refuse(): void }

/**
 * Stands before what may hang or be down: each call has an end, few are in hand at once, and after failures in a row
 * nothing is asked for a moment, then once, so that neither sockets nor members pile up behind it (REL-14).
 * Times are measured, not read from a clock that may be set.
 */
export function openCircuit({ at_once, patience, failures, rest, tell = () => {} }: Rules): Circuit {
  const waiting: Waiting[] = []
  let in_hand = 0
  let failed = 0
  let open_until = 0
  let is_trying = false

  const isOpen = () => failed >= failures && (is_trying || performance.now() < open_until)

  function succeeded(): void {
    const was_open = failed >= failures
    failed = 0
    if (was_open) tell('closed', null)
  }

  function failedWith(error: unknown): void {
    failed += 1
    if (failed < failures) return
    open_until = performance.now() + rest
    if (failed === failures) tell('open', error)
    for (const one of waiting.splice(0)) one.refuse()
  }

  function turn(signal: AbortSignal): Promise<void> {
    if (in_hand < at_once) {
      in_hand += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        signal.removeEventListener('abort', one.refuse)
        const place = waiting.indexOf(one)
        if (place >= 0) waiting.splice(place, 1)
      }
      const one: Waiting = {
        begin() {
          leave()
          in_hand += 1
          resolve()
        },
        refuse() {
          leave()
          reject(problem('unavailable', { retry_after: 3 }))
        },
      }
      signal.addEventListener('abort', one.refuse)
      waiting.push(one)
    })
  }

  return {
    isOpen,
    async run(work, longest = patience) {
      if (isOpen()) throw problem('unavailable', { retry_after: 3 })
      const is_trial = failed >= failures
      is_trying ||= is_trial
      const end = new AbortController()
      const late = setTimeout(() => end.abort(), longest)
      let has_turn = false
      try {
        await turn(end.signal)
        has_turn = true
        const result = await endedBy(end.signal, work(end.signal))
        succeeded()
        return result
      } catch (error) {
        if (has_turn) failedWith(error)
        throw error
      } finally {
        clearTimeout(late)
        if (is_trial) is_trying = false
        if (has_turn) {
          in_hand -= 1
          waiting[0]?.begin()
        }
      }
    },
  }
}

/** What does not heed its signal is left behind. */
function endedBy<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(problem('unavailable', { retry_after: 3, cause: new Error('It took too long.') }))
    signal.addEventListener('abort', late, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late))
  })
}
