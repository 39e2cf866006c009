import { findPhrase, lettersIn, type Phrase, phrases, plainWords, says } from '../page/phrases.ts'
import { splitCells } from '../page/rows.ts'
import type { Amount } from '../values/amounts.ts'
import { findDays } from '../values/dates.ts'
import { isHeading } from './headings.ts'
import { type BillRow, roleOfCaption } from './labelled-amounts.ts'
import { getAmountRole, type Role } from './roles.ts'

/** A row of the bill's table, with all amounts that stand in it. */
export type BodyLine = {
  at: number
  label: string
  amounts: readonly Amount[]
  rate: number | null
  count: number | null
}

const noLine = phrases(
  `iban | bic | siret | cap soc | capitale sociale | capital social | kapitaal | tva intra* | tel | telephone | capital
  | rcs | echeance | scadenza | vervaldatum | page | pagina | pag | pag. | blz | bladzijde | indemnite | penalites
  | totaux | totali | poids | peso | gewicht
  | ne le | nato il | geboren`,
)

/** Tells the names of totals that stand in a row of their own, above the amounts. */
function isHeadOfTotals({ row, numbers }: BillRow, below: BillRow | undefined): boolean {
  if (numbers.amounts.length > 0 || below === undefined || below.numbers.amounts.length === 0) return false
  const named = splitCells(row).map(({ text }) => getAmountRole(plainWords(text)))
  const isOfTotals = named.some((role) => role === 'total' || role === 'payable' || role === 'net')
  return isOfTotals && named.every((role) => role !== null) && lettersIn(labelOf(below)) < 3
}

const endRoles: ReadonlySet<Role> = new Set(['total', 'payable', 'net', 'tax', 'balance', 'paid', 'fee'])

/** Rows of the table of care: those with words and an amount, from its heading (or the top) to the first total. */
export function findBillBody(rows: readonly BillRow[]): BodyLine[] {
  const pageRows = rows.map(({ row }) => row)
  // Totals that have their names in small letters below.
  const isCaptioned = (one: BillRow) =>
    one.role === null &&
    lettersIn(labelOf(one)) < 3 &&
    one.numbers.amounts.some((amount) => roleOfCaption(pageRows, one.at, amount) !== null)
  const isEnd = (one: BillRow) =>
    one.numbers.amounts.length > 0 && (isCaptioned(one) || (one.role !== null && endRoles.has(one.role)))
  // A small table of totals has a heading too: below that of the lines stands a line.
  const heading = rows.findIndex((one, at) => {
    const next = isHeading(one) ? rows.slice(at + 1).find(({ numbers }) => numbers.amounts.length > 0) : undefined
    return next !== undefined && next.role === null && next.label.join('').replaceAll(/[\d%€.,]/g, '').length >= 3
  })
  const from = heading < 0 ? 0 : heading + 1
  const end = heading < 0 ? -1 : rows.findIndex((one, at) => at > heading + 1 && isEnd(one))
  const columns = otherColumns(rows[heading], rows.slice(from, end < 0 ? undefined : end))
  const found: BodyLine[] = []
  let above: BillRow | null = null
  for (const [index, one] of rows.entries()) {
    if (index < from) continue
    if (isEnd(one) || (found.length > 0 && isHeadOfTotals(one, rows[index + 1]))) {
      // What follows the totals are taxes and payments; a table goes on after a subtotal alone.
      if (found.length > 0) break
      continue
    }
    if (one.numbers.amounts.length === 0) {
      above = isHeading(one) || getAmountRole(plainWords(one.row.text)) !== null ? null : one
      continue
    }
    const label = labelOf(one)
    const isOther =
      one.role === 'discount' ||
      one.role === 'deposit' ||
      one.role === 'subtotal' ||
      one.role === 'aside' ||
      one.role === 'stamp'
    const wordsBefore = plainWords(one.row.text)
    if (!isOther && (one.isOfCare === true || !says(wordsBefore, noLine))) {
      const named = lettersIn(label) >= 3 ? label : above === null ? '' : plainLabel(above)
      const { money, rate, count } = sorted(one, columns)
      if (lettersIn(named) >= 3 && money.length > 0 && !isChip(plainWords(named)) && !isDetail(plainWords(named)))
        found.push({
          at: one.at,
          label: named,
          amounts: money,
          rate: rate ?? one.numbers.percents.at(-1)?.value ?? null,
          count: count ?? one.numbers.counts.at(0)?.value ?? null,
        })
    }
    above = null
  }
  return withoutCarried(found)
}

