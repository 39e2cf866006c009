import { findCaption } from '../page/captions.ts'
import { findPhrase, joinedTo, lettersIn, phrases, plainWords, says } from '../page/phrases.ts'
import { splitCells, type PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import { type Amount, parseNumbers, type Numbers } from '../values/amounts.ts'
import { ofBill } from '../values/bill-titles.ts'
import { findDays } from '../values/dates.ts'
import { withAnimalsTogether } from './animal-columns.ts'
import { isHeading } from './headings.ts'
import { withLostCommas } from './lost-commas.ts'
import { type Role, getAmountRole, namesBill } from './roles.ts'
import { withWholeEuros } from './whole-euros.ts'

/** A row with its numbers and its words before the first of them. */
export type BillRow = {
  row: PageRow
  at: number
  numbers: Numbers
  label: string[]
  /** part that the words before the first amount give it */
  role: Role | null
  /** words that name its one amount where none stands before it */
  behind?: readonly PageWord[]
  /** It is read as a line of care, whatever words it has. */
  isOfCare?: true
}

/** An amount and the part that its words give it. */
export type LabelledAmount = Amount & { role: Role | null; at: number }

/** Rows with their numbers; dates are no amounts. The totals of single animals are told from the bill's. */
export function readBillRows(rows: readonly PageRow[], names: readonly string[]): BillRow[] {
  const known = names.map((name) => plainWords(name))
  const read = withoutDoubtful(rows.map((row, at) => billRowOf(row, at)))
  const whole = withWholeEuros(read)
  const numbers = withLostCommas(read.map((one, at) => ({ ...one, numbers: whole[at] ?? one.numbers })))
  const mended = read.map((one, at) => (numbers[at] === one.numbers ? one : billRowOf(one.row, at, numbers[at])))
  return withSubtotals(withNamesBehind(withAnimalsTogether(mended, known))).map((one) =>
    one.role === 'total' && known.some((name) => name.length > 0 && findPhrase(name, one.label) >= 0)
      ? { ...one, role: 'subtotal' }
      : one,
  )
}

// A total alone may have a word behind it; a list of amounts with their names behind them has more of them.
const LEAST_NAMED_BEHIND = 3
const ofAmounts = phrases('montant | total | prix | importo | totale | prezzo | bedrag | totaal | prijs')

/**
 * Names amounts that begin their rows by the words close behind them, where a paper has several: "39,00 €  Consultation". Below a heading
 * that begins with the amounts they may be farther.
 */
function withNamesBehind(rows: readonly BillRow[]): BillRow[] {
  const isHeaded = rows.some((one) => isHeading(one) && says(one.label.slice(0, 1), ofAmounts))
  const named = rows.map((one): BillRow => {
    const [amount, ...others] = one.numbers.amounts
    if (amount === undefined || others.length > 0 || one.label.length > 0) return one
    const after = one.row.words.filter(({ x }) => x >= amount.right)
    const [sign] = after.filter(({ text }) => isSign.test(text))
    const rest = after.filter((word) => word !== sign)
    const behind = isHeaded ? fromWord(rest) : rest
    const end = sign === undefined ? amount.right : sign.x + sign.width
    if (!isHeaded && (behind[0]?.x ?? Infinity) - end > 2 * one.row.height) return one
    const label = plainWords(behind.map(({ text }) => text).join(' '))
    return lettersIn(label.join('')) < 3 ? one : { ...one, behind, label, role: getAmountRole(label) }
  })
  const least = isHeaded ? 2 : LEAST_NAMED_BEHIND
  return named.filter(({ behind }) => behind !== undefined).length < least ? [...rows] : named
}

const fromWord = (words: readonly PageWord[]) => words.slice(words.findIndex(({ text }) => lettersIn(text) > 1))

const isSign = /^(?:€|EUR|EUROS?)$/i

/** Rows without whole euros of a picture on which amounts have cents. */
function withoutDoubtful(rows: readonly BillRow[]): BillRow[] {
  const amounts = rows.flatMap(({ numbers }) => numbers.amounts)
  const hasCents = amounts.filter(({ words }) => words.some(({ text }) => /[.,]\d{2}/.test(text))).length >= 2
  return rows.map((one) => {
    const doubtful = hasCents ? one.numbers.amounts.filter(({ mayLackComma }) => mayLackComma === true) : []
    if (doubtful.length === 0) return one
    const { amounts: all, counts } = one.numbers
    const numbers = {
      ...one.numbers,
      amounts: all.filter((amount) => !doubtful.includes(amount)),
      counts: [...counts, ...doubtful.map(({ cents, x, right }) => ({ value: Math.abs(cents) / 100, x, right }))],
    }
    return billRowOf(one.row, one.at, numbers)
  })
}

function billRowOf(row: PageRow, at: number, mended?: Numbers): BillRow {
  const days = findDays(row).flatMap(({ words }) => words)
  const without = days.length === 0 ? row : { ...row, words: row.words.filter((word) => !days.includes(word)) }
  const numbers = mended ?? parseNumbers(without)
  const first = Math.min(...numbers.amounts.map(({ x }) => x))
  const label = plainWords(
    row.words
      .filter((word) => word.x < first && !days.includes(word))
      .map(({ text }) => text)
      .join(' '),
  )
  const role = label.length === 0 ? null : getAmountRole(label)
  // An earlier bill, with what it came to.
  return { row, at, numbers, label, role: role ?? (namesBill(label) ? 'aside' : null) }
}

/** The last amount of a row; the larger one where its comma may be lost. */
function last({ numbers: { amounts } }: BillRow): number {
  const end = amounts.at(-1)
  return Math.max(0, ...amounts.filter(({ x }) => x === end?.x).map(({ cents }) => Math.abs(cents)))
}

// The word that corrects stands at the total's own: "nouveau total" is one, "notre nouveau compte" none.
const ofCorrection = [
  ...joinedTo(
    ['nouveau', 'nuovo', 'nieuw', 'gecorrigeerd*', 'herzien', 'aangepast'],
    [''],
    `total | montant | net a payer | totale | importo | totaal | totaalbedrag | eindtotaal | eindbedrag | bedrag`,
  ),
  ...joinedTo(
    ['total', 'ttc', 'montant', 'a payer', 'totale', 'fattura', 'importo', 'a pagare', 'totaal', 'te betalen'],
    [''],
    `corrige | rectifie | revise | modifie | apres correction | apres rectification
    | corretto | rettificato | dopo correzione | dopo rettifica | gecorrigeerd | na correctie`,
  ),
]

/** A total after which care goes on, and a larger one comes, is a part's; one that a later total corrects is none. */
function withSubtotals(rows: readonly BillRow[]): BillRow[] {
  const correction = rows.findLastIndex(
    (one) => isTotal(one) && one.numbers.amounts.length > 0 && says(one.label, ofCorrection),
  )
  return rows.map((one, at) =>
    isTotal(one) && (at < correction || isOfPart(one, rows.slice(at + 1))) ? { ...one, role: 'subtotal' } : one,
  )
}

const isTotal = ({ role }: BillRow) => role === 'total' || role === 'payable'

function isOfPart(one: BillRow, below: readonly BillRow[]): boolean {
  if (one.role !== 'total' || one.numbers.amounts.length === 0) return false
  const after = below.filter(({ numbers }) => numbers.amounts.length > 0)
  const next = after.findIndex(({ role }) => role === 'total' || role === 'payable' || role === 'net')
  const between = after
    .slice(0, Math.max(0, next))
    .filter(({ role, label }) => role === null && label.join('').length >= 3)
  return between.length > 0 && after.some((other) => isTotal(other) && last(other) > last(one))
}

/** Labels each amount by the words on its left, or by the cell above it. A line of care has no label, whatever its column says. */
export function labelledAmounts(rows: readonly BillRow[], lines: ReadonlySet<number>): LabelledAmount[] {
  const pageRows = rows.map(({ row }) => row)
  return rows.flatMap(({ row, at, numbers, role, behind: named }) => {
    const amounts = numbers.amounts.toSorted((one, other) => one.x - other.x)
    return amounts.map((amount, index): LabelledAmount => {
      // An amount whose comma may be lost stands there twice.
      const from = amounts.slice(0, index).findLast(({ x }) => x < amount.x)?.right ?? -Infinity
      const before = row.words.filter((word) => word.x >= from && word.x < amount.x)
      const beside = besideBrackets(row, amount, amounts[index - 1]) ?? before
      if (lines.has(at)) return { ...amount, role: null, at }
      if (named !== undefined) return { ...amount, role, at }
      const labelRole =
        role === 'subtotal' ? role : (taxRole(row, amount, beside, amounts[index - 1]) ?? besideRole(beside, row))
      if (labelRole !== null) return { ...amount, role: labelRole, at }
      // A word behind it may name it ("45,00 € TTC"), where nothing else follows.
      const next = amounts[index + 1]?.x ?? Infinity
      const behind = row.words.filter(
        (word) => word.x >= amount.right && word.x < next && word.x - amount.right < 2 * row.height,
      )
      const wordsBehind = plainWords(behind.map(({ text }) => text).join(' '))
      const isLast = index === amounts.length - 1
      const after =
        isLast && wordsBehind.length > 0 && getAmountRole(wordsBehind) !== null
          ? getAmountRole(['total', ...wordsBehind])
          : null
      if (after === 'total' || after === 'net') return { ...amount, role: after, at }
      // A fee in the bill's table has its amount below the head of all amounts.
      if (isLast && role === 'fee') return { ...amount, role, at }
      const columnRole = roleOfCaption(pageRows, at, amount) ?? roleAbove(rows, at, amount)
      // "Remise 10 %  -14,25  -17,10", below the heads "HT" and "TTC": it is taken off both.
      const isTakenOff = role === 'discount' || role === 'deposit'
      return { ...amount, role: isTakenOff && isOfTotals(columnRole) ? role : columnRole, at }
    })
  })
}

const isOfTotals = (role: Role | null): boolean => role === 'total' || role === 'net' || role === 'payable'

/**
 * Words that name an amount within brackets, or the one behind them: "Total TTC (TVA 20 % : 22,50) 135,00". Null where no amount stands
 * in brackets.
 */
function besideBrackets({ words }: PageRow, { x }: Amount, previous: Amount | undefined): readonly PageWord[] | null {
  const before = words.filter((word) => word.x < x)
  const open = before.findLastIndex(({ text }) => text.startsWith('('))
  const close = words.findIndex(({ text }, at) => at > open && text.includes(')'))
  const [from, to] = [words[open]?.x ?? Infinity, words[close]?.x ?? -Infinity]
  if (open < 1 || from >= to) return null
  // "Te betalen (€ 105,00)"
  const within = before.slice(open)
  if (x <= to) return within.some(({ text }) => lettersIn(text) > 1) ? within : null
  return previous !== undefined && previous.x > from && previous.x <= to
    ? [...before.slice(0, open), ...before.slice(close + 1)]
    : null
}

// "IVA 22% su 204,00", "TVA 20 % sur 70,00 : 14,00", "BTW 21% op 120,00".
const ofBase = phrases('su | sul | sur | op | over | van | de | di | imponibile | imp | imp. | base | maatstaf | basis')

/** The part of an amount in a row that names a tax with what it is reckoned from: that is net, and what follows it the tax. */
function taxRole(row: PageRow, amount: Amount, beside: readonly PageWord[], previous: Amount | undefined): Role | null {
  const wordsOf = (words: readonly PageWord[]) =>
    plainWords(words.map(({ text }) => text).join(' ')).filter((word) => !/^[\d%€]+$/.test(word) && word !== 'eur')
  const isBase = (words: readonly PageWord[], x: number) => {
    const last = wordsOf(words).slice(-1)
    return says(last, ofBase) && says(wordsOf(row.words.filter((word) => word.x < x)), taxNames)
  }
  if (isBase(beside, amount.x)) return 'net'
  if (previous === undefined || wordsOf(beside).some((word) => word !== 'soit')) return null
  return isBase(row.words.filter((word) => word.x < previous.x).slice(-6), previous.x) ? 'tax' : null
}

const taxNames = phrases('tva | t v a | iva | imposta | btw')

/** The part by the words that stand closest, else by all between this amount and the one before. */
function besideRole(words: readonly PageWord[], row: PageRow): Role | null {
  const [close] = splitCells({ ...row, words }).slice(-1)
  const near = close === undefined ? [] : plainWords(close.text).filter((word) => !/^[\d%]+$/.test(word))
  return (
    getAmountRole(near.slice(-3)) ??
    getAmountRole(near) ??
    getAmountRole(plainWords(words.map(({ text }) => text).join(' ')))
  )
}

// No table of totals has as many columns; each amount of such a row would be held against all words above it.
const mostColumns = 40

/** The part that a small caption right below says. */
export function roleOfCaption(rows: readonly PageRow[], at: number, { row, x, right }: Amount): Role | null {
  const cell = splitCells(row).find((one) => one.x < right && one.right > x)
  const caption = cell && findCaption(rows, at, cell)
  return caption ? getAmountRole(plainWords(caption.text)) : null
}

/** The part that a heading above says, as in a small table of totals; other amounts may stand between. */
function roleAbove(rows: readonly BillRow[], at: number, amount: Amount): Role | null {
  const { row } = amount
  const all = rows[at]?.numbers.amounts ?? []
  if (all.length > mostColumns) return null
  const beside = all.filter(({ x }, index) => all.findIndex((other) => other.x === x) === index)
  for (let up = at - 1; up >= Math.max(0, at - 6); up -= 1) {
    const above = rows[up]
    if (above === undefined || above.row.page !== row.page || row.y - above.row.y > 9 * row.height) return null
    const words = wordsAbove(above.row, amount, beside)
    if (words.length === 0) continue
    const text = words.map((word) => word.text).join(' ')
    if (/^[\d\s.,€%-]+$/.test(text.replaceAll(/EUR(?:OS?)?/gi, ''))) continue
    // "P.IVA 01234567890" is the clinic's.
    const plain = plainWords(text)
    return /\d{9}/.test(text.replaceAll(/[\s.]/g, '')) && !says(plain, ofBill) ? null : getAmountRole(plain)
  }
  return null
}

/**
 * Words of a heading that stand over one of several amounts: as many cells as amounts are theirs in their order; else as most of them
 * stand, by where they begin, end or have their middle.
 */
function wordsAbove(above: PageRow, amount: Amount, beside: readonly Amount[]): readonly PageWord[] {
  const near = 0.7 * amount.row.height
  const sorted = beside.toSorted((one, other) => one.x - other.x)
  const index = sorted.findIndex(({ x }) => x === amount.x)
  const cells = splitCells(above)
  const isOver = (cell: { x: number; right: number }, one: Amount) =>
    cell.x < one.right + 2 * near && cell.right > one.x - 2 * near
  if (cells.length === sorted.length && cells.every((cell, at) => isOver(cell, sorted[at] ?? amount)))
    return cells[index]?.words ?? []
  const rightOf = (one: { right: number }) => one.right
  const middleOf = (one: { x: number; right: number }) => (one.x + one.right) / 2
  const edges = [
    { of: rightOf, ofAmount: rightOf },
    { of: (one: { x: number }) => one.x, ofAmount: (one: Amount) => one.x },
    { of: middleOf, ofAmount: middleOf },
    { of: rightOf, ofAmount: endOfSign },
  ].map(({ of, ofAmount }) => {
    const cellOf = (one: Amount) => cells.find((cell) => Math.abs(of(cell) - ofAmount(one)) < near)
    return { cellOf, hits: sorted.filter((one) => cellOf(one) !== undefined).length }
  })
  const best = edges.reduce((one, other) => (other.hits > one.hits ? other : one))
  const own = best.hits > sorted.length / 2 ? best.cellOf(amount) : undefined
  if (own !== undefined) return own.words
  // Headings that stand close to each other are one cell: they begin, or end, where the amounts do.
  const half = beside.length / 2
  const begins = (one: Amount) => above.words.some((word) => Math.abs(word.x - one.x) < near)
  const ends = (one: Amount) => above.words.some((word) => Math.abs(word.x + word.width - one.right) < near)
  if (beside.length > 1 && beside.filter(begins).length > half) {
    const next = sorted[index + 1]?.x ?? Infinity
    return above.words.filter((word) => word.x > amount.x - near && word.x < next - near)
  }
  if (beside.length > 1 && beside.filter(ends).length > half) {
    const before = sorted[index - 1]?.right ?? -Infinity
    return above.words.filter(
      (word) => word.x + word.width < amount.right + near && word.x + word.width > before + near,
    )
  }
  const cell = cells.find((one) => one.x < amount.right + near && one.right > amount.x - near)
  return cell?.words ?? []
}

/** Right edge of an amount including a euro sign behind it. */
function endOfSign({ row, words, right }: Amount): number {
  const last = words.at(-1)
  const sign = last && row.words[row.words.indexOf(last) + 1]
  return sign && /^(?:€|EUR)/.test(sign.text) ? sign.x + sign.width : right
}
