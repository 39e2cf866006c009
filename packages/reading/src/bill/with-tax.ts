import type { PickedAmount } from './columns.ts'
import type { RatedTax } from './tax-rates.ts'

/** Computes amounts including tax, in cents and in the order of the lines. Net amounts are scaled so that they add up to the total. */
export function amountsWithTax(
  lines: readonly PickedAmount[],
  isNet: boolean,
  total: number | null,
  reduction = 0,
  taxes: readonly RatedTax[] = [],
): number[] {
  const printed = lines.map(({ amount }) => amount.cents)
  if (!isNet || total === null) return printed
  const sum = printed.reduce((all, cents) => all + cents, 0)
  const wanted = sum === reduction ? total : Math.round((total * sum) / (sum - reduction))
  const found = lines.every(({ line }) => line.rate === null) ? ratesBy(printed, taxes) : null
  const byRate = lines.map(({ line, amount }, at) => {
    const rate = line.rate ?? found?.[at] ?? null
    return rate === null ? null : Math.round((amount.cents * (100 + rate)) / 100)
  })
  const known = byRate.filter((cents) => cents !== null)
  const isExact =
    known.length === lines.length && Math.abs(known.reduce((all, cents) => all + cents, 0) - wanted) <= lines.length
  const raw = isExact ? known : printed.map((cents) => Math.round((cents * wanted) / sum))
  // Spread the rounding, at most a cent a line, over the largest amounts. Any other remainder goes to the largest one.
  const left = wanted - raw.reduce((all, cents) => all + cents, 0)
  const bySize = raw.map((_, at) => at).toSorted((one, other) => (raw[other] ?? 0) - (raw[one] ?? 0))
  const [largest] = bySize
  const isRounded = Math.abs(left) <= raw.length
  const rounded = new Set(isRounded ? bySize.slice(0, Math.abs(left)) : [])
  return raw.map((cents, at) => {
    if (rounded.has(at)) return cents + Math.sign(left)
    return !isRounded && at === largest ? cents + left : cents
  })
}

// The work doubles with each line.
const MOST_LINES = 14

/** Finds the rate of each line from the taxes of the bill; null unless exactly one assignment fits. */
function ratesBy(printed: readonly number[], taxes: readonly RatedTax[]): number[] | null {
  const [one, other] = taxes
  if (one === undefined || other === undefined || taxes.length > 2 || printed.length > MOST_LINES) return null
  const sum = printed.reduce((all, cents) => all + cents, 0)
  const isTaxOf = (base: number, { rate, cents }: RatedTax) => Math.abs((base * rate) / 100 - cents) <= 1
  let found: number[] | null = null
  for (let chosen = 0; chosen < 2 ** printed.length; chosen += 1) {
    const isOne = printed.map((_, at) => Math.floor(chosen / 2 ** at) % 2 === 1)
    const base = printed.reduce((all, cents, at) => (isOne[at] === true ? all + cents : all), 0)
    if (!isTaxOf(base, one) || !isTaxOf(sum - base, other)) continue
    if (found !== null) return null
    found = isOne.map((is) => (is ? one.rate : other.rate))
  }
  return found
}
