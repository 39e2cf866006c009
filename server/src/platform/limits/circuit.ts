import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  type IBackoff,
  isBrokenCircuitError,
  isTaskCancelledError,
  timeout as timeoutPolicy,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { problem } from '../core/problem.ts'

type CircuitRules = {
  /** concurrent calls; more wait for their turn */
  at_once: number
  /** ms of one call, including its wait */
  timeout: number
  /** failures in a row after which calls are refused */
  failures: number
  /** ms until one call is tried again */
  rest: number
  tell?(state: 'open' | 'closed', error: unknown): void
}

export type Circuit = {
  /**
   * Runs a call to something outside the portal; throws `unavailable` if it takes too long or calls are refused. An
   * error counts as a failure and is passed on; a negative answer must be a result.
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>, timeout?: number): Promise<T>
  /** tells whether calls are refused without a try */
  isOpen(): boolean
}

/**
 * Work that ignores the signal is abandoned. A result may still be read from later, so the end of work aborts nothing.
 */
const cutOff = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }

/**
 * Guards a dependency that may hang or be down: limits the time and number of calls, and after failures in a row
 * refuses calls for a while, then tries one, so that neither sockets nor members queue up behind it (REL-14).
 */
export function openCircuit({ at_once, timeout, failures, rest, tell = () => {} }: CircuitRules): Circuit {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: { next: () => measuredRest(rest) },
  })
  const slots = bulkhead(at_once, Infinity)
  let is_down = false
  breaker.onBreak((reason) => {
    if (!is_down) tell('open', 'error' in reason ? reason.error : null)
    is_down = true
  })
  breaker.onReset(() => {
    is_down = false
    tell('closed', null)
  })

  return {
    isOpen: () => breaker.state !== CircuitState.Closed,
    async run(work, longest = timeout) {
      // The breaker would let others wait for the outcome of a try: here they are refused at once.
      if (breaker.state === CircuitState.HalfOpen) throw problem('unavailable', { retry_after: 3 })
      // The outer limit starts now and includes the wait for a turn; the inner one frees the turn of work that hangs.
      const end = timeoutPolicy(longest, cutOff)
      try {
        return await wrap(end, slots, breaker, end).execute(({ signal }) => work(signal))
      } catch (error) {
        if (!isBrokenCircuitError(error) && !isTaskCancelledError(error)) throw error
        throw problem('unavailable', { retry_after: 3, cause: error })
      }
    },
  }
}

/** Measures the pause itself, because the breaker uses a clock that may be set. */
function measuredRest(rest: number): IBackoff<unknown> {
  const until = performance.now() + rest
  return {
    get duration() {
      return performance.now() < until ? Infinity : -Infinity
    },
    next: () => measuredRest(rest),
  }
}
