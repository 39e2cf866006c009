/** All of these amounts together; 0 of none. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export const sumBy = <Row>(rows: readonly Row[], amount: (row: Row) => number): number => sum(rows.map(amount))

/**
 * Shares `total` cents in proportion to `weights` by the largest remainder, ties to the earlier one: the shares add up to the total.
 * Weights of nothing but zeros share nothing.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map(() => 0)
  // total × weight may pass 2^53
  const parts = weights.map((weight, place) => {
    const product = BigInt(total) * BigInt(weight)
    return { place, share: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) }
  })
  const left = total - sumBy(parts, ({ share }) => share)
  const served = new Set(
    parts
      .toSorted((a, b) => b.rest - a.rest || a.place - b.place)
      .slice(0, left)
      .map(({ place }) => place),
  )
  return parts.map(({ place, share }) => (served.has(place) ? share + 1 : share))
}

/** Takes lines below zero, a discount, off the others by their share; those lines are 0 then. */
export function shareDiscounts<Line extends { amount_cents: number }>(lines: readonly Line[]): Line[] {
  const weights = lines.map(({ amount_cents }) => Math.max(amount_cents, 0))
  const total = sumBy(lines, ({ amount_cents }) => amount_cents)
  if (weights.every((weight, place) => weight === lines[place]?.amount_cents)) return [...lines]
  const left = allocate(Math.max(total, 0), weights)
  return lines.map((line, place) => ({ ...line, amount_cents: left[place] ?? 0 }))
}
