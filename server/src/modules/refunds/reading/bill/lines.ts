import { phrases, plainWords, says } from '../page/phrases.ts'
import { cellsOf } from '../page/rows.ts'
import type { Amount } from '../values/amounts.ts'
import { daysOf } from '../values/dates.ts'
import type { BillRow } from './labelled-amounts.ts'
import { roleOf } from './roles.ts'

/** A row of the bill's table, with all amounts that stand in it. */
export type BodyLine = {
  at: number
  label: string
  amounts: readonly Amount[]
  rate: number | null
  count: number | null
}

const headings = phrases(
  `designation | libelle | description | prestation* | prestations | acte | actes | intitule | detail | article | articles | produit* | soins | quantite | qte | qt | prix | prix unitaire | pu
  | montant | montants | descrizione | prestazione | prestazioni | quantita | qta | prezzo | importo | voce | omschrijving | aantal | prijs | bedrag | eenheidsprijs | totaal | total | tva | iva | btw | taux | aliquota`,
)

/** Tells a table's heading: two words of one, and no amount. */
export function isHeading({ row, numbers }: BillRow): boolean {
  if (numbers.amounts.length > 0) return false
  const words = plainWords(row.text)
  const hits = headings.filter((phrase) => phrase.length === 1 && says(words, [phrase])).length
  return hits >= 2 && words.length <= 16
}

const noLine = phrases(
  `iban | bic | siret | tva intra* | tel | telephone | capital | rcs | echeance | scadenza | vervaldatum | page | pagina | indemnite | penalites | poids | peso | gewicht
  | ne le | nato il | geboren`,
)

/** Rows of the table of care: those with words and an amount, from its heading (or the top) to the first total. */
export function bodyOf(rows: readonly BillRow[]): BodyLine[] {
  const isEnd = ({ role, numbers }: BillRow) =>
    numbers.amounts.length > 0 &&
    (role === 'total' ||
      role === 'payable' ||
      role === 'net' ||
      role === 'tax' ||
      role === 'balance' ||
      role === 'paid' ||
      role === 'fee')
  // A small table of totals has a heading too: below that of the lines stands a line.
  const heading = rows.findIndex((one, at) => {
    const next = isHeading(one) ? rows.slice(at + 1).find(({ numbers }) => numbers.amounts.length > 0) : undefined
    return next !== undefined && next.role === null && next.label.join('').replaceAll(/[\d%€.,]/g, '').length >= 3
  })
  const from = heading < 0 ? 0 : heading + 1
  const found: BodyLine[] = []
  let above: BillRow | null = null
  for (const [index, one] of rows.entries()) {
    if (index < from) continue
    if (isEnd(one)) {
      // What follows the totals are taxes and payments; a table goes on after a subtotal alone.
      if (found.length > 0) break
      continue
    }
    if (one.numbers.amounts.length === 0) {
      above = isHeading(one) || roleOf(plainWords(one.row.text)) !== null ? null : one
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
    if (!isOther && !says(wordsBefore, noLine)) {
      const named = letters(label) >= 3 ? label : above === null ? '' : plainLabel(above)
      if (letters(named) >= 3)
        found.push({
          at: one.at,
          label: named,
          amounts: one.numbers.amounts,
          rate: one.numbers.percents.at(-1)?.value ?? null,
          count: one.numbers.counts.at(0)?.value ?? null,
        })
    }
    above = null
  }
  return found
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** The words of a row's cells that say something; the code and the quantity have cells of their own. */
function labelOf({ row, numbers }: BillRow): string {
  const first = Math.min(...numbers.amounts.map(({ x }) => x))
  const cells = cellsOf({ ...row, words: row.words.filter((word) => word.x < first) })
  const said = cells.filter(({ text }) => letters(text) >= 3)
  return clean(
    said
      .map(({ words, text }) => (daysIn(row, words) ? '' : text))
      .join(' ')
      .replace(/^\s*[A-Z]{0,3}\d{2,6}\s+(?=\p{L})/u, ''),
  )
}

const daysIn = (row: BillRow['row'], words: BillRow['row']['words']) =>
  daysOf({ ...row, words }).some((day) => day.words.length === words.length)

const plainLabel = ({ row }: BillRow) => clean(row.text)

/** A label without the marks of a table, at most 120 characters. */
const clean = (text: string) =>
  text
    .replaceAll(/[|_~*]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s\-–—.,:;•·]+|[\s\-–—.,:;•·(]+$/g, '')
    .slice(0, 120)
