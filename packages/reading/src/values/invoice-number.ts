import { findCaption, isCaption } from '../page/captions.ts'
import { type Phrase, phrases, findPhrase, plainWords, says } from '../page/phrases.ts'
import { type Cell, splitCells, type PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import { parseNumbers } from './amounts.ts'
import { findDays, inFigure, parseMonth } from './dates.ts'

export type FoundNumber = { number: string; row: PageRow; words: readonly PageWord[] }

// Titles of the bill that follows a deposit's: "Facture de solde n° 118" above "Acompte (facture n° 99)".
const labelsOfFinalBill = phrases(
  `facture de solde | facture solde | facture definitive | facture finale | facture de cloture | note de frais veterinaires
  | fattura a saldo | fattura di saldo | fattura saldo | fattura definitiva | fattura finale
  | slotfactuur | eindfactuur | saldofactuur`,
).flatMap((title) => ['n°', 'n', 'no', 'nr', 'nummer'].map((mark) => [...title, mark]))
// The first say the number by themselves, the others only before "n°" or a mark of their own.
const labels = phrases(
  `numero de facture | numero facture | n° facture | n° de facture | no facture | no de facture | nr facture
  | num facture | facture numero | facture n° | facture no | facture nr | facture n | facture ref | reference facture
  | ref facture
  | facture d honoraires n° | note d honoraires n° | note n° | note no | honoraires n° | recu n° | recu no | ticket n°
  | ticket no | ticket n | ticket nr | avoir n° | avoir no | avoir numero | n° avoir | n° d avoir | n° de avoir
  | numero d avoir | numero de avoir | numero avoir | devis n° | devis no | piece n° | piece no | n° piece
  | numero de piece | n° de piece | fact n° | fact n | fact nr | note de frais n° | document n° | n° document | n° de document
  | facture acquittee n° | releve n° | justificatif de caisse n° | justificatif de vente n° | note de caisse n°
  | justificatif n° | facturette n° | vente n°
  | fattura n° | fattura n | fattura nr | fattura numero | fattura no | numero fattura | n° fattura | nr fattura
  | n fattura | num fattura | numero documento | n° documento | n documento | nr documento | num documento
  | documento n | documento n° | documento nr | ricevuta n | ricevuta n° | ricevuta nr | ricevuta fiscale n
  | ricevuta fiscale n° | parcella n | parcella n° | parcella nr | nota n | nota n° | ft n | ft n° | ft nr
  | fatt n | fatt n° | fatt nr | nr doc | num doc | n doc | n° doc
  | nota onorari n | nota onorari n° | nota onorari nr | nota spese n | nota spese n° | nota spese nr
  | notula n | fattura immediata n | fattura immediata n°
  | preventivo n | preventivo n° | nota di credito n | nota di credito n° | nota di credito nr | nota credito n
  | n nota di credito | n nota credito | numero nota di credito | numero nota credito | doc n | doc n° | doc nr
  | documento commerciale n | documento commerciale n° | documento commerciale nr | scontrino n | scontrino n°
  | scontrino nr | scontrino parlante n | scontrino parlante n° | scontrino parlante nr | ricevuta sanitaria n
  | ricevuta sanitaria n°
  | invoice number | invoice no | invoice n° | invoice nr | invoice ref | receipt no | receipt n° | receipt number
  | factuurnummer | factuurnr | factuur nr | factuur n° | factuur nummer | factuur no | nummer factuur | rekening nr
  | rekeningnr | kasticket nr | kassaticket nr | kassabon nr | ticketnummer | ticketnr | documentnummer | documentnr | document nr
  | ontvangstbewijs nr | creditnota nr | creditnota nummer | creditnotanummer | kredietnota nr | creditfactuur nr
  | nummer creditnota | offerte nr | offertenummer | nota nr | ereloonnota nr | honorariumnota nr | verkoopfactuur nr
  | verkoopfactuur nummer | bonnummer | bonnr | bon nr | bon n°`,
)
  .concat(labelsOfFinalBill)
  .toSorted((one, other) => other.length - one.length)

// These name other things too, and the bill where nothing else names it.
const looseLabels = phrases('reference | ref | numero | nummer')
// Heads of a column, beside the column of days, which say it of the number below.
const headLabels = phrases('n° | n | no | nr | numero | nummer | num | facture | fattura | factuur | avoir | piece')
const ofDays = phrases('date | data | datum | du | del | le | van | dd')

const titles = phrases(
  `facture d avoir | facture d annulation | facture | fattura | factuur | avoir | creditfactuur | kredietnota | recu
  | ricevuta | parcella | nota onorari | notula | ereloonnota | honorariumnota | verkoopfactuur | note d honoraires
  | creditnota | note de credit | nota di credito | devis | preventivo | offerte | kasticket | btw bon | ticket | honorarianota
  | ontvangstbewijs | invoice`,
)

// A bill in Dutch, and a bank's account: the title where a row begins with it, and no other is one.
const lastTitles = phrases('rekening')

const notOne = phrases(
  `adherent* | adhesion | assure* | societaire | souscripteur | police | compte | conto | rekening* | contract*
  | polis* | lidnummer | bestel* | bestelling | ordine | ordini | order | bon | bdc | livraison | pratica | fascicolo
  | proprietaire | proprietario | eigenaar | lot | lotto | client | code client | code cliente | cliente | klant*
  | dossier | tel | telephone | tva | siret | ordre | iban | puce | chip | patient | paziente | animal | commande
  | contrat | polizza | telefono | page | iva | btw | telefoon | gsm | ondernemings* | agrement | inscription
  | iscrizione | albo | ordine | rpps | adeli | dpe | rea | ape | naf`,
)

// A table of care has references too, of what was done.
const ofCare = phrases(
  `designation | libelle | description | prestation | prestations | actes et produits | qte | quantite | descrizione
  | quantita | qta | omschrijving | aantal`,
)

// Whose number the words before a label say it is: a customer's own reference.
const ofOthers = phrases(
  `votre | vos | vs | v | client | cliente | vostro | vostra | vs rif | suo | sua | uw | klant* | commande
  | patient | paziente | dossier | adherent* | point`,
)

// A bill names the quote that it follows: "Suivant devis n° 771".
const ofQuote = phrases('devis | preventivo | offerte')
const ofOtherPaper = [...ofQuote, ...phrases('ordonnance | prescription | commande | ricetta | ordine | voorschrift')]
const withoutQuote = (some: readonly Phrase[]) => some.filter(([first]) => !says([first ?? ''], ofQuote))

// The invoice that a credit note gives back, and words that lead to it.
const ofInvoice = phrases('facture | fattura | factuur')
const ofCreditNote = phrases(
  `avoir | facture d avoir | facture d annulation | note de credit | nota di credito | nota credito
  | fattura di storno | creditnota | kredietnota | creditfactuur`,
)
const ofReference = phrases(
  `origine | initiale | originale | originaria | oorspronkelijke | sur | relatif | relative | concerne | concernant
  | annule | annulee | correspondant | rif | riferimento | riferita | relativa | storno di | a storno
  | storno parziale | storno totale | storno della | rettifica | en deduction | ter vermindering
  | betreft | inzake | op | voor | ref`,
)

/** The number of the bill: what stands behind its label, below it, or left of it. A credit note's own comes before that of its invoice. */
export function findInvoiceNumber(
  rows: readonly PageRow[],
  document: 'credit_note' | 'quote' | 'invoice' = 'invoice',
): FoundNumber | null {
  const upper = rows.slice(0, Math.max(25, Math.ceil(rows.length * 0.6)))
  if (document !== 'credit_note') return numberAmong(upper, document === 'quote' ? quoteSteps : billSteps)
  return (
    numberAmong(upper.map(withoutInvoice), creditSteps) ??
    numberAmong(
      upper.filter(({ text }) => !says(plainWords(text), ofReference)),
      creditSteps,
    )
  )
}

const ofHint = phrases('voir | cf | suite | vedi | vedere | zie')

// Labels that name the bill come before others: "Facture n° 118" below "Document n° 5512".
const ofThisBill = phrases(
  `facture | fattura | factuur | factuurnummer | factuurnr | slotfactuur | eindfactuur | saldofactuur | fact | fatt
  | parcella | notula | honoraires | avoir`,
)
// Unless it names another bill.
const ofOtherBill = phrases(
  `annul* | remplac* | sostitui* | vervang* | origine | originaria | acompte | acconto | voorschot* | impayee | insoluta
  | precedent* | anterieur* | rif | riferimento | vorig*`,
)
const ownLabels = labels.filter((phrase) => phrase.some((word) => says([word], ofThisBill)))
// A bill deducts a credit note that it names.
const withoutCreditNote = (some: readonly Phrase[]) => some.filter((phrase) => !phrase.includes('avoir'))
const billLabels = withoutCreditNote(ownLabels)

const quoteSteps = stepsOf(labels, titles)
const creditSteps = stepsOf(withoutQuote(labels), withoutQuote(titles))
const billSteps = stepsOf(withoutCreditNote(withoutQuote(labels)), withoutQuote(titles), billLabels)

function numberAmong(rows: readonly PageRow[], steps: readonly Step[]): FoundNumber | null {
  for (const step of steps)
    for (const [at, row] of rows.entries()) {
      const found = step(row, rows.slice(at + 1, at + 3), rows.slice(0, at + 1), rows)
      if (found !== null) return found
    }
  return null
}

type Step = (
  row: PageRow,
  below: readonly PageRow[],
  upTo: readonly PageRow[],
  rows: readonly PageRow[],
) => FoundNumber | null

/** Ways to find a number by its labels and titles, the surest first. */
function stepsOf(some: readonly Phrase[], titled: readonly Phrase[], own = ownLabels): Step[] {
  return [
    (row) => (says(plainWords(row.text), ofOtherBill) ? null : numberBehindLabel(own, row)),
    (row, _, __, rows) => (own === billLabels ? numberAtTitle(row, rows) : null),
    (row) => numberBehindLabel(some, row),
    (row) => numberLeftOf(some, row),
    (row, below, upTo) => numberBelowLabel(some, row, below, upTo),
    (_, __, upTo) => numberAboveCaption(some, upTo),
    (row, below) => numberBelowBareTitle(titled, row, below),
    (row) => numberBehindLabel(looseLabels, row),
    (row, _, __, rows) => numberBehind(titled, row, rows),
    (row) => (says(plainWords(row.text).slice(0, 1), lastTitles) ? numberBehind(lastTitles, row) : null),
    (row, below) => numberBelowTitle(titled, row, below),
    (row) => numberOfItself(row),
  ]
}

const textOf = (words: readonly PageWord[]): string => words.map(({ text }) => text).join(' ')

/** A row of a credit note up to where it names the invoice that is given back. */
function withoutInvoice(row: PageRow): PageRow {
  const all = spelled(row.words)
  const plain = all.map((one) => one.plain)
  const own = Math.max(...ofCreditNote.map((phrase) => lastEnd(phrase, plain)))
  const place = Math.min(...ofInvoice.map((phrase) => firstFrom(phrase, plain, Math.max(0, own))))
  const invoice = all[place]?.word
  const words = invoice === undefined ? row.words : row.words.slice(0, row.words.indexOf(invoice))
  return { ...row, words, text: textOf(words) }
}

function lastEnd(phrase: Phrase, words: readonly string[]): number {
  const place = findPhrase(phrase, words)
  return place < 0 ? -1 : place + phrase.length
}

function firstFrom(phrase: Phrase, words: readonly string[], from: number): number {
  const place = findPhrase(phrase, words, from)
  return place < 0 ? Infinity : place
}

/** Words with the plain words that they are made of, so that a place among these is one among those. */
function spelled(words: readonly PageWord[]): { word: PageWord; plain: string }[] {
  return words.flatMap((word) => {
    const split = word.text.replace(/(?<=[°:])(?=\S)/g, ' ').split(' ')
    return split.flatMap((text) => plainWords(text).map((plain) => ({ word, plain })))
  })
}

function numberBehindLabel(some: readonly Phrase[], row: PageRow): FoundNumber | null {
  const all = spelled(row.words)
  const plain = all.map((one) => (one.plain === 'n' || one.plain === 'n.' ? 'n' : one.plain.replace(/\.$/, '')))
  for (const phrase of some) {
    const place = findPhrase(phrase, plain)
    if (place < 0) continue
    const before = plain.slice(Math.max(0, place - 2), place)
    // "FACTURE CLIENT     Numéro de facture 118": a title beside the label.
    const isTitle = /^(?:facture client|fattura cliente)$/.test(before.join(' ')) && says(phrase, ofThisBill)
    if (says(before, ofOthers) && !isTitle) continue
    // "BTW nummer", "telefoon nummer"
    const isOther = (any: readonly Phrase[]) => says(plain.slice(Math.max(0, place - 1), place), any)
    if (some === looseLabels && (isOther(notOne) || isOther(ofQuote))) continue
    const last = all[place + phrase.length - 1]?.word
    if (last === undefined) continue
    const clinging = numberIn([{ ...last, text: last.text.replace(/^.*?(?:[:°]|n[or]?\.)\s*(?=\S*\d)/i, '') }])
    if (clinging !== null && clinging.number !== last.text && /[:°.]/.test(last.text))
      return { ...clinging, row, words: [last] }
    const index = row.words.indexOf(last)
    const rest = row.words
      .slice(index + 1)
      .filter(({ text }) => !/^(?:[:#°.]|n[°or.]*|num[eé]ro|nr\.?:?|du|:)$/i.test(text))
    const behind = rest.slice(rest.findIndex(({ text }) => !/^[-–]$/.test(text)))
    const [next] = behind
    if (next === undefined || (next.x - last.x - last.width > 14 * row.height && !isAlone(next, row))) continue
    const found = numberIn(behind)
    if (found !== null) return { ...found, row }
  }
  return null
}

function numberBelowLabel(
  some: readonly Phrase[],
  row: PageRow,
  [below, next]: readonly PageRow[],
  upTo: readonly PageRow[],
): FoundNumber | null {
  if (below === undefined || below.page !== row.page) return null
  const cells = splitCells(row)
  const isOfDay = ({ text }: Cell) => says(plainWords(text).slice(0, 1), ofDays)
  // "N° de facture | Date de la prestation" is no head of a table of care.
  if (cells.some((cell) => !isOfDay(cell) && says(plainWords(cell.text), ofCare))) return null
  const hasDay = cells.some(isOfDay)
  for (const cell of cells) {
    const under = cellBelow(cell, below, row)
    // "Numéro de | facture": a head of two rows, above its value.
    const isTwoRows = under !== undefined && /^\p{Ll}\P{N}*$/u.test(under.text) && next !== undefined
    const words = plainWords(isTwoRows ? `${cell.text} ${under.text}` : cell.text).map((word) =>
      word.replace(/\.$/, ''),
    )
    // "N° | Date | Client": in a row of heads one word is enough.
    const isHead = hasDay && words.length === 1 && says(words, headLabels)
    const isLabel = words.length <= 4 && some.some((phrase) => findPhrase(phrase, words) === 0)
    if ((!isHead && !isLabel) || says(words, ofOthers) || isCaption(upTo, upTo.length - 1, cell)) continue
    const place = isTwoRows ? next : below
    const found = numberIn((isTwoRows ? cellBelow(cell, next, row) : under)?.words ?? [])
    if (found !== null) return { ...found, row: place }
  }
  return null
}

/** "F2026-0412" above a small "N° de facture". */
function numberAboveCaption(some: readonly Phrase[], upTo: readonly PageRow[]): FoundNumber | null {
  const [above, row] = upTo.slice(-2)
  if (above === undefined || row === undefined) return null
  for (const cell of splitCells(above)) {
    const words = plainWords(findCaption(upTo, upTo.length - 2, cell)?.text ?? '')
    const isLabel = words.length <= 4 && some.some((phrase) => findPhrase(phrase, words) === 0)
    const found = isLabel && !says(words, ofOthers) ? numberIn(cell.words) : null
    if (found !== null && found.words.length === cell.words.length) return { ...found, row: above }
  }
  return null
}

const cellBelow = (cell: Cell, below: PageRow, { page, height }: PageRow): Cell | undefined =>
  below.page === page
    ? splitCells(below).find((one) => one.x < cell.right + height && one.right > cell.x - height)
    : undefined

/** "F-2026-0412   N° de facture": a label at the end of a row, and what stands before it alone. */
function numberLeftOf(some: readonly Phrase[], row: PageRow): FoundNumber | null {
  const [value, label, ...others] = valueAndLabel(splitCells(row))
  if (value === undefined || label === undefined || value.words.length > 1 || others.length > 0) return null
  const words = plainWords(label.text)
  const isLabel =
    words.length <= 4 && some.some((phrase) => phrase.length === words.length && findPhrase(phrase, words) === 0)
  const found = isLabel ? numberIn(value.words) : null
  return found && { ...found, row }
}

/** Cells of a row, or the one that stands there, parted behind its first word. */
function valueAndLabel(cells: readonly Cell[]): readonly Pick<Cell, 'words' | 'text'>[] {
  const [only, other] = cells
  if (only === undefined || other !== undefined || only.words.length < 2) return cells
  return [only.words.slice(0, 1), only.words.slice(1)].map((words) => ({
    words,
    text: textOf(words),
  }))
}

/** "FACTURE" above "N° 45872", in one column; a row may stand between. */
function numberBelowTitle(some: readonly Phrase[], row: PageRow, below: readonly PageRow[]): FoundNumber | null {
  const title = splitCells(row).find(({ text }) => says(plainWords(text).slice(0, 1), some))
  if (title === undefined) return null
  for (const one of below) {
    const words = cellBelow(title, one, row)?.words ?? []
    const marked = numberBehindMark(words)
    if (marked !== null) return { ...marked, row: one }
    // "FACTURE : 3263" above "Réf." and "ACT103": the table has numbers of what was done.
    if (says(plainWords(one.text), ofCare) || parseNumbers(one).amounts.length > 0) return null
    const alone = isBare(title, some) ? numberAlone(words) : null
    if (alone !== null) return { ...alone, row: one }
  }
  return null
}

/** A number below a title that has its cell for itself. */
function numberBelowBareTitle(some: readonly Phrase[], row: PageRow, below: readonly PageRow[]): FoundNumber | null {
  return splitCells(row).some((cell) => isBare(cell, some)) ? numberBelowTitle(some, row, below) : null
}

const isBare = ({ text }: Cell, some: readonly Phrase[]) =>
  some.some((phrase) => phrase.join(' ') === plainWords(text).join(' '))

/** "26/00471", "F26-4471": the only word of its cell, which has a stroke or a letter among three and more digits. */
function numberAlone(words: readonly PageWord[]): ReturnType<typeof numberIn> {
  const found = words.length === 1 ? numberIn(words) : null
  return found !== null && /[A-Z/-]/i.test(found.number) && /\d.*\d.*\d/.test(found.number) ? found : null
}

/** "Nr.: 26.0912 d.d. 30.06.2026", "N° FAC-2026-00731": a cell's number before its day, or with letters of a bill. */
function numberOfItself(row: PageRow): FoundNumber | null {
  for (const { words } of splitCells(row)) {
    const found = numberBehindMark(
      words.map((word, at) => (at === 0 ? { ...word, text: word.text.replace(/:$/, '') } : word)),
    )
    const last = found?.words.at(-1)
    if (found === null || last === undefined) continue
    const behind = words.slice(words.indexOf(last) + 1)
    const isDated =
      /^(?:du|del|van|dd|d\.d)\.?$/i.test(behind[0]?.text ?? '') && findDays({ ...row, words: behind }).length > 0
    const isOfBill = behind.length === 0 && /^(?:FACT?|FA|FT|FV|INV|VF)[-/ ]?\d.*\d/.test(found.number)
    if ((isDated && found.number.length > 1) || isOfBill) return { ...found, row }
  }
  return null
}

/** "N° 45872", "n.45872": a mark, and the number behind it or at it. */
function numberBehindMark([mark, ...words]: readonly PageWord[]): ReturnType<typeof numberIn> {
  if (mark === undefined) return null
  const clinging = /^(?:n[°or]\.?|nr\.?)[:.]?(?=.*\d)(.+)$/i.exec(mark.text)?.[1]
  if (clinging !== undefined) return numberIn([{ ...mark, text: clinging }])
  const isMark = /^(?:n[°or]?\.?|nr\.?|num[eé]ro|#)[:.]?$/i.test(mark.text)
  return isMark ? numberIn(words.filter(({ text }) => text !== ':')) : null
}

/** "Facture 2026-0143", "FATTURA 12/2026": the title itself, and a number right behind it. */
function numberBehind(some: readonly Phrase[], row: PageRow, rows: readonly PageRow[] = []): FoundNumber | null {
  const all = spelled(row.words)
  const plain = all.map((one) => one.plain)
  for (const phrase of some) {
    const place = findPhrase(phrase, plain)
    const last = place < 0 ? undefined : all[place + phrase.length - 1]?.word
    // "Date de facture 2 octobre 2026"
    if (last === undefined || says(plain.slice(Math.max(0, place - 3), place), ofDays)) continue
    const behind = row.words.slice(row.words.indexOf(last) + 1)
    const mark = behind.findIndex(({ text }) => /^(?:n[°or]?\.?|n°:?|nr\.?:?|num[eé]ro:?|n°\S+)$/i.test(text))
    // "Facture sur ordonnance n° 4417" has the number of another paper.
    const led = plainWords(textOf(behind.slice(0, Math.max(0, mark))))
    const marked = mark < 0 || says(led, ofOtherPaper) ? null : numberBehindMark(behind.slice(mark))
    if (marked !== null) return { ...marked, row }
    // "Facture acquittée 143", "Facture de soins 2026-12": a word or two of the title's own may come between.
    const index = behind.findIndex(({ text }) => /\d/.test(text))
    // "FACTURE CLIENT 2745" is a title, "FACTURE     Client 44121" has a customer's number beside it.
    const between = behind.slice(0, Math.max(0, index))
    const isOther = between.some(({ text, x }, at) => {
      const before = behind[at - 1] ?? last
      const isApart = x - before.x - before.width > row.height
      return isApart && (placesOther(text) || says(plainWords(text), ofOthers))
    })
    const close =
      index >= 0 && index <= 2 && !isOther && !isPostcode(behind.slice(index), rows) ? behind[index] : undefined
    const group = [behind, behind.slice(index)].map(groupOf).find(({ length }) => length > 1)
    const isShort = index > 0 && (close?.text.match(/\d/g)?.length ?? 0) < 3
    const parted = close && [behind, behind.slice(index)].map(partedNumber).find((one) => one !== null)
    if (parted) return { ...parted, row }
    // "Facture octobre 2026", "FATTURA 2026" above "N. 118": the year of a day is none of its number.
    const isCutYear =
      close !== undefined &&
      group === undefined &&
      (isYearBeforeMark(close, behind[index + 1]) || isYearOf(close, behind[index - 1], rows))
    const found =
      close === undefined || isCutYear || (isShort && group === undefined) ? null : numberIn(group ?? [close])
    if (found !== null) return { ...found, row }
  }
  return null
}

/**
 * Finds a number of three digits and more right behind the bill's title, which begins its cell or follows another number: "Facture
 * F26/0123" below or behind "Ticket de caisse n° 2". In a sentence a bill names others.
 */
function numberAtTitle(row: PageRow, rows: readonly PageRow[]): FoundNumber | null {
  const at = row.words.findIndex(({ text }) => /^(?:facture|fattura|factuur)$/.test(plainWords(text).join(' ')))
  const [title, first] = row.words.slice(Math.max(0, at))
  if (at < 0 || title === undefined || first === undefined) return null
  const last = row.words[at - 1]
  const isInSentence =
    last !== undefined && !/\d|^[-–—|·•]$/.test(last.text) && title.x - last.x - last.width < 1.5 * row.height
  if (isInSentence) return null
  const before = plainWords(textOf(row.words.slice(Math.max(0, at - 3), at)))
  const isOther = says(plainWords(row.text), ofOtherBill) || says(before, ofReference) || says(before, ofHint)
  const isNear = first.x - title.x - title.width < 1.5 * row.height
  if (isOther || !isNear || !/\d.*\d.*\d/.test(first.text) || parseNumbers(row).amounts.length > 0) return null
  return numberBehind(ofInvoice, { ...row, words: row.words.slice(at) }, rows)
}

function numberIn(behind: readonly PageWord[]): { number: string; words: readonly PageWord[] } | null {
  const [first, second] = behind
  if (first === undefined) return null
  if (placesOther(first.text)) return null
  const clean = (text: string) => text.replaceAll(/^[:#°.,;("'«\-–]+|[,;:.)"'»|]+$/g, '')
  const text = clean(first.text)
  const group = groupOf(behind)
  if (group.length > 1) return { number: group.map((word) => clean(word.text)).join(' '), words: group }
  const parted = partedNumber(behind)
  if (parted !== null) return parted
  if (isYearBeforeMark(first, second)) return null
  if (
    /^[A-Z]{1,4}$/.test(text) &&
    second !== undefined &&
    /^[\d\-/]{3,}$/.test(clean(second.text)) &&
    second.x - first.x - first.width < first.height
  )
    return { number: `${text} ${clean(second.text)}`, words: [first, second] }
  return fits(text) ? { number: text, words: [first] } : null
}

/** Tells a postcode: "35000 Rennes, le", or what another row has before the same place. */
function isPostcode([code, place]: readonly PageWord[], rows: readonly PageRow[]): boolean {
  if (code === undefined || place === undefined || !/^\d{4,5}$/.test(code.text) || !isClose(code, place)) return false
  const name = (text: string) => text.replace(/,$/, '').toLowerCase()
  const isPair = (words: readonly PageWord[], at: number) =>
    words[at]?.text === code.text && name(words[at + 1]?.text ?? '') === name(place.text)
  const others = rows.filter(({ words }) => !words.includes(code) && words.some((_, at) => isPair(words, at)))
  return /^\p{Lu}/u.test(place.text) && (place.text.endsWith(',') || others.length > 0)
}

/** Tells whether a number is a year, as in "2026 - 118 Rennes", where the number may end is not known. */
const isYearBeforeMark = ({ text }: PageWord, next: PageWord | undefined): boolean =>
  /^20\d\d$/.test(text) && next !== undefined && /^[/\-–]$/.test(next.text)

/** Tells whether a number is a year: behind its month, or of a day of the paper. */
const isYearOf = ({ text }: PageWord, before: PageWord | undefined, rows: readonly PageRow[]): boolean =>
  /^20\d\d[,;:.]?$/.test(text) &&
  (parseMonth(before?.text ?? '') !== null ||
    rows.some((row) => findDays(row).some(({ day }) => text.startsWith(day.slice(0, 4)))))

type NumberPart = { text: string; mark: string; at: number }

const MOST_PARTED = 7

/** A number whose slashes or hyphens stand apart: "12 / A / 2026", "FA - 2026 - 0143", "118/ 2026". */
function partedNumber(behind: readonly PageWord[]): ReturnType<typeof numberIn> {
  const parts: NumberPart[] = []
  let mark = ''
  for (const [at, word] of behind.slice(0, MOST_PARTED).entries()) {
    const before = behind[at - 1]
    const [, open = '', text = '', close = '', end = ''] =
      /^([/\-–]?)([A-Z\d]*)([/\-–]?)([,;:.)]?)$/i.exec(word.text) ?? []
    const isJoint = before === undefined ? open === '' && text !== '' : mark !== '' || open !== ''
    if (!isJoint || (before !== undefined && word.x - before.x - before.width > 1.5 * word.height)) break
    if (text !== '') parts.push({ text, mark: (mark || open).replace('–', '-'), at })
    mark = text === '' ? mark || open : close
    if (end !== '') break
  }
  while (parts.length > 1 && !isPartedNumber(parts, behind)) parts.pop()
  const last = parts.at(-1)
  return parts.length < 2 || last === undefined
    ? null
    : { number: parts.map((part) => part.mark + part.text).join(''), words: behind.slice(0, last.at + 1) }
}

/**
 * Tells whether parts are one number: behind a slash another number or a letter, "12 / A"; behind a hyphen one that a year or letters
 * belong to, as "118 - 2 pages" are two.
 */
function isPartedNumber(parts: readonly NumberPart[], behind: readonly PageWord[]): boolean {
  const end = parts.at(-1)?.at ?? 0
  const [last, next] = [behind[end], behind[end + 1]]
  const isOfNext = last !== undefined && next !== undefined && isClose(last, next) && /^\p{L}/u.test(next.text)
  const [first, ...others] = parts.map(({ text, mark }) => ({ mark, text, hasDigit: /\d/.test(text) }))
  const isPrefix = /^(?:[A-Z]{1,4}(?:20)?(?:2\d)?|20\d\d|2\d(?:0[1-9]|1[0-2])?)$/i.test(first?.text ?? '')
  const isPart = ({ text, mark, hasDigit }: { text: string; mark: string; hasDigit: boolean }) =>
    text.length <= 8 &&
    (mark === '/' ? hasDigit || /^[A-Z]{1,2}$/.test(text) : hasDigit && (isPrefix || /^20\d\d$/.test(text)))
  return (
    !(isOfNext && !says(plainWords(next.text), ofDays)) &&
    others.every(isPart) &&
    (first?.hasDigit === true || isPrefix) &&
    fits(parts.map((part) => part.mark + part.text).join(''))
  )
}

/** Tells whether a row has nothing but a label and this one word, which may stand at its other edge then. */
function isAlone(value: PageWord, row: PageRow): boolean {
  const [, cell, ...others] = splitCells(row)
  return others.length === 0 && cell?.words.length === 1 && cell.words[0] === value
}

/**
 * Words of a number in groups: of three digits, "118 842", of two and more, "26 11 042", or behind letters, "FC 26 01188"; with no year
 * of a day behind.
 */
function groupOf(behind: readonly PageWord[]): readonly PageWord[] {
  const [first, ...others] = behind
  if (first !== undefined && /^[A-Z]{1,4}$/.test(first.text) && !says(plainWords(first.text), ofDays)) {
    const group = groupLike(others, /^\d{2,6}$/, /^\d{2,6}[,;.]?$/)
    const isDay = group.length > 2 && /^20\d\d/.test(group.at(-1)?.text ?? '')
    return group.length > 1 && isClose(first, group[0]) && !isDay ? [first, ...group] : []
  }
  const threes = groupLike(behind, /^\d{1,3}$/, /^\d{3}[,;.]?$/)
  const group = threes.length > 1 ? threes : groupLike(behind, /^(?:\d{1,3}|20\d\d)$/, /^(?!20\d\d)\d{2,6}[,;.]?$/)
  // "412 12 mai 2026", "12 75009 Paris": what follows closely has the last one.
  const [last, next] = [group.at(-1), behind[group.length]]
  const isOfNext = last !== undefined && next !== undefined && isClose(last, next) && /^[\p{L}\d]/u.test(next.text)
  return threes.length > 1 || !isOfNext || says(plainWords(next.text), ofDays) ? group : behind.slice(0, 1)
}

function groupLike(behind: readonly PageWord[], begin: RegExp, next: RegExp): readonly PageWord[] {
  const end = behind.findIndex((word, at) => {
    const last = behind[at - 1]
    return last === undefined ? !begin.test(word.text) : !next.test(word.text) || !isClose(last, word)
  })
  return end < 0 ? behind : behind.slice(0, end)
}

const isClose = (one: PageWord, other: PageWord | undefined) =>
  other !== undefined && other.x - one.x - one.width <= 0.7 * other.height

const placesOther = (text: string) => notOne.some((phrase) => findPhrase(phrase, plainWords(text)) === 0)

// The countries whose accounts such bills bear; `ibanLength` has them all, but in the contract, which a file process may not read.
const ibanLengths: Readonly<Record<string, number>> = { BE: 16, FR: 27, IT: 27, NL: 18, LU: 20, DE: 22 }

/** Tells a bank's account: an IBAN, whole or its first group, or one of Belgium's former ones ("001-1234567-89"). */
function isAccount(text: string): boolean {
  const country = /^([A-Z]{2})\d{2}/i.exec(text)?.[1]?.toUpperCase() ?? ''
  const length = ibanLengths[country]
  const isIban = length !== undefined && (text.length === 4 || text.replaceAll(/[-.]/g, '').length === length)
  return isIban || /^\d{3}-\d{7}-\d{2}$/.test(text)
}

/** Digits, perhaps letters and strokes; no day, no month, no amount. */
function fits(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0
  return (
    digits >= 1 &&
    text.length <= 30 &&
    /^[A-Z0-9][A-Z0-9\-_/.]*$/i.test(text) &&
    !isAccount(text) &&
    // "M26-05-12"
    (/^[A-Z]{1,3}\d/.test(text) || inFigure(text) === null) &&
    parseMonth(text) === null &&
    !/^\d+[.,]\d{2}$/.test(text) &&
    !/^[a-z]+$/i.test(text)
  )
}
