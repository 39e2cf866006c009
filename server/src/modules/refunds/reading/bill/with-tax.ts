import type { Picked } from './columns.ts'

/** Amounts with tax, in the lines' order: those of a net column by their own rate or by the bill's, so that they add up to the total to the cent. */
export function amountsWithTax(
  lines: readonly Picked[],
  isNet: boolean,
  total: number | null,
  reduction = 0,
): number[] {
  const printed = lines.map(({ amount }) => Math.abs(amount.cents))
  if (!isNet || total === null) return printed
  const sum = printed.reduce((all, cents) => all + cents, 0)
  const wanted = sum === reduction ? total : Math.round((total * sum) / (sum - reduction))
  const byRate = lines.map(({ line, amount }) =>
    line.rate === null ? null : Math.round((Math.abs(amount.cents) * (100 + line.rate)) / 100),
  )
  const known = byRate.filter((cents) => cents !== null)
  const isExact =
    known.length === lines.length && Math.abs(known.reduce((all, cents) => all + cents, 0) - wanted) <= lines.length
  const raw = isExact ? known : printed.map((cents) => Math.round((cents * wanted) / sum))
  // What rounding left goes to the largest, where it weighs least.
  const left = wanted - raw.reduce((all, cents) => all + cents, 0)
  const largest = raw.indexOf(Math.max(...raw))
  return raw.map((cents, at) => (at === largest ? cents + left : cents))
}
