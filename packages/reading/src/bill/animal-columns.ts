import { findPhrase, lettersIn, phrases, plainWords, says } from '../page/phrases.ts'
import { type Cell, type PageRow, splitCells } from '../page/rows.ts'
import type { Amount, Numbers } from '../values/amounts.ts'
import { headings, isHeading } from './headings.ts'
import { getAmountRole, type Role } from './roles.ts'

type NumberedRow = { row: PageRow; numbers: Numbers; role: Role | null }

/**
 * Joins the amounts of a table that has a column for each animal: the column of all stands for them, else their sum does. The table ends
 * with its first total; a sum of totals is printed nowhere, and no total itself.
 */
export function withAnimalsTogether<Row extends NumberedRow>(
  rows: readonly Row[],
  names: readonly (readonly string[])[],
): Row[] {
  let head: readonly Cell[] = []
  return rows.map((one) => {
    if (one.numbers.amounts.length === 0) {
      if (hasAnimalColumns(one.row, names)) head = splitCells(one.row).slice(1)
      else if (isHeading(one)) head = []
      return one
    }
    const joined = joinAnimals(one, head)
    if (one.role !== null) head = []
    return joined
  })
}

const MOST_WORDS = 3

/** Tells whether the heading of a column may be an animal's: it is short, and names nothing else. */
function mayBeAnimal({ text, words }: Cell): boolean {
  const plain = plainWords(text)
  const isName = words.length <= MOST_WORDS && lettersIn(text) > 1 && !/\d/.test(text)
  return isName && !says(plain, headings) && getAmountRole(plain) === null
}

/** Tells whether a row heads a column for each of several animals, of which one is known. */
function hasAnimalColumns(row: PageRow, names: readonly (readonly string[])[]): boolean {
  const [label, ...cells] = splitCells(row)
  const animals = cells.filter(mayBeAnimal)
  const isKnown = animals.some(({ text }) =>
    names.some((name) => name.length > 0 && findPhrase(name, plainWords(text)) === 0),
  )
  return label !== undefined && says(plainWords(label.text), headings) && isKnown && animals.length > 1
}

const ofWhole = phrases('total | totale | totaal | montant | importo | bedrag | ttc | tvac')

function joinAnimals<Row extends NumberedRow>(row: Row, head: readonly Cell[]): Row {
  const { numbers, role } = row
  const headOf = (one: Amount) =>
    head.toSorted((left, right) => distanceTo(one, left) - distanceTo(one, right)).slice(0, 1)
  const own = numbers.amounts.filter((one) => headOf(one).some(mayBeAnimal))
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return row
  // Other columns have prices of one, or a tax.
  const whole = numbers.amounts.filter((one) => headOf(one).some(({ text }) => says(plainWords(text), ofWhole)))
  if (whole.length > 0) return { ...row, numbers: { ...numbers, amounts: whole } }
  const cents = own.reduce((all, one) => all + one.cents, 0)
  const sum = { ...last, cents, x: first.x, words: own.flatMap(({ words }) => words) }
  const isSum = own.length > 1 && role === 'total'
  return { ...row, numbers: { ...numbers, amounts: [sum] }, role: isSum ? 'subtotal' : role }
}

const distanceTo = (one: Amount, { x, right }: Cell) => Math.abs(one.x + one.right - x - right)
