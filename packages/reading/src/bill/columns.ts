import { median } from '../page/rows.ts'
import type { Amount } from '../values/amounts.ts'
import type { BodyLine } from './lines.ts'

/** A line of the table with the one amount that a column gives it. */
export type PickedAmount = { line: BodyLine; amount: Amount }

/** Ways to take one amount from each line: the last of each row, or those that stand below each other. */
export function findAmountColumns(body: readonly BodyLine[]): PickedAmount[][] {
  const last = body.flatMap((line) => {
    const amount = line.amounts.at(-1)
    return amount === undefined ? [] : [{ line, amount }]
  })
  const all = body.flatMap((line) => line.amounts.map((amount) => ({ line, amount })))
  const columns: PickedAmount[][] = []
  for (const edge of ['right', 'x'] as const) {
    const groups: PickedAmount[][] = []
    for (const one of all.toSorted((a, b) => a.amount[edge] - b.amount[edge])) {
      const group = groups.at(-1)
      const reach = 0.9 * one.amount.row.height
      const middle = group === undefined ? 0 : median(group.map(({ amount }) => amount[edge]))
      if (group !== undefined && one.amount[edge] - middle < reach) group.push(one)
      else groups.push([one])
    }
    // One amount a line: where two fell together, the one to the right.
    columns.push(
      ...groups
        .filter((group) => group.length >= 0.6 * body.length)
        .map((group) => body.flatMap((line) => group.findLast((one) => one.line === line) ?? [])),
    )
  }
  const known = new Set<string>()
  return [last, ...columns.toReversed()].filter((column) => {
    const key = column.map(({ line, amount }) => `${line.at}:${amount.x}`).join()
    if (column.length === 0 || known.has(key)) return false
    known.add(key)
    return true
  })
}

// The work grows with the square of the lines; a bill has fewer.
const MOST_LINES_LEFT_OUT = 100

/** The columns, and each of them without one of its lines: an amount that is no care may have come in. */
export function* manyColumns(body: readonly BodyLine[]): Generator<PickedAmount[]> {
  const columns = findAmountColumns(body)
  yield* columns
  for (const column of columns)
    if (column.length >= 3 && column.length <= MOST_LINES_LEFT_OUT)
      for (const out of column) yield column.filter((one) => one !== out)
}

/** Adds up a column; what was given back takes off. */
export const sumColumn = (column: readonly PickedAmount[]) => column.reduce((sum, { amount }) => sum + amount.cents, 0)
