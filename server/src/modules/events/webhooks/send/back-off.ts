const first = 2
const longest = 15 * 60
/** After that a delivery is given up: whoever mends a receiver over a long weekend finds all of it. */
export const givenUpAfter = 3 * 86_400_000

/** Seconds until the next try after `tries` that failed: 2, 4, 8 … 900; later when the receiver asked for it. */
export function pauseAfter(tries: number, retry_after: number | null = null): number {
  const own = Math.min(longest, first * 2 ** Math.min(tries - 1, 20))
  return Math.max(own, Math.min(longest, retry_after ?? 0))
}
