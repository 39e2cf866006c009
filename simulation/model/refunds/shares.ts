/** Half up to the cent, in integers: the one rounding of a refund (rules, 2.1, step 7). */
export const takePercent = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100)

/** Total shared in proportion to weights by largest remainder, ties to the earlier place; nothing where all weights are 0. */
export function shareOut(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((total * weight) / sum))
  const left = total - shares.reduce((all, one) => all + one, 0)
  const byRemainder = weights
    .map((weight, place) => ({ place, remainder: (total * weight) % sum }))
    .toSorted((one, other) => other.remainder - one.remainder || one.place - other.place)
  for (const { place } of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1
  return shares
}
