/** Meter of how far a replica is behind, from positions of the primary's write-ahead log and the moments at which they were seen. */
export type LagMeter = {
  see(position: number, at_ms: number): void
  /** milliseconds since the primary was last seen where the replica is now; null where that is longer ago than is remembered */
  lagAt(replayed: number, now_ms: number): number | null
}

const MOST_REMEMBERED = 120

/** A server on which nothing is written stays in one place, and so does its replica: neither is then behind. */
export function createLagMeter(): LagMeter {
  const seen: { position: number; at_ms: number }[] = []
  return {
    see(position, at_ms) {
      seen.push({ position, at_ms })
      if (seen.length > MOST_REMEMBERED) seen.shift()
    },
    lagAt(replayed, now_ms) {
      const last = seen.findLast(({ position }) => position <= replayed)
      return last === undefined ? null : now_ms - last.at_ms
    },
  }
}
