import type { ReadDocument } from '@coussinet/contract/readings.ts'
import { phrases, findPhrase, type Phrase, plainWords, says } from '../page/phrases.ts'
import { median, type PageRow, splitCells } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import { parseNumbers } from './amounts.ts'
import { findDays } from './dates.ts'

type ReadKind = Exclude<ReadDocument, 'other'>

const titles: Record<ReadKind, readonly Phrase[]> = {
  credit_note: phrases(
    `avoir | facture d avoir | facture avoir | note d avoir | note de credit | facture d annulation
    | facture annulation | annulation de facture | facture de remboursement | nota di credito | nota credito
    | nota di accredito | fattura di storno | nota di storno
    | storno fattura | creditnota | kredietnota | credit nota | creditfactuur | kredietfactuur | creditering
    | annulatiefactuur`,
  ),
  quote: phrases(
    `devis | estimation | devis estimatif | estimation des frais | proposition | facture proforma | pro forma | proforma
    | facture pro forma | facture estimative | fattura proforma | fattura pro forma | factuur proforma | factuur pro forma
    | preavviso di parcella | avviso di parcella | preavviso di fattura | avviso di fattura | progetto di notula
    | progetto di parcella | progetto di fattura
    | preventivo | preventivo di spesa | stima | stima dei costi
    | offerte | prijsofferte | bestek | kostenraming | raming | offerta`,
  ),
  prescription: phrases(
    `ordonnance | prescription | ordonnance veterinaire | ricetta | ricetta veterinaria | ricetta elettronica
    | prescrizione | prescrizione medica | voorschrift | geneesmiddelenvoorschrift`,
  ),
  care_sheet: phrases(
    `feuille de soins | feuille de soin | declaration de soins | demande de remboursement
    | formulaire de remboursement | declaration de sinistre | modulo di rimborso
    | richiesta di rimborso | modulo rimborso | scheda cure | denuncia di sinistro | certificato veterinario
    | verzorgingsstaat | aangifteformulier | schadeaangifte | getuigschrift | terugbetalingsformulier
    | verzorgingsformulier | scheda clinica | aanvraag tot terugbetaling`,
  ),
  card_slip: phrases(
    `carte bancaire | ticket client | ticket commercant | ticket carte | scontrino pos | pagobancomat
    | ricevuta di pagamento pos | copia cliente | copie client | klantenticket | kopie klant | ticket porteur
    | bancontact ticket | kaartbetaling | exemplaire client | debit | transazione`,
  ),
  invoice: phrases(
    `facture | facture acquittee | note d honoraires | recu | ticket de caisse | releve d honoraires | fattura
    | ricevuta | ricevuta fiscale | ricevuta sanitaria | parcella | nota pro forma | nota onorari | nota d onorari
    | nota onorario | nota di onorario | nota compensi | nota competenze | documento commerciale
    | scontrino | fattura elettronica | notula | factuur | rekening | ereloonnota | kasticket | btw bon
    | ontvangstbewijs | honorairenota | ereloon | ereloonstaat`,
  ),
}

// Words that only a terminal prints.
const ofTerminal: readonly Phrase[] = phrases(
  `aid | tvr | tsi | arqc | pan | contactless | sans contact | autorisation | no auto | n autor | terminal | tid | mid
  | merchant | commercant | carte bancaire | transaction | debit | paiement accepte | cryptogramme
  | transaction acceptee | signature non requise | code verifie | emv | visa debit | mastercard | cb comptant
  | pagobancomat | transazione eseguita | transazione approvata | esercente | autorizzazione | operazione eseguita
  | terminale | importo addebitato | senza firma
  | bancontact | terminaal | goedgekeurd | betaling aanvaard | handelaar | kaart | kopie | ticket client | a conserver
  | conserver ce ticket | copia cliente | kaartnummer | autorisatie`,
)

const ofPrescription: readonly Phrase[] = phrases(
  `matin et soir | matin | soir | pendant | fois par jour | par jour | jours | posologie | voie orale | per os | renouveler | a renouveler | qsp | comprime | comprimes | prendre | administrer | non substituable
  | mattina e sera | mattina | sera | volte al giorno | al giorno | giorni | posologia | via orale | compressa | compresse | somministrare | ogni 12 ore | ogni 24 ore | ogni 8 ore | 's morgens | dagen | per dag | maal daags | keer per dag | dosering | innemen | toedienen | gedurende`,
)

/** Facts about a page that distinguish an invoice from a card slip. */
export type BillFacts = {
  lines: number
  hasTotal: boolean
  amounts: number
  /** index of the first line's row; absent without lines */
  firstLine?: number | undefined
}

