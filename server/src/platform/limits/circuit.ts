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
  /** calls in hand at the same time; more wait for their turn */
  at_once: number
  /** ms that one call may take, its wait included */
  timeout: number
  /** failures in a row after which nothing is asked any more */
  failures: number
  /** ms until one call tries again */
  rest: number
  tell?(state: 'open' | 'closed', error: unknown): void
}

export type Circuit = {
  /**
   * Does work that asks something outside of the portal; throws `unavailable` when it takes too long, or is not tried at all.
   * What the work throws is a failure, and is passed on: an answer that says no is a result.
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>, timeout?: number): Promise<T>
  /** tells whether calls are refused without a try */
  isOpen(): boolean
}

/** Whoever does not heed the signal is left behind. A result may still be read from afterwards, so its end aborts nothing. */
const cutOff = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }

/**
 * Stands before what may hang or be down: each call has an end, few are in hand at once, and after failures in a row
 * nothing is asked for a moment, then once, so that neither sockets nor members pile up behind it (REL-14).
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
      // The breaker lets others wait for the outcome of a try: here they are refused at once.
      if (breaker.state === CircuitState.HalfOpen) throw problem('unavailable', { retry_after: 3 })
      // The outer end counts from now, the wait for a turn included; the inner one gives back the turn of work that hangs.
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

/** Measures the rest: the breaker itself compares with a clock that may be set. */
function measuredRest(rest: number): IBackoff<unknown> {
  const until = performance.now() + rest
  return {
    get duration() {
      return performance.now() < until ? Infinity : -Infinity
    },
    next: () => measuredRest(rest),
  }
}
