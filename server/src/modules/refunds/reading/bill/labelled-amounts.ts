import { plainWords } from '../page/phrases.ts'
import { cellsOf, type Row } from '../page/rows.ts'
import { type Amount, numbersOf, type Numbers } from '../values/amounts.ts'
import { daysOf } from '../values/dates.ts'
import { type Role, roleOf } from './roles.ts'

/** A row with its numbers and its words before the first of them. */
export type BillRow = {
  row: Row
  at: number
  numbers: Numbers
  label: string[]
  /** what the words before the first amount say that it is */
  role: Role | null
}

/** An amount and the part that its words give it. */
export type Labelled = Amount & { role: Role | null; at: number }

/** Rows with their numbers. Dates and long numbers are no amounts. */
export function billRowsOf(rows: readonly Row[]): BillRow[] {
  return rows.map((row, at) => {
    const days = daysOf(row).flatMap(({ words }) => words)
    const without = days.length === 0 ? row : { ...row, words: row.words.filter((word) => !days.includes(word)) }
    const numbers = numbersOf(without)
    const first = Math.min(...numbers.amounts.map(({ x }) => x))
    const label = plainWords(
      row.words
        .filter((word) => word.x < first && !days.includes(word))
        .map(({ text }) => text)
        .join(' '),
    )
    return { row, at, numbers, label, role: label.length === 0 ? null : roleOf(label) }
  })
}

/** Gives each amount its part: by the words on its left in its row, or by the cell above it. */
export function labelledAmounts(rows: readonly BillRow[]): Labelled[] {
  return rows.flatMap(({ row, at, numbers }) => {
    const amounts = numbers.amounts.toSorted((one, other) => one.x - other.x)
    return amounts.map((amount, index): Labelled => {
      const from = amounts[index - 1]?.right ?? -Infinity
      const beside = row.words.filter((word) => word.x >= from && word.x < amount.x)
      const said = roleOf(plainWords(beside.map(({ text }) => text).join(' ')))
      if (said !== null) return { ...amount, role: said, at }
      // A word behind it may name it ("45,00 € TTC"), where nothing else follows.
      const next = amounts[index + 1]?.x ?? Infinity
      const behind = row.words.filter(
        (word) => word.x >= amount.right && word.x < next && word.x - amount.right < 2 * row.height,
      )
      const after = index === amounts.length - 1 ? roleOf(plainWords(behind.map(({ text }) => text).join(' '))) : null
      if (after === 'total' || after === 'net') return { ...amount, role: after, at }
      return { ...amount, role: roleAbove(rows, at, amount), at }
    })
  })
}

/** The part that a heading above says, as in a small table of totals; other amounts may stand between. */
function roleAbove(rows: readonly BillRow[], at: number, amount: Amount): Role | null {
  const { row } = amount
  for (let up = at - 1; up >= Math.max(0, at - 6); up -= 1) {
    const above = rows[up]
    if (above === undefined || above.row.page !== row.page || row.y - above.row.y > 9 * row.height) return null
    const cell = cellsOf(above.row).find(
      (one) => one.x < amount.right + row.height && one.right > amount.x - row.height,
    )
    if (cell === undefined) continue
    const isNumber = /^[\d\s.,€%-]+$/.test(cell.text)
    if (isNumber) continue
    return roleOf(plainWords(cell.text))
  }
  return null
}