/** Finds the kind of document by its title, which is at the top, alone or large, else by words that only one kind prints. */
export function findDocumentKind(rows: readonly PageRow[], bill: BillFacts): ReadDocument {
  const all = rows.map((row) => plainWords(row.text))
  const usual = median(rows.map(({ height }) => height))
  const marks = new Set(ofTerminal.filter((phrase) => all.some((words) => findPhrase(phrase, words) >= 0)))
  const isNamed = rows.some((row) => titleCells(row, plainWords(partTitle(row.text))).some(isNumberedBill))
  const isSlip = marks.size >= 4 || (marks.size >= 3 && bill.lines <= 1)
  // Bills paid by card have words of a terminal too.
  if (isSlip && bill.lines <= 2 && !(isNamed && bill.lines > 0 && bill.hasTotal)) return 'card_slip'

  if (isOfAccount(rows, bill.firstLine) || listsBills(rows)) return 'other'

  const points = new Map<ReadKind, number>()
  for (const [at, row] of rows.entries()) {
    const words = plainWords(partTitle(row.text))
    const cells = titleCells(row, words)
    const hasAmount = parseNumbers(row).amounts.length > 0
    const place = { at, usual, rows: rows.length, isBelowLines: bill.firstLine !== undefined && at >= bill.firstLine }
    if (!place.isBelowLines && cells.some((cell) => isBrokenCreditNote(cell, usual)))
      points.set('credit_note', LARGE_TITLE)
    for (const kind of kinds) {
      // An amount in the row deducts an earlier credit: "Avoir n° 7 du 02/05/2026 -20,00".
      if (kind === 'credit_note' && hasAmount) continue
      const matches = titles[kind].filter((phrase) => findPhrase(phrase, words) >= 0)
      const best = Math.max(...cells.flatMap((cell) => matches.map((phrase) => pointsOf(phrase, cell, place))))
      if (best > (points.get(kind) ?? 0)) points.set(kind, best)
    }
  }
  // "Ordonnance n° 4417 du 28/10/2025": whoever sells medicines names the prescription; none has a total.
  if (bill.hasTotal && bill.lines >= 2) points.delete('prescription')
  const [best] = [...points].filter(([kind]) => kind !== 'card_slip').toSorted((one, other) => other[1] - one[1])
  const doses = ofPrescription.filter((phrase) => all.some((words) => findPhrase(phrase, words) >= 0)).length
  if (best !== undefined && best[1] >= 2) {
    // An invoice may mention a prescription or a quote; only a title decides.
    if (best[0] === 'invoice' && bill.amounts === 0) return doses >= 3 ? 'prescription' : isNamed ? 'invoice' : 'other'
    return best[0]
  }
  if (marks.size >= 3 && bill.lines <= 2 && !isNamed) return 'card_slip'
  // Lines with amounts are not doses, even if no total was read.
  if (doses >= 3 && !bill.hasTotal && bill.lines < 2) return 'prescription'
  if (best !== undefined && best[0] !== 'invoice' && best[1] >= 1.5) return best[0]
  if (bill.hasTotal && bill.lines >= 1) return 'invoice'
  if (best?.[0] === 'invoice' && bill.amounts > 0) return 'invoice'
  return 'other'
}

// Before what a letter is about.
const ofSubject = phrases('objet | oggetto | onderwerp | betreft | concerne')
// Reminders and lists of bills, and insurers' requests for a premium or statements of a refund.
const ofAccount = phrases(
  `rappel de facture | rappel facture | rappel de paiement | lettre de rappel | facture impayee | factures impayees
  | rappel avant contentieux | rappel avant poursuites
  | relance | mise en demeure | sollecito | sollecito di pagamento | betalingsherinnering | herinnering | aanmaning
  | releve de factures | releve des factures | etat des factures | liste des factures | riepilogo fatture
  | riepilogo delle fatture | elenco fatture | elenco delle fatture | overzicht facturen | openstaande facturen
  | releve de compte | situation de compte | extrait de compte | estratto conto | rekeningoverzicht
  | appel de cotisation | avis d echeance | decompte de remboursement | quietanza di premio | lettera di liquidazione
  | premieaanvraag | premienota`,
)

/** Tells whether a paper reminds of bills or accounts for them, with amounts of its own: its head says so in a short row. */
const isOfAccount = (rows: readonly PageRow[], firstLine: number | undefined): boolean =>
  rows
    .slice(0, Math.min(firstLine ?? Infinity, Math.max(8, Math.ceil(rows.length * 0.3))))
    .flatMap((row) => splitCells(row))
    .some(({ text, words }) => {
      const plain = plainWords(text)
      const subject = says(plain.slice(0, 1), ofSubject) ? 1 : 0
      const isTitle = words.length <= 6 || subject === 1
      return isTitle && ofAccount.some((phrase) => [0, 1].includes(findPhrase(phrase, plain) - subject))
    })

const ofBill = phrases(
  `facture | fattura | factuur | note d honoraires | parcella | nota onorari | nota d onorari | nota onorario
  | nota di onorario | nota compensi | nota competenze | ereloonnota | ereloonstaat`,
)

