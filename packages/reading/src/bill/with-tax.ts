import type { PickedAmount } from './columns.ts'
import type { RatedTax } from './tax-rates.ts'

/** Amounts including tax, in cents and in the order of the lines; not even where lines have rates that nobody knows. */
type TaxedLines = { cents: readonly number[]; isEven: boolean }

/** Computes amounts including tax. Net amounts are scaled so that they add up to the total. */
export function amountsWithTax(
  lines: readonly PickedAmount[],
  isNet: boolean,
  total: number | null,
  reduction = 0,
  taxes: readonly RatedTax[] = [],
): TaxedLines {
  const printed = lines.map(({ amount }) => amount.cents)
  if (!isNet || total === null) return { cents: printed, isEven: true }
  const sum = printed.reduce((all, cents) => all + cents, 0)
  const wanted =
    reduction < 0 ? total + reduction : sum === reduction ? total : Math.round((total * sum) / (sum - reduction))
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
  const cents = raw.map((cents, at) => {
    if (rounded.has(at)) return cents + Math.sign(left)
    return !isRounded && at === largest ? cents + left : cents
  })
  return { cents, isEven: isExact || taxes.length < 2 }
}

// The work doubles with each line, or trebles where there are three rates.
const MOST_LINES = [0, 0, 14, 9]

/** Finds the rate of each line from the taxes of the bill; null unless exactly one assignment fits. */
function ratesBy(printed: readonly number[], taxes: readonly RatedTax[]): number[] | null {
  if (taxes.length < 2 || printed.length > (MOST_LINES[taxes.length] ?? 0)) return null
  const found: number[][] = []
  const bases = taxes.map(() => 0)
  const isTaxOf = (base: number, { rate, cents }: RatedTax) => Math.abs((base * rate) / 100 - cents) <= 1
  const choose = (chosen: readonly number[]) => {
    const amount = printed[chosen.length]
    if (found.length > 1) return
    if (amount === undefined) {
      if (taxes.every((tax, at) => isTaxOf(bases[at] ?? 0, tax))) found.push([...chosen])
      return
    }
    for (const [at, { rate }] of taxes.entries()) {
      bases[at] = (bases[at] ?? 0) + amount
      choose([...chosen, rate])
      bases[at] -= amount
    }
  }
  choose([])
  return found.length === 1 ? (found[0] ?? null) : null
}
