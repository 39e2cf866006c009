import { lettersIn } from './phrases.ts'
import { type Cell, median, type PageRow, splitCells } from './rows.ts'

const SMALLER = 0.85
const FARTHEST = 2.2
// Words of a label: what has more above a value is a sentence.
const MOST_WORDS = 5

const heightOf = ({ words }: Cell) => median(words.map(({ height }) => height))

/** The cell of a row close to another one, above or below its place. */
function cellBeside(row: PageRow | undefined, from: PageRow, { x, right }: Pick<Cell, 'x' | 'right'>, height: number) {
  if (row?.page !== from.page || Math.abs(row.y - from.y) > FARTHEST * height) return undefined
  return splitCells(row).find((cell) => cell.x < right && cell.right > x)
}

/** Tells whether a cell has a figure other than a rate, which a label may have: "Contributo ENPAV 2%". */
const hasFigure = ({ text }: Cell): boolean => /\d/.test(text.replaceAll(/\d+(?:[.,]\d+)?\s?%/g, ''))

/**
 * Finds the small caption right below a value, as "Total TTC" below "142,60 €"; null where there is none, or where the value has its
 * label above. In a pile of values and labels its first one tells which of them is which.
 */
export function findCaption(rows: readonly PageRow[], at: number, value: Cell): Cell | null {
  const row = rows[at]
  if (row === undefined) return null
  const height = heightOf(value)
  const below = cellBeside(rows[at + 1], row, value, height)
  if (below === undefined || lettersIn(below.text) < 3 || heightOf(below) > SMALLER * height) return null
  // Text below several values is a sentence, not a caption.
  if (splitCells(row).filter(({ x, right }) => x < below.right && right > below.x).length > 1) return null
  const above = cellBeside(rows[at - 1], row, value, height)
  return above === undefined || above.words.length > MOST_WORDS || hasFigure(above) || isCaption(rows, at - 1, above)
    ? below
    : null
}

/** Tells whether a cell is the small caption of the value right above it. */
export function isCaption(rows: readonly PageRow[], at: number, cell: Cell): boolean {
  const [row, above] = [rows[at], rows[at - 1]]
  if (row === undefined || above === undefined) return false
  const value = cellBeside(above, row, cell, heightOf(cell) / SMALLER)
  return value !== undefined && /\d/.test(value.text) && findCaption(rows, at - 1, value)?.x === cell.x
}
