import { problem } from '../core/problem.ts'

type TurnRules = {
  /** pieces of work at once */
  places: number
  /** pieces of one caller that wait */
  each: number
  /** those of all callers together */
  all: number
  /** milliseconds of work of an hour after which callers share one place */
  heavy: number
  /** milliseconds that a piece waits before its caller has to come back */
  longest_wait: number
}

type Turn = {
  /** whose time it takes */
  whose: string
  /** places that it takes at once, one by default */
  places?: number
  /** aborted once nobody waits for it any more */
  signal?: AbortSignal | undefined
}

export type TakeTurnByUse = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

type WaitingTurn = { whose: string; places: number; begin(): void; refuse(error: unknown): void }
type Use = { ms: number; at: number }

const hour = 3_600_000
/** milliseconds that are forgotten in each hour */
const forgotten = 120_000

/**
 * Few pieces of work at once, next that of a caller who has none in hand and has used least time within the last hour; of equal ones
 * the one that came first. Callers who have used much share one place, so that the other one is free within moments for whoever has
 * not, unless the piece of theirs at work takes all places: whoever has not waits for that one piece then, and for no second one. A
 * piece that takes several places is waited for, not passed over. Throws `too_many_requests` to who waits for many already,
 * `unavailable` to who waited too long or hung up; where the queue is full, the last piece of whoever waits for the most gives way.
 */
export function turnsByUse(rules: TurnRules, now: () => number = () => performance.now()): TakeTurnByUse {
  const { places, each, all, heavy, longest_wait } = rules
  const waiting: WaitingTurn[] = []
  const inHand = new Map<string, number>()
  const uses = new Map<string, Use>()
  let free = places

  function usedBy(whose: string): number {
    const use = uses.get(whose)
    return use ? Math.max(0, use.ms - ((now() - use.at) / hour) * forgotten) : 0
  }

  function charge(whose: string, ms: number): void {
    uses.set(whose, { ms: usedBy(whose) + ms, at: now() })
    for (const other of uses.keys()) if (usedBy(other) === 0) uses.delete(other)
  }

  const handOf = ({ whose }: Pick<WaitingTurn, 'whose'>) => inHand.get(whose) ?? 0
  const isHeavy = (whose: string) => usedBy(whose) > heavy

  function next(): void {
    for (;;) {
      const isHeavyAtWork = [...inHand.keys()].some(isHeavy)
      const [chosen] = waiting
        .filter(({ whose }) => !(isHeavyAtWork && isHeavy(whose)))
        .toSorted((one, other) => handOf(one) - handOf(other) || usedBy(one.whose) - usedBy(other.whose))
      if (!chosen || chosen.places > free) return
      take(chosen)
      chosen.begin()
    }
  }

  function take({ whose, places: taken }: Pick<WaitingTurn, 'whose' | 'places'>): void {
    free -= taken
    inHand.set(whose, handOf({ whose }) + 1)
  }

  const waitingOf = (whose: string) => waiting.filter((one) => one.whose === whose)

  function makeRoom(whose: string): void {
    const lines = [...new Set(waiting.map((one) => one.whose))].map(waitingOf)
    const longest = lines.reduce((one, other) => (other.length > one.length ? other : one))
    if (longest.length <= waitingOf(whose).length + 1) throw problem('unavailable', { retry_after: 5 })
    longest.at(-1)?.refuse(problem('too_many_requests', { retry_after: 5 }))
  }

  function turnOf({ whose, places: wanted, signal }: Required<Turn>): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: WaitingTurn = {
        whose,
        places: wanted,
        begin() {
          leave()
          resolve()
        },
        refuse(error) {
          leave()
          reject(error)
          // It may have been waited for.
          next()
        },
      }
      const tooLong = () => one.refuse(problem('unavailable', { retry_after: 5 }))
      const hungUp = () => one.refuse(signal?.reason)
      const timer = setTimeout(tooLong, longest_wait)
      signal?.addEventListener('abort', hungUp)
      function leave(): void {
        clearTimeout(timer)
        signal?.removeEventListener('abort', hungUp)
        waiting.splice(waiting.indexOf(one), 1)
      }
      waiting.push(one)
      next()
    })
  }

  return async ({ whose, places: wanted = 1, signal }, work) => {
    signal?.throwIfAborted()
    if (waitingOf(whose).length >= each) throw problem('too_many_requests', { retry_after: 2 })
    if (waiting.length >= all) makeRoom(whose)
    await turnOf({ whose, places: wanted, signal })
    const began = now()
    try {
      return await work()
    } finally {
      free += wanted
      if (handOf({ whose }) > 1) inHand.set(whose, handOf({ whose }) - 1)
      else inHand.delete(whose)
      charge(whose, now() - began)
      next()
    }
  }
}
