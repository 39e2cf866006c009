import { problem } from '../core/problem.ts'

type TurnRules = {
  /** concurrent pieces of work */
  places: number
  /** waiting pieces of one caller */
  each: number
  /** waiting pieces of all callers together */
  all: number
  /** milliseconds of work within an hour after which callers share one place */
  heavy: number
  /** milliseconds that a piece waits before it is refused */
  longest_wait: number
}

type Turn = {
  /** caller whose time it uses */
  whose: string
  /** places it needs at once, one by default */
  places?: number
  /** aborted once nobody waits for it */
  signal?: AbortSignal | undefined
}

export type TakeTurnByUse = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

type WaitingTurn = { whose: string; places: number; begin(): void; refuse(error: unknown): void }
type TimeUsed = { ms: number; at: number }

const hour = 3_600_000
/** milliseconds that expire in each hour */
const forgotten = 120_000

/**
 * Runs few pieces of work at once. The next one belongs to a caller who has none running and used least time within the
 * last hour; ties in order of arrival. Callers who have used much share one place, so that the other one is soon free
 * for everybody else, unless their running piece takes all places: then others wait for that one piece only. A piece
 * that takes several places is waited for, not passed over. Throws `too_many_requests` for a caller with many waiting
 * pieces, `unavailable` after too long a wait or when the caller disconnects; if the queue is full, the last piece of
 * the caller with the most waiting ones is dropped.
 */
export function turnsByUse(rules: TurnRules, now: () => number = () => performance.now()): TakeTurnByUse {
  const { places, each, all, heavy, longest_wait } = rules
  const waiting: WaitingTurn[] = []
  const inHand = new Map<string, number>()
  const uses = new Map<string, TimeUsed>()
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
          // May have been waiting for places.
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
