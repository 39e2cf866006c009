import type { MemberFacts } from '../values/member-facts.ts'
import { findAmountColumns, sumColumn } from './columns.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { BodyLine } from './lines.ts'
import type { Role } from './roles.ts'
import { isTaxWithin } from './tax-rates.ts'

// Of a long paper no more are looked at: the work grows with the lines.
const MOST_NAMELESS = 30

/**
 * Finds amounts that may be the total of a bill of which no name of one was read, as where the picture ends within the words: those
 * that all lines above add up to, with the one tax within, or that they lead to by the one net amount and the one tax.
 * Without a name such an amount looks like one more line. Nothing where something was taken off.
 */
export function findNamelessTotals(
  amounts: readonly LabelledAmount[],
  body: readonly BodyLine[],
  country: MemberFacts['country'],
): LabelledAmount[] {
  const of = (...wanted: Role[]) => [
    ...new Set(amounts.filter(({ role }) => role !== null && wanted.includes(role)).map(({ cents }) => cents)),
  ]
  const [nets, taxes, fees] = [of('net'), of('tax'), of('fee')]
  const [tax] = taxes
  const isPlain =
    of('discount', 'deposit', 'subtotal', 'stamp').length === 0 && amounts.every(({ cents }) => cents >= 0)
  if (tax === undefined || taxes.length > 1 || nets.length > 1 || !isPlain) return []
  const isBehind = ({ role, at }: LabelledAmount) =>
    role === null && body.filter((line) => line.at < at).length >= Math.max(2, body.length - 1)
  return amounts
    .filter(isBehind)
    .slice(0, MOST_NAMELESS)
    .filter(({ at, cents }) => {
      const above = body.filter((line) => line.at < at)
      const sums = findAmountColumns(above).flatMap((column) =>
        column.length === above.length ? [sumColumn(column)] : [],
      )
      const leads = (sum: number) => [0, ...fees].some((fee) => nets.includes(sum + fee) && sum + fee + tax === cents)
      return sums.some((sum) => leads(sum) || (sum === cents && isTaxWithin(cents, tax, country)))
    })
}