const lastCents = ({ amounts }: BodyLine) => amounts.at(-1)?.cents ?? 0
const pageOf = (line: BodyLine | undefined) => line?.amounts[0]?.row.page

/** Drops what all lines above add up to, at the end of a page and at the beginning of the next, whatever it is called. */
function withoutCarried(lines: readonly BodyLine[]): BodyLine[] {
  const kept: BodyLine[] = []
  let sum = 0
  for (const [at, line] of lines.entries()) {
    const [before, next] = [lines[at - 1], lines[at + 1]]
    const isOut = next !== undefined && pageOf(next) !== pageOf(line) && lastCents(next) === lastCents(line)
    const isIn = before !== undefined && pageOf(before) !== pageOf(line)
    if ((isOut || isIn) && kept.length > 1 && sum === lastCents(line)) continue
    kept.push(line)
    sum += lastCents(line)
  }
  return kept
}

// Details that a list writes below each line, in rows of their own: "Quantità: 1.00", "Valore unitario: 90.00".
const ofDetail = phrases(
  `quantite | quantita | aantal | nr linea | numero linea | n linea | numero de ligne | regelnummer
  | prix unitaire | prezzo unitario | valore unitario | eenheidsprijs`,
)
const isDetail = (words: readonly string[]) =>
  /^(?:importo|montant|bedrag)$/.test(words.join(' ')) ||
  (words.length <= 4 && ofDetail.some((phrase) => findPhrase(phrase, words) === 0))

const ofChip = phrases(
  'puce | chip | microchip | transpondeur | transponder | n | n° | no | nr | num | numero | nummer',
)

/** Tells a chip's number that has its name alone beside it; "Identification 250…" may be a line of care. */
const isChip = (words: readonly string[]) =>
  words.some((word) => /^\d{15}$/.test(word)) && words.every((word) => /^[\d€]+$/.test(word) || says([word], ofChip))

/** Columns of a table that hold no money, by their headings: "20,00" below "TVA" is a rate, "1,00" below "Qté" a quantity. */
type OtherColumn = { is: 'rate' | 'count' | 'reduction'; x: number; right: number }

const titles: readonly { is: OtherColumn['is']; any: Phrase[] }[] = [
  { is: 'rate', any: phrases('tva | taux | iva | aliq | aliq. | aliquota | btw | tarief | %') },
  {
    is: 'count',
    any: phrases('qte | quantite | qt | nb | nbre | nombre | qta | quantita | q | aantal | aant | aant.'),
  },
  { is: 'reduction', any: phrases('rem | rem. | remise | sconto | sc | sc. | korting | kort | kort. | rist | rist.') },
]

const knownRates = [0, 210, 400, 500, 550, 600, 850, 1000, 1200, 2000, 2100, 2200]

