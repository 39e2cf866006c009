import type { ReadingCheck } from '@coussinet/contract/readings.ts'
import type { Amount } from '../values/amounts.ts'
import { chooseTotal } from './choose-total.ts'
import { type BillFacts, collectFigures } from './figures.ts'
import { findColumnAlone, findMendedColumn, type FittingColumn } from './fitting-columns.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { BodyLine } from './lines.ts'
import { proveTotal } from './prove-total.ts'
import { turnBill } from './signs.ts'

/** The total that the bill's own figures prove, and its lines in the column that proves it. */
export type SettledBill = {
  total: { cents: number; at: Amount; checks: readonly ReadingCheck[] } | null
  /** proven total that other figures contradict, in cents */
  denied: number | null
  /** null where no column adds up */
  column: (FittingColumn & { isNet: boolean }) | null
  /** lines with the signs used in the arithmetic */
  body: readonly BodyLine[]
  /** The bill is negative: its total is paid back. */
  isBelowZero: boolean
}

/**
 * Finds the total: a labelled amount that lines, tax, payments or a second place confirm. If no label was read, it is the amount that
 * follows from all lines and the tax. It is never just the largest or the last amount.
 * Totals and lines below zero are returned without their sign.
 */
export function settle(
  printed: readonly LabelledAmount[],
  printedBody: readonly BodyLine[],
  facts: BillFacts,
): SettledBill {
  const { amounts, body, isBelowZero } = turnBill(printed, printedBody)
  const figures = collectFigures(amounts, body, facts)
  const proven = figures.candidates.map((cents) => proveTotal(cents, figures))
  const chosen = chooseTotal(proven, figures)
  if (chosen.total === null) {
    const alone = findColumnAlone(figures)
    const column = alone === undefined ? null : { ...alone, isNet: false }
    return { total: null, denied: chosen.denied, column, body, isBelowZero }
  }
  const { cents, checks, columns } = chosen.total
  const at = figures.ends.find((one) => Math.abs(one.cents) === cents)
  const read = columns.gross ?? columns.net
  const column = read ? { ...read, isNet: columns.gross === undefined } : findMendedColumn(cents, figures)
  const total = at === undefined ? null : { cents, at, checks }
  return { total, denied: null, column: column ?? null, body, isBelowZero }
}
