import type { ReadingCheck } from '@coussinet/contract/readings.ts'
import type { Amount } from '../values/amounts.ts'
import type { MemberFacts } from '../values/member-facts.ts'
import { chooseTotal } from './choose-total.ts'
import { collectFigures } from './figures.ts'
import { findColumnAlone, findMendedColumn, type FittingColumn } from './fitting-columns.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { BodyLine } from './lines.ts'
import { proveTotal } from './prove-total.ts'
import { turnBill } from './signs.ts'

/** The bill's total as far as its own figures prove it, and its lines in the column that they were proven by. */
export type SettledBill = {
  total: { cents: number; at: Amount; checks: readonly ReadingCheck[] } | null
  /** a total that was proven and that other figures deny, in cents */
  denied: number | null
  /** null where no column adds up */
  column: (FittingColumn & { isNet: boolean }) | null
  /** lines as they were reckoned with */
  body: readonly BodyLine[]
  /** The figures are those of a bill below zero: what they lead to is given back. */
  isBelowZero: boolean
}

/**
 * Finds the total: a value that the words name, and that lines, tax, payments or a second place confirm; where no name of one was
 * read, the one that all lines and the tax lead to. Never the tallest or the last amount.
 * A total below zero is told without its sign, and so are the lines that lead to it.
 */
export function settle(
  printed: readonly LabelledAmount[],
  printedBody: readonly BodyLine[],
  country: MemberFacts['country'],
): SettledBill {
  const { amounts, body, isBelowZero } = turnBill(printed, printedBody)
  const figures = collectFigures(amounts, body, country)
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
