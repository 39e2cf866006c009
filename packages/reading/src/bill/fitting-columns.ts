import type { PickedAmount } from './columns.ts'
import { type Figures, isNetOf } from './figures.ts'
import { mendedColumn } from './mend.ts'
import { isAtRate } from './tax-rates.ts'

/** Lines that lead to a total, and what was taken off them. */
export type FittingColumn = { lines: readonly PickedAmount[]; reduction: number }

// A column of more lines than this is taken as it was read.
const MOST_MENDED = 100

/** The first column whose sum fits, with the first reduction with which it does. */
export function findColumn({ columns, discounts }: Figures, fits: (sum: number) => boolean): FittingColumn | undefined {
  for (const { sum, lines } of columns) {
    const reduction = discounts.find((one) => fits(sum - one))
    if (reduction !== undefined) return { lines, reduction }
  }
  return undefined
}

/** All lines of a column, where they are a total's net by a rate of the country and the tax itself was not read. */
export function findColumnAtRate(total: number, { columns, longest, country }: Figures): FittingColumn | undefined {
  const whole = columns.find(({ sum, lines }) => lines.length === longest && isAtRate(sum, total, country))
  return whole && { lines: whole.lines, reduction: 0 }
}

/** All lines of a column, where their own rounding leaves a cent of each between them and one of the values that figures lead to. */
export function findColumnNear(
  wanted: readonly number[],
  { columns, longest, discounts }: Figures,
): FittingColumn | undefined {
  const isNear = (sum: number, cents: number, most: number) =>
    discounts.some((discount) => Math.abs(sum - discount - cents) <= most)
  const whole = columns.find(
    ({ sum, lines }) => lines.length === longest && wanted.some((cents) => isNear(sum, cents, lines.length)),
  )
  return whole && { lines: whole.lines, reduction: 0 }
}

/** A column of which one amount was misread: what it has to be is known where net and tax, or a payment, proved the total. */
export function findMendedColumn(total: number, figures: Figures): (FittingColumn & { isNet: boolean }) | undefined {
  const { columns, longest, nets, fees, discounts } = figures
  if (longest > MOST_MENDED) return undefined
  const ownNets = nets.filter((net) => net < total && isNetOf(net, total, figures))
  const ways = [
    { cents: total, isNet: false },
    ...ownNets.flatMap((net) => [0, ...fees].map((fee) => ({ cents: net - fee, isNet: true }))),
  ].flatMap(({ cents, isNet }) => discounts.map((reduction) => ({ sum: cents + reduction, isNet, reduction })))
  for (const column of columns.filter(({ lines }) => lines.length === longest))
    for (const { sum, isNet, reduction } of ways) {
      const lines = mendedColumn(column.lines, sum)
      if (lines !== null) return { lines, reduction, isNet }
    }
  return undefined
}

/** Lines that add up to an amount that nothing names: they are lines, though no total. */
export function findColumnAlone({ columns, amounts }: Figures): FittingColumn | undefined {
  const found = columns.find(
    ({ sum, lines }) =>
      lines.length > 1 &&
      sum !== 0 &&
      amounts.some(({ cents, at }) => cents === sum && lines.every(({ line }) => line.at < at)),
  )
  return found && { lines: found.lines, reduction: 0 }
}
