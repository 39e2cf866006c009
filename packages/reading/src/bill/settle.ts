import type { ReadingCheck } from '@coussinet/contract/readings.ts'
import type { Amount } from '../values/amounts.ts'
import type { MemberFacts } from '../values/member-facts.ts'
import { chooseTotal } from './choose-total.ts'
import { collectFigures } from './figures.ts'
import { findColumnAlone, findMendedColumn, type FittingColumn } from './fitting-columns.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { BodyLine } from './lines.ts'
import { proveTotal } from './prove-total.ts'

/** The bill's total as far as its own figures prove it, and its lines in the column that they were proven by. */
export type SettledBill = {
  total: { cents: number; at: Amount; checks: readonly ReadingCheck[] } | null
  /** null where no column adds up */
  column: (FittingColumn & { isNet: boolean }) | null
}

/**
 * Finds the total: a value that the words name, and that lines, tax, payments or a second place confirm; where no name of one was
 * read, the one that all lines and the tax lead to. Never the tallest or the last amount.
 */
export function settle(
  amounts: readonly LabelledAmount[],
  body: readonly BodyLine[],
  country: MemberFacts['country'],
): SettledBill {
  const figures = collectFigures(amounts, body, country)
  const proven = figures.candidates.map((cents) => proveTotal(cents, figures))
  const chosen = chooseTotal(proven, figures)
  if (chosen === undefined) {
    const alone = findColumnAlone(figures)
    return { total: null, column: alone === undefined ? null : { ...alone, isNet: false } }
  }
  const { cents, checks, columns } = chosen
  const at = figures.ends.find((one) => Math.abs(one.cents) === cents)
  const read = columns.gross ?? columns.net
  const column = read ? { ...read, isNet: columns.gross === undefined } : findMendedColumn(cents, figures)
  return { total: at === undefined ? null : { cents, at, checks }, column: column ?? null }
}
