import type { PickedAmount } from './columns.ts'
import { type Figures, isNetOf } from './figures.ts'
import { mendedColumn } from './mend.ts'
import { isAtRate } from './tax-rates.ts'

/** Lines that lead to a total, and the reduction applied to their sum. */
export type FittingColumn = { lines: readonly PickedAmount[]; reduction: number }

// Longer columns are not mended.
const MOST_MENDED = 100

/** Finds the first column, and the first reduction, whose sum fits. */
export function findColumn({ columns, discounts }: Figures, fits: (sum: number) => boolean): FittingColumn | undefined {
  for (const { sum, lines } of columns) {
    const reduction = discounts.find((one) => fits(sum - one))
    if (reduction !== undefined) return { lines, reduction }
  }
  return undefined
}

/** Finds a complete column that is the total's net amount at a rate of the country, for bills whose tax was not read. */
export function findColumnAtRate(total: number, { columns, longest, country }: Figures): FittingColumn | undefined {
  const whole = columns.find(({ sum, lines }) => lines.length === longest && isAtRate(sum, total, country))
  return whole && { lines: whole.lines, reduction: 0 }
}

/** Finds a complete column whose sum is within a cent a line of a wanted value. */
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

/** Mends a column with one misread amount, if net and tax or a payment prove the total. */
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

/** Finds lines that add up to an unlabelled amount. They are lines, but prove no total. */
export function findColumnAlone({ columns, amounts }: Figures): FittingColumn | undefined {
  const found = columns.find(
    ({ sum, lines }) =>
      lines.length > 1 &&
      sum !== 0 &&
      amounts.some(({ cents, at }) => cents === sum && lines.every(({ line }) => line.at < at)),
  )
  return found && { lines: found.lines, reduction: 0 }
}
