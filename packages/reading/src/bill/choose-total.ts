import type { ReadingCheck } from '@coussinet/contract/readings.ts'
import { type Figures, isNetOf, selectByRole } from './figures.ts'
import { findMendedColumn } from './fitting-columns.ts'
import { asIfCommasWereLost } from './lost-commas.ts'
import { hasColumn, type ProvenTotal } from './prove-total.ts'
import { isReturn } from './signs.ts'
import { areTwoTaxesWithin, isTaxWithin } from './tax-rates.ts'

// Print that is read well has more.
const CLEAR = 88

const strength: Partial<Record<ReadingCheck, number>> = {
  sum_of_lines: 4,
  net_and_tax: 3,
  payments: 3,
  tax_rate: 2,
  written_twice: 1,
}

// Checks that only say that the paper prints one number twice: what is wrong on it is wrong in both places.
const repetitions: readonly ReadingCheck[] = ['payments', 'written_twice']

/** Tells a total that only its repetition proves, by its strongest check. */
export const isRepeatedAlone = (strongest: ReadingCheck | null | undefined): boolean =>
  repetitions.some((check) => check === strongest)

/** The total that a bill's figures prove; `denied` is one that was proven, in cents, and that other figures speak against. */
export type ChosenTotal = { total: ProvenTotal | null; denied: number | null }

/** Chooses the total that is proven best; none where nothing is, where two are equally well, or where other figures deny it. */
export function chooseTotal(proven: readonly ProvenTotal[], figures: Figures): ChosenTotal {
  const confirmed = proven.filter(
    ({ cents, checks, isNamed, columns }) =>
      checks.length > 0 && (isNamed || hasColumn(columns)) && !isLeftOver(cents, figures),
  )
  const [best, second] = confirmed
    .filter((one) => !isPart(one.cents, figures) && !isOfSomeLines(one, confirmed, figures))
    .filter((one) => !confirmed.some((other) => other !== one && isBelow(one.cents, other.cents, figures)))
    .toSorted((one, other) => computeWeight(other) - computeWeight(one))
  if (best === undefined || (second !== undefined && computeWeight(second) === computeWeight(best)))
    return { total: null, denied: null }
  return isDenied(best, figures) || isTaxedOtherwise(best, figures) || isBelowNamed(best, figures)
    ? { total: null, denied: best.cents }
    : { total: best, denied: null }
}

const computeWeight = ({ checks, isNamed }: ProvenTotal) =>
  checks.reduce((sum, check) => sum + (strength[check] ?? 0), isNamed ? 0.5 : 0)

/**
 * Tells what is left of an amount of a picture after something was taken off that no name was read of: that may be a deposit, which
 * leaves the total as it is.
 */
function isLeftOver(cents: number, { amounts, body }: Figures): boolean {
  const returns = new Set(body.filter(isReturn).map(({ at }) => at))
  const taken = amounts.filter(
    (one) => one.cents < 0 && one.role === null && one.row.page.source === 'picture' && !returns.has(one.at),
  )
  return taken.some((less) => amounts.some((whole) => whole.at < less.at && whole.cents + less.cents === cents))
}

/** Totals of each rate, or payments in two ways, are parts of the one that they add up to. */
const isPart = (cents: number, { candidates, nets }: Figures) =>
  [...candidates, ...nets].some(
    (other) => other !== cents && candidates.some((whole) => other > 0 && whole > 0 && cents + other === whole),
  )

/** Tells a total of a picture that some lines at most lead to, below a larger one that words name: that of one rate, or a part paid. */
function isBelowNamed(
  { cents, columns: { gross, net } }: ProvenTotal,
  { amounts, longest, isExact }: Figures,
): boolean {
  const lines = (gross ?? net)?.lines.length ?? 0
  const isOfAll = lines > 1 && lines === longest
  const named = asIfCommasWereLost(selectByRole(amounts, 'total', 'payable'))
  return !isExact && !isOfAll && named.some((one) => Math.abs(one.cents) > cents)
}

/** Some of the lines may lead to the total of one rate: all of them lead to the bill's. */
function isOfSomeLines(one: ProvenTotal, others: readonly ProvenTotal[], { longest }: Figures): boolean {
  const countLines = ({ columns: { gross, net } }: ProvenTotal) => (gross ?? net)?.lines.length ?? 0
  return countLines(one) < longest && countLines(one) > 0 && others.some((other) => countLines(other) === longest)
}

/** Tells whether the figures lead on from one value to the other, which is then the total. */
function isBelow(one: number, other: number, figures: Figures): boolean {
  const { discounts, deposits } = figures
  // Tax or a fee leads from one to the other, a discount back: the bill's total is where they lead to.
  if (one < other && isNetOf(one, other, figures)) return true
  if (one > other && discounts.some((discount) => discount > 0 && one - discount === other)) return true
  // A deposit leads to what is left to pay, which is no total.
  return one < other && deposits.some((deposit) => deposit > 0 && other - deposit === one)
}

/** Tells a total that is only repeated beside a tax that is not its own at any rate: the tax was reckoned from another total. */
function isTaxedOtherwise({ cents, checks: [strongest] }: ProvenTotal, { taxes, country }: Figures): boolean {
  const known = taxes.filter((tax) => tax > 0)
  return (
    isRepeatedAlone(strongest) &&
    known.length > 0 &&
    !known.some((tax) => isTaxWithin(cents, tax, country)) &&
    !areTwoTaxesWithin(cents, known, country)
  )
}

/**
 * Lines that were all read, and add up to something else, speak louder than what was reckoned from a wrong total. Of a picture one
 * may be missing: they deny what a payment or a tax alone says.
 */
function isDenied({ cents, checks, columns }: ProvenTotal, figures: Figures): boolean {
  const { body, isExact } = figures
  if (hasColumn(columns) || !figures.columns.some(({ lines }) => lines.length === body.length)) return false
  if (isExact) return true
  const isWhole = body.length > 1 || isRepeatedAlone(checks[0])
  const isClear = isWhole && body.every(({ amounts }) => amounts.every((one) => one.confidence >= CLEAR))
  return isClear && !checks.includes('net_and_tax') && findMendedColumn(cents, figures) === undefined
}
