/** How many of a gauge's stitches are filled: any use fills one, only the whole fills them all. */
export function filledStitches(used: number, total: number, count = 20): number {
  if (used <= 0 || total <= 0) return 0
  if (used >= total) return count
  return Math.min(Math.max(Math.round((used / total) * count), 1), count - 1)
}

/** From nine tenths on, a ceiling is drawn as danger. */
export function isNearlySpent(used: number, total: number): boolean {
  return total > 0 && used / total >= 0.9
}