function otherColumns(heading: BillRow | undefined, below: readonly BillRow[]): OtherColumn[] {
  if (heading === undefined) return []
  const cells = splitCells(heading.row).map(({ text, x, right }) => ({ text, x, right, isCell: true }))
  // Headings that stand close are one cell: a word of it may be the column's own.
  const words = heading.row.words.map(({ text, x, width }) => ({ text, x, right: x + width, isCell: false }))
  return [...cells, ...words].flatMap(({ text, x, right, isCell }) => {
    const headingWords = plainWords(text).filter(
      (word, _at, all) => all.length === 1 || (word !== '%' && word !== 'ta'),
    )
    const is =
      headingWords.length > 1 ? undefined : titles.find(({ any }) => any.some(([word]) => word === headingWords[0]))?.is
    if (is === undefined || (!isCell && is !== 'rate')) return []
    const column = { is, x, right }
    const own = below.flatMap((row) => row.numbers.amounts.filter((one) => isBelow(one, column, row)))
    // "TVA" may stand over taxes: rates are those that a country knows.
    return is === 'rate' && !own.every(({ cents }) => knownRates.includes(cents)) ? [] : [column]
  })
}

const isBelow = (one: Amount, { x, right }: { x: number; right: number }, { row }: BillRow) =>
  one.x < right + 0.5 * row.height && one.right > x - 0.5 * row.height

/** Parts a row's amounts into money and what stands in other columns. */
function sorted(
  row: BillRow,
  columns: readonly OtherColumn[],
): { money: readonly Amount[]; rate: number | null; count: number | null } {
  const { numbers } = row
  const columnOf = (one: Amount) => columns.find((column) => isBelow(one, column, row))?.is
  const value = (is: OtherColumn['is']) => numbers.amounts.find((one) => columnOf(one) === is && one.cents < 10_000)
  const rate = value('rate')
  const count = value('count')
  return {
    money: numbers.amounts.filter((one) => columnOf(one) === undefined || one.cents >= 10_000 || one.hasEuro),
    rate: rate === undefined ? null : rate.cents / 100,
    count: count === undefined ? null : count.cents / 100,
  }
}

/** The words of a row's cells that say something; the code and the quantity have cells of their own. */
function labelOf({ row, numbers, behind }: BillRow): string {
  if (behind !== undefined) return clean(behind.map(({ text }) => text).join(' '))
  const [one = 0, other = one] = numbers.amounts.map(({ x }) => x).toSorted((left, right) => left - right)
  // "2 x 6,20 Milpro 12,40": the name is behind the price of one.
  const isNamed = row.words.some(({ x, text }) => x > one && x < other && lettersIn(text) >= 3 && !/eur/i.test(text))
  const first = isNamed && isCount(row.words.filter(({ x }) => x < one)) ? other : one
  // The day at the beginning of a line is no part of its name.
  const day = findDays(row).find(({ words }) => words[0] === row.words[0])
  const cells = splitCells({ ...row, words: row.words.filter((word) => word.x < first && !day?.words.includes(word)) })
  const labels = cells.filter(({ text }) => lettersIn(text) >= 3)
  return clean(
    labels
      .map(({ words, text }) => (daysIn(row, words) ? '' : text))
      .join(' ')
      .replace(/^\s*(?:[A-Z]{0,3}\d{2,6}|\d\d[/.-]\d\d)\s+(?=\p{L})/u, '')
      .replace(/^\s*\d+\s?[x×*]\s?(?:€\s?)?\d+[.,]\d\d\s?(?:€\s?)?(?=\p{L})/u, '')
      // "Hospitalisation 2 jours x 42,00"
      .replace(/(?<=\d\s?\p{L}*)\s+[x×]\s*$/u, ''),
  )
}

const isCount = (words: BillRow['row']['words']) =>
  /^\d{1,3} ?[x×*](?: ?€)?$/i.test(words.map(({ text }) => text).join(' '))

const daysIn = (row: BillRow['row'], words: BillRow['row']['words']) =>
  findDays({ ...row, words }).some((day) => day.words.length === words.length)

const plainLabel = ({ row }: BillRow) => clean(row.text)

/** A label without the marks of a table, at most 120 characters. */
const clean = (text: string) =>
  text
    .replaceAll(/[|_~*]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s\-–—.,:;•·]+|[\s\-–—.,:;•·(]+$/g, '')
    .slice(0, 120)
