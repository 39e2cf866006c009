import { type Phrase, phrases, findPhrase, plainWords, says } from '../page/phrases.ts'
import { splitCells, type PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import { inFigure, parseMonth } from './dates.ts'

export type FoundNumber = { number: string; row: PageRow; words: readonly PageWord[] }

// The first say the number by themselves, the others only before "n°" or a mark of their own.
const labels = phrases(
  `numero de facture | numero facture | n° facture | n° de facture | no facture | no de facture | nr facture | num facture | facture numero | facture n° | facture no | facture nr | facture n | facture ref | reference facture | ref facture | reference | ref
  | facture d honoraires n° | note d honoraires n° | note n° | note no | honoraires n° | recu n° | recu no | ticket n° | ticket no | ticket n | ticket nr | avoir n° | avoir no | devis n° | devis no | piece n° | piece no | n° piece | numero de piece | document n° | n° document | n° de document | numero
  | facture acquittee n° | releve n°
  | fattura n° | fattura n | fattura nr | fattura numero | fattura no | numero fattura | n° fattura | nr fattura | n fattura | num fattura | numero documento | n° documento | n documento | nr documento | num documento | documento n | documento n° | documento nr | ricevuta n | ricevuta n° | ricevuta nr | ricevuta fiscale n
  | ricevuta fiscale n° | parcella n | parcella n° | parcella nr | nota n | nota n° | ft n | ft n° | ft nr | nota onorari n | nota onorari n° | nota onorari nr | notula n | fattura immediata n | fattura immediata n° | preventivo n | preventivo n° | nota di credito n | nota di credito n° | doc n | doc n° | doc nr | documento commerciale n | documento commerciale n° | documento commerciale nr | scontrino n | scontrino n° | scontrino nr | ricevuta sanitaria n | ricevuta sanitaria n°
  | factuurnummer | factuurnr | factuur nr | factuur n° | factuur nummer | factuur no | nummer factuur | rekening nr | rekeningnr | kasticket nr | ticketnummer | ticketnr | documentnummer | documentnr | document nr | ontvangstbewijs nr | creditnota nr | creditnota nummer | offerte nr | offertenummer | nota nr | ereloonnota nr | honorariumnota nr | verkoopfactuur nr | verkoopfactuur nummer | bonnummer | bon nr | uw referentie`,
).toSorted((one, other) => other.length - one.length)

const titles = phrases(
  'facture | fattura | factuur | avoir | recu | ricevuta | parcella | nota onorari | notula | ereloonnota | honorariumnota | verkoopfactuur | note d honoraires | creditnota | note de credit | nota di credito | devis | preventivo | offerte | kasticket | honorarianota | ontvangstbewijs',
)

// A bill in Dutch, and a bank's account: the title where a row begins with it, and no other is one.
const lastTitles = phrases('rekening')

const notOne = phrases(
  'client | cliente | klant* | dossier | tel | telephone | tva | siret | ordre | iban | puce | chip | patient | paziente | animal | commande | contrat | polizza | telefono | page | iva | btw | agrement | inscription | iscrizione | albo | ordine',
)

// A table of care has references too, of what was done.
const ofCare = phrases(
  'designation | libelle | description | prestation | prestations | actes et produits | qte | quantite | descrizione | quantita | qta | omschrijving | aantal',
)

/** The number of the bill: what stands behind its label, or below it. */
export function findInvoiceNumber(rows: readonly PageRow[]): FoundNumber | null {
  const upper = rows.slice(0, Math.max(25, Math.ceil(rows.length * 0.6)))
  for (const step of [behindLabel, belowLabel, behindTitle, behindLastTitle])
    for (const [at, row] of upper.entries()) {
      const found = step(row, upper[at + 1])
      if (found !== null) return found
    }
  return null
}

/** Words with the plain words that they are made of, so that a place among these is one among those. */
function spelled(words: readonly PageWord[]): { word: PageWord; plain: string }[] {
  return words.flatMap((word) => {
    const split = word.text.replace(/(?<=[°:])(?=\S)/g, ' ').split(' ')
    return split.flatMap((text) => plainWords(text).map((plain) => ({ word, plain })))
  })
}

function behindLabel(row: PageRow): FoundNumber | null {
  const all = spelled(row.words)
  const plain = all.map((one) => (one.plain === 'n' || one.plain === 'n.' ? 'n' : one.plain.replace(/\.$/, '')))
  for (const phrase of labels) {
    const place = findPhrase(phrase, plain)
    if (place < 0) continue
    const last = all[place + phrase.length - 1]?.word
    if (last === undefined) continue
    const clinging = numberIn([{ ...last, text: last.text.replace(/^.*?(?:[:°]|n[or]?\.)\s*(?=\S*\d)/i, '') }])
    if (clinging !== null && clinging.number !== last.text && /[:°.]/.test(last.text))
      return { ...clinging, row, words: [last] }
    const index = row.words.indexOf(last)
    const behind = row.words
      .slice(index + 1)
      .filter(({ text }) => !/^(?:[:#°.\-–]|n[°or.]*|num[eé]ro|nr\.?:?|du|:)$/i.test(text))
    const [next] = behind
    if (next === undefined || next.x - last.x - last.width > 14 * row.height) continue
    const found = numberIn(behind)
    if (found !== null) return { ...found, row }
  }
  return null
}

function belowLabel(row: PageRow, below: PageRow | undefined): FoundNumber | null {
  if (below === undefined || below.page !== row.page || says(plainWords(row.text), ofCare)) return null
  for (const cell of splitCells(row)) {
    const words = plainWords(cell.text).map((word) => word.replace(/\.$/, ''))
    if (words.length > 4 || !labels.some((phrase) => findPhrase(phrase, words) === 0)) continue
    const under = splitCells(below).find((one) => one.x < cell.right + row.height && one.right > cell.x - row.height)
    const found = under === undefined ? null : numberIn(under.words)
    if (found !== null) return { ...found, row: below }
  }
  return null
}

const behindTitle = (row: PageRow) => numberBehind(titles, row)
const behindLastTitle = (row: PageRow) =>
  says(plainWords(row.text).slice(0, 1), lastTitles) ? numberBehind(lastTitles, row) : null

/** "Facture 2026-0143", "FATTURA 12/2026": the title itself, and a number right behind it. */
function numberBehind(some: readonly Phrase[], row: PageRow): FoundNumber | null {
  const all = spelled(row.words)
  const plain = all.map((one) => one.plain)
  for (const phrase of some) {
    const place = findPhrase(phrase, plain)
    const last = place < 0 ? undefined : all[place + phrase.length - 1]?.word
    if (last === undefined) continue
    const behind = row.words.slice(row.words.indexOf(last) + 1)
    const mark = behind.findIndex(({ text }) => /^(?:n[°or]?\.?|n°:?|nr\.?:?|num[eé]ro:?)$/i.test(text))
    const marked = mark < 0 ? null : numberIn(behind.slice(mark + 1))
    if (marked !== null) return { ...marked, row }
    // "Facture acquittée 143", "Facture de soins 2026-12": a word or two of the title's own may come between.
    const index = behind.findIndex(({ text }) => /\d/.test(text))
    const close = index >= 0 && index <= 2 ? behind[index] : undefined
    const found =
      close === undefined || (index > 0 && (close.text.match(/\d/g)?.length ?? 0) < 3) ? null : numberIn([close])
    if (found !== null) return { ...found, row }
  }
  return null
}

function numberIn(behind: readonly PageWord[]): { number: string; words: readonly PageWord[] } | null {
  const [first, second, third] = behind
  if (first === undefined) return null
  if (placesOther(first.text)) return null
  const clean = (text: string) => text.replaceAll(/^[:#°.,;("'«\-–]+|[,;:.)"'»|]+$/g, '')
  const text = clean(first.text)
  // A slash or a hyphen may stand apart: "12 / 2026", "FA - 0143", "A 0143".
  if (
    second !== undefined &&
    third !== undefined &&
    /^[/\-–]$/.test(second.text) &&
    /^[\dA-Z]+$/i.test(text) &&
    /^\d+/.test(third.text)
  )
    return fits(`${text}${second.text}${clean(third.text)}`)
      ? { number: `${text}${second.text}${clean(third.text)}`, words: [first, second, third] }
      : null
  if (
    /^[A-Z]{1,4}$/.test(text) &&
    second !== undefined &&
    /^[\d\-/]{3,}$/.test(clean(second.text)) &&
    second.x - first.x - first.width < first.height
  )
    return { number: `${text} ${clean(second.text)}`, words: [first, second] }
  return fits(text) ? { number: text, words: [first] } : null
}

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
    inFigure(text) === null &&
    parseMonth(text) === null &&
    !/^\d+[.,]\d{2}$/.test(text) &&
    !/^[a-z]+$/i.test(text)
  )
}
