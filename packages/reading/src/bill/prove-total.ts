import type { ReadingCheck } from '@coussinet/contract/readings.ts'
import { type Figures, isNetOf, selectByRole } from './figures.ts'
import { findColumn, findColumnAtRate, findColumnNear, type FittingColumn } from './fitting-columns.ts'
import { isAtRate, isTaxWithin } from './tax-rates.ts'

/** A value that may be the total, with what proves it. */
export type ProvenTotal = {
  cents: number
  checks: readonly ReadingCheck[]
  /** words call it a total, or what is to be paid */
  isNamed: boolean
  columns: TotalColumns
}

/** Lines that lead to a total, with tax (`gross`) or without (`net`); at most one of them. */
type TotalColumns = { gross?: FittingColumn | undefined; net?: FittingColumn | undefined }

/** Tries each rule on a value that may be the total. */
export function proveTotal(cents: number, figures: Figures): ProvenTotal {
  const ownNets = listNetsOf(cents, figures)
  const isByNet = ownNets.length > 0 || isAfterDiscount(cents, figures) || isByUnnamedNet(cents, figures)
  const exact = findColumns(cents, figures)
  const rules: readonly [ReadingCheck, boolean][] = [
    ['sum_of_lines', hasColumn(exact) || isBehindCarried(cents, figures)],
    ['net_and_tax', isByNet],
    ['tax_rate', isByRate(cents, figures)],
    ['payments', isByPayments(cents, figures)],
    ['written_twice', isWrittenTwice(cents, figures)],
  ]
  return {
    cents,
    checks: rules.flatMap(([check, holds]) => (holds ? [check] : [])),
    isNamed: listNamed(cents, figures).length > 0,
    columns: isByNet && !hasColumn(exact) ? findColumnsNear(cents, ownNets, figures) : exact,
  }
}

export const hasColumn = ({ gross, net }: TotalColumns): boolean => gross !== undefined || net !== undefined

/** Tells whether all lines lead to a total together with what their page brings from one that is not in the file. */
export const isBehindCarried = (total: number, figures: Figures): boolean =>
  figures.columns.some(
    ({ sum, lines }) =>
      lines.length === figures.body.length &&
      figures.carried.some((cents) => cents + sum === total || isNetOf(cents + sum, total, figures)),
  )

const listNamed = (cents: number, { amounts }: Figures) =>
  selectByRole(amounts, 'total', 'payable').filter((one) => Math.abs(one.cents) === cents)

function findColumns(total: number, figures: Figures): TotalColumns {
  const gross = findColumn(figures, (sum) => sum === total)
  if (gross !== undefined) return { gross }
  return { net: findColumn(figures, (sum) => isNetOf(sum, total, figures)) ?? findColumnAtRate(total, figures) }
}

function findColumnsNear(total: number, ownNets: readonly number[], figures: Figures): TotalColumns {
  const gross = findColumnNear([total], figures)
  return gross !== undefined ? { gross } : { net: findColumnNear(ownNets, figures) }
}

/** Net amounts that tax, fees or a stamp lead from to the total. */
function listNetsOf(total: number, figures: Figures): number[] {
  const { nets, taxes, fees, stamps } = figures
  const isByTax = (net: number) => taxes.some((tax) => net + tax === total)
  return nets.filter(
    (net) => net < total && isNetOf(net, total, figures) && (fees.length > 0 || stamps.length > 0 || isByTax(net)),
  )
}

/**
 * Tells whether two amounts of a picture are the net amount and the tax of a labelled total, at a rate of the country. Their labels may
 * be misread: other amounts hardly fit by chance.
 */
function isByUnnamedNet(total: number, figures: Figures): boolean {
  const { amounts, country, isExact } = figures
  if (isExact || listNamed(total, figures).length === 0) return false
  const values = new Set(amounts.map(({ cents }) => cents))
  return [...values].some((net) => net < total && values.has(total - net) && isAtRate(net, total, country))
}

/** The sum before a discount, the discount, and a stamp or a fee behind it lead to a total as well. */
function isAfterDiscount(total: number, { subtotals, discounts, stamps, fees }: Figures): boolean {
  const added = [0, ...stamps].flatMap((stamp) => [0, ...fees].map((fee) => stamp + fee))
  const taken = discounts.filter((discount) => discount > 0)
  return subtotals.some((before) => taken.some((discount) => added.some((more) => before - discount + more === total)))
}

/** Tax or a net amount beside a total that words name are right for it by a rate of the country. */
function isByRate(total: number, figures: Figures): boolean {
  const { taxes, namedNets, country, isExact } = figures
  const named = listNamed(total, figures)
  // Many totals have one rounded tax: from a picture it proves the last figures only where a second reading says the same.
  const isSure = isExact || (named.some(({ at }) => at < 0) && named.some(({ at }) => at >= 0))
  const isTaxed = isSure && taxes.some((tax) => isTaxWithin(total, tax, country))
  return named.length > 0 && (isTaxed || namedNets.some((net) => isAtRate(net, total, country)))
}

/** A deposit leaves what is said to be left, or a total that words name was paid as it is. */
function isByPayments(total: number, figures: Figures): boolean {
  const { amounts, deposits, remainders } = figures
  const isSettled = deposits.some(
    (deposit) => deposit > 0 && remainders.some((left) => left > 0 && total - deposit === left),
  )
  const isPaid = selectByRole(amounts, 'paid').some(({ cents }) => Math.abs(cents) === total)
  return isSettled || (isPaid && listNamed(total, figures).length > 0)
}

/** Words name it in two rows of this reading. */
function isWrittenTwice(total: number, figures: Figures): boolean {
  return new Set(listNamed(total, figures).flatMap(({ at }) => (at >= 0 ? [at] : []))).size > 1
}
