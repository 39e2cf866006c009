import { findPhrase, type Phrase, phrases, plainWords, says } from '../page/phrases.ts'
import { type PageRow, splitCells } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'

export const ofBill = phrases(
  `facture | fattura | factuur | note d honoraires | parcella | nota onorari | nota d onorari | nota onorario
  | nota di onorario | nota compensi | nota competenze | ereloonnota | ereloonstaat`,
)

/** Titles of bills and receipts. */
export const ofInvoice = phrases(
  `facture | facture acquittee | facture client | facture de vente
    | note d honoraires | recu | ticket de caisse | releve d honoraires | fattura
    | fattura immediata | fattura differita | fattura accompagnatoria | fattura di vendita
    | ricevuta | ricevuta fiscale | ricevuta sanitaria | parcella | nota pro forma | nota onorari | nota d onorari
    | nota onorario | nota di onorario | nota compensi | nota competenze | documento commerciale
    | scontrino | fattura elettronica | notula | factuur | rekening | ereloonnota | kasticket | btw bon
    | ontvangstbewijs | honorairenota | verkoopfactuur | ereloon | ereloonstaat`,
)
// Receipts, of what is paid at once, have these before their number.
const ofReceipt = phrases(
  'recu | ticket | ricevuta | scontrino | documento commerciale | notula | kasticket | btw bon | rekening nr',
)

/** Tells whether a cell begins with a bill's title and has a number or a day. */
const isNumbered = ({ plain, words }: TitleCell, titles: readonly Phrase[]): boolean =>
  titles.some((phrase) => findPhrase(phrase, plain) === 0) &&
  words.length <= 8 &&
  words.some(({ text }) => /\d/.test(text))

export const hasNumberedBill = (row: PageRow): boolean => titleCells(row).some((cell) => isNumbered(cell, ofBill))

const numberedTitles = [...ofBill, ...ofReceipt, ...phrases('factuurnummer | factuurnr')]

/** Tells whether a row has the title of a bill or a receipt, with a number or alone. */
export const hasBillTitle = (row: PageRow): boolean =>
  titleCells(row).some((cell) => {
    const [original, named] = [withoutFirst(ofCopy, cell), withoutFirst(ofNumber, cell)]
    return (
      [original, named].some((one) => isNumbered(one, numberedTitles)) ||
      ofInvoice.some((phrase) => phrase.join(' ') === original.plain.join(' '))
    )
  })

const ofCopy = phrases('copie | copia | kopie | duplicata | duplicato | duplicaat')
const ofNumber = phrases('n | n° | no | nr | num | numero')
const besideFirst = phrases('di | de | della | du | la | van | cortesia')

/** A title's cell without such a word before it: "Copia di cortesia della fattura n. 12", "Numéro de facture : 12". */
function withoutFirst(any: readonly Phrase[], cell: TitleCell): TitleCell {
  if (!says(cell.plain.slice(0, 1), any)) return cell
  const from = cell.plain.findIndex((word, at) => at > 0 && !says([word], besideFirst))
  return from < 0 ? cell : { ...cell, plain: cell.plain.slice(from), words: cell.words.slice(from) }
}

/** Tells whether a text has the title of a bill with its number or day; a picture may have lost another title. */
export const isTitledBill = (rows: readonly PageRow[]): boolean =>
  rows.every(({ page }) => page.source === 'text') && rows.some(hasNumberedBill)

export type TitleCell = { words: readonly PageWord[]; plain: readonly string[]; isRow: boolean }

/** Lists a row and its cells: a title may be beside the clinic. */
export function titleCells(row: PageRow, plain = plainWords(partTitle(row.text))): TitleCell[] {
  const cells = splitCells(row)
  const own = cells.length < 2 || cells.length > 4 ? [] : cells
  return [
    { words: row.words, plain, isRow: true },
    ...own.map(({ words, text }) => ({ words, plain: plainWords(partTitle(text)), isRow: false })),
  ]
}

/** Separates a title from text that a picture joined to it: "CREDITONum. documento", "AvoirN° 12", "FACTURE2026-0143". */
export const partTitle = (text: string): string =>
  text.replaceAll(
    /(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}|[Nn]°)|(?<=\p{Ll}{4})(?=\p{Lu}\p{L}|\p{Lu}[°º.])|(?<=\p{L}{5})(?=\d)/gu,
    ' ',
  )
