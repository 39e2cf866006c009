/** Measures how far a replica is behind, from positions in the primary's write-ahead log and the times at which they were seen. */
export type LagMeter = {
  see(position: number, at_ms: number): void
  /** milliseconds since the primary was last seen at the replica's position; null if that is longer ago than the history reaches */
  lagAt(replayed: number, now_ms: number): number | null
}

const MOST_REMEMBERED = 120

/** On an idle server neither position moves: the replica is then not behind. */
export function createLagMeter(): LagMeter {
  const samples: { position: number; at_ms: number }[] = []
  return {
    see(position, at_ms) {
      samples.push({ position, at_ms })
      if (samples.length > MOST_REMEMBERED) samples.shift()
    },
    lagAt(replayed, now_ms) {
      const last = samples.findLast(({ position }) => position <= replayed)
      return last === undefined ? null : now_ms - last.at_ms
    },
  }
}
