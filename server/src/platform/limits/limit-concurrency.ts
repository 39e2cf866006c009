import { problem } from '../core/problem.ts'

export type LimitConcurrency = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `places` pieces of work at once; the others wait, first come first served. */
export function limitConcurrency(places: number): LimitConcurrency {
  let free = places
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}

type ConcurrencyLimit = { places: number; /** maximum number that waits besides */ waiting: number }

/** Limits concurrent work per key, so that no key waits for another; throws `too_many_requests` if a key's queue is full. */
export function limitConcurrencyByKey({ places, waiting }: ConcurrencyLimit) {
  const each = new Map<string, { takeTurn: LimitConcurrency; asked: number }>()
  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    const turns = each.get(whose) ?? { takeTurn: limitConcurrency(places), asked: 0 }
    if (turns.asked >= places + waiting) throw problem('too_many_requests', { retry_after: 1 })
    each.set(whose, turns)
    turns.asked += 1
    try {
      return await turns.takeTurn(work)
    } finally {
      turns.asked -= 1
      if (turns.asked === 0) each.delete(whose)
    }
  }
}
