/** Draws that one seed decides, in their order. */
export type Random = {
  /** from 0 to below 1 */
  next(): number
  /** whole number from `from` to `to`, both included */
  whole(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  bytes(count: number): Buffer
}

/** Makes the draws of a seed (mulberry32); each `stream` of a seed has draws of its own, so that one more draw in one moves no other. */
export function createRandom(seed: number, stream: string): Random {
  let state = seed >>> 0
  for (const letter of stream) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick(list) {
      const picked = list[whole(0, list.length - 1)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => whole(0, 255))),
  }
}