/** Tells whether a paper lists bills with what each came to, as half of its rows with amounts: their sum is no bill's total. */
function listsBills(rows: readonly PageRow[]): boolean {
  const billed = rows.filter((row) => parseNumbers(row).amounts.length > 0)
  const numbers = billed.flatMap((row) => {
    const days = new Set(findDays(row).flatMap(({ words }) => words))
    const words = row.words.filter((word) => !days.has(word))
    const plain = plainWords(words.map(({ text }) => text).join(' '))
    // A number, or the first column's, may be before it.
    const at = plain.findIndex((word) => !/\d/.test(word))
    const title = ofBill.find((phrase) => findPhrase(phrase, plain.slice(Math.max(0, at))) === 0)
    const number = words.find(({ text }) => /\d/.test(text))?.text
    return title === undefined || number === undefined ? [] : [number]
  })
  return new Set(numbers).size > 1 && 2 * numbers.length >= billed.length
}

/** Tells whether a cell begins with a bill's title and has a number or a day. */
const isNumberedBill = ({ plain, words }: TitleCell): boolean =>
  ofBill.some((phrase) => findPhrase(phrase, plain) === 0) &&
  words.length <= 8 &&
  words.some(({ text }) => /\d/.test(text))

/** Tells whether a text has the title of a bill with its number or day; a picture may have lost another title. */
export const isTitledBill = (rows: readonly PageRow[]): boolean =>
  rows.every(({ page }) => page.source === 'text') &&
  rows.some((row) => titleCells(row, plainWords(partTitle(row.text))).some(isNumberedBill))

const kinds: readonly ReadKind[] = ['credit_note', 'quote', 'prescription', 'care_sheet', 'card_slip', 'invoice']

type TitleCell = { words: readonly PageWord[]; plain: readonly string[]; isRow: boolean }

/** Lists a row and its cells: a title may be beside the clinic. */
function titleCells(row: PageRow, plain: readonly string[]): TitleCell[] {
  const cells = splitCells(row)
  const own = cells.length < 2 || cells.length > 4 ? [] : cells
  return [
    { words: row.words, plain, isRow: true },
    ...own.map(({ words, text }) => ({ words, plain: plainWords(partTitle(text)), isRow: false })),
  ]
}

// Score of a large title in the upper half of its page.
const LARGE_TITLE = 3.7
const LEAST_TITLE = 5

/** Tells whether a cell is the large title of a credit note, with a space or without one letter: "AVO R", "CREDIT NOTA". */
function isBrokenCreditNote({ words, plain }: TitleCell, usual: number): boolean {
  const joined = plain.join('')
  if (joined.length < LEAST_TITLE - 1 || words.some(({ height }) => height <= LARGE * usual)) return false
  return titles.credit_note.some((phrase) => {
    const title = phrase.join('')
    if (title.length < LEAST_TITLE || title[0] !== joined[0]) return false
    return title === joined || [...title].some((_, at) => title.slice(0, at) + title.slice(at + 1) === joined)
  })
}

/** Separates a title from text that a picture joined to it: "CREDITONum. documento", "AvoirN° 12", "FACTURE2026-0143". */
const partTitle = (text: string): string =>
  text.replaceAll(
    /(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}|[Nn]°)|(?<=\p{Ll}{4})(?=\p{Lu}\p{L}|\p{Lu}[°º.])|(?<=\p{L}{5})(?=\d)/gu,
    ' ',
  )

// Height of a large title, relative to other print.
const LARGE = 1.35

type TitlePlace = { at: number; usual: number; rows: number; isBelowLines: boolean }

/** Scores a title: first or alone in its row, larger than other print, in the upper half. */
function pointsOf(
  phrase: Phrase,
  { words, plain, isRow }: TitleCell,
  { at, usual, rows, isBelowLines }: TitlePlace,
): number {
  const place = findPhrase(phrase, plain)
  if (place < 0) return 0
  const tall = Math.max(
    ...words.filter((word) => says(plainWords(word.text), [[phrase[0] ?? '']])).map(({ height }) => height),
    0,
  )
  const isLarge = tall > LARGE * usual
  const isUpper = at < Math.max(12, 0.45 * rows) && !isBelowLines
  const isShort = words.length <= phrase.length + 5
  const isFirst = place === 0
  // Within a sentence it is not a title: "valable sur devis", "suivant ordonnance".
  const inSentence = !isFirst && words.length > phrase.length + 6
  return (
    (isLarge ? 1.6 : 0) +
    (isUpper ? 0.7 : 0) +
    (isFirst ? 0.7 : 0) +
    (isShort ? 0.7 : 0) +
    0.1 * phrase.length -
    (inSentence ? 1.5 : 0) -
    // "Devis accepté le 02/05", "feuille de soins jointe": below a bill's lines it is a remark.
    (isBelowLines && !isLarge ? 0.8 : 0) -
    (isRow ? 0 : 0.1)
  )
}
