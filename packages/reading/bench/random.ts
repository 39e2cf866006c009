/** Chance that a seed decides, so that each run of a corpus is the same. */
export type Chance = {
  /** from 0, below 1 */
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  pick<T>(some: readonly T[]): T
  some<T>(from: readonly T[], count: number): T[]
  is(share: number): boolean
  digits(count: number): string
}

/** Makes the chance of a seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(some: readonly T[]): T => {
    const one = some[whole(0, some.length - 1)]
    if (one === undefined) throw new Error('Nothing to pick from')
    return one
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    pick,
    some(from, count) {
      const left = [...from]
      const taken: typeof left = []
      while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(0, left.length - 1), 1))
      return taken
    },
    is: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  }
}
