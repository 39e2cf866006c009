export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

/** At most `places` pieces of work at once; the others wait, first come first served. */
export function turnsOf(places: number): TakeTurn {
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
