import type { ReadDocument } from '@coussinet/contract/readings.ts'
import { phrases, findPhrase, joinedTo, type Phrase, plainWords, says } from '../page/phrases.ts'
import { median, type PageRow } from '../page/rows.ts'
import { parseNumbers } from './amounts.ts'
import { hasBillTitle, hasNumberedBill, ofInvoice, partTitle, type TitleCell, titleCells } from './bill-titles.ts'
import { isCancelled, isDraft, isOtherPaper } from './other-papers.ts'

type ReadKind = Exclude<ReadDocument, 'other'>

const titles: Record<ReadKind, readonly Phrase[]> = {
  credit_note: phrases(
    `avoir | facture d avoir | facture avoir | note d avoir | note de credit | facture d annulation
    | facture annulation | annulation de facture | facture de remboursement | nota di credito | nota credito
    | nota di accredito | fattura di storno | nota di storno
    | storno fattura | creditnota | kredietnota | credit nota | creditfactuur | kredietfactuur | creditering
    | annulatiefactuur`,
  ),
  quote: [
    ...joinedTo(
      ['projet', 'plan', 'programme', 'proposition'],
      ['', 'de', 'd'],
      'soins | traitement | intervention | chirurgie | chirurgical | therapeutique | facture',
    ),
    ...joinedTo(
      ['piano', 'progetto', 'proposta'],
      ['', 'di'],
      'cura | cure | trattamento | intervento | terapeutico | terapeutica | fattura | notula | parcella',
    ),
    ...joinedTo(['facture', 'fattura', 'parcella', 'notula', 'factuur'], [''], 'proforma | pro forma'),
    ...joinedTo(['preavviso', 'avviso', 'bozza'], ['di'], 'fattura | parcella'),
    ...phrases(
      `devis | estimation | devis estimatif | estimation des frais | proposition | pro forma | proforma | facture estimative
      | pro formafactuur | proformafactuur
      | pre facture | prefacture | facture provisoire | facture previsionnelle | facture en attente
      | frais previsionnels | cout previsionnel
      | prefattura | pre fattura | preconto | fattura provvisoria | costi previsti
      | voorfactuur | voorlopige factuur | ontwerpfactuur
      | preventivo | preventivo di spesa | stima | stima dei costi
      | offerte | prijsofferte | bestek | kostenraming | raming | schatting | kostenplan | offerta
      | behandelplan | behandelingsplan | behandelvoorstel`,
    ),
  ],
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
  invoice: ofInvoice,
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

/** Finds the kind of document by its title, or by words that only one kind prints; a bill may say that it is void, or none yet. */
export function findDocumentKind(rows: readonly PageRow[], bill: BillFacts): ReadDocument {
  const kind = findPrintedKind(rows, bill)
  if (kind !== 'invoice') return kind
  return isCancelled(rows) ? 'other' : isDraft(rows) ? 'quote' : kind
}

/** Finds the kind by a title, which is at the top, alone or large, else by words that only one kind prints. */
function findPrintedKind(rows: readonly PageRow[], bill: BillFacts): ReadDocument {
  const all = rows.map((row) => plainWords(row.text))
  const usual = median(rows.map(({ height }) => height))
  const marks = new Set(ofTerminal.filter((phrase) => all.some((words) => findPhrase(phrase, words) >= 0)))
  const isNamed = rows.some(hasNumberedBill)
  const titled = rows.findIndex(hasBillTitle)
  const isSlip = marks.size >= 4 || (marks.size >= 3 && bill.lines <= 1)
  // Bills paid by card have words of a terminal too.
  if (isSlip && bill.lines <= 2 && !(isNamed && bill.lines > 0 && bill.hasTotal)) return 'card_slip'

  if (isOtherPaper(rows, bill.firstLine)) return 'other'

  const points = new Map<ReadKind, number>()
  for (const [at, row] of rows.entries()) {
    const words = plainWords(partTitle(row.text))
    const cells = titleCells(row, words)
    const hasAmount = parseNumbers(row).amounts.length > 0
    const isBelowLines = bill.firstLine !== undefined && at >= bill.firstLine
    if (!isBelowLines && cells.some((cell) => isBrokenCreditNote(cell, usual))) points.set('credit_note', LARGE_TITLE)
    for (const kind of kinds) {
      // An amount in the row deducts an earlier credit: "Avoir n° 7 du 02/05/2026 -20,00".
      if (kind === 'credit_note' && hasAmount) continue
      // "Facture n° 12", then "Devis n° 8": a bill names the quote that it follows.
      const isRemark = isBelowLines || (kind === 'quote' && titled >= 0 && at > titled)
      const place = { at, usual, rows: rows.length, isRemark }
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

const kinds: readonly ReadKind[] = ['credit_note', 'quote', 'prescription', 'care_sheet', 'card_slip', 'invoice']

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

// Height of a large title, relative to other print.
const LARGE = 1.35

type TitlePlace = { at: number; usual: number; rows: number; isRemark: boolean }

/** Scores a title: first or alone in its row, larger than other print, in the upper half. */
function pointsOf(
  phrase: Phrase,
  { words, plain, isRow }: TitleCell,
  { at, usual, rows, isRemark }: TitlePlace,
): number {
  const place = findPhrase(phrase, plain)
  if (place < 0) return 0
  const tall = Math.max(
    ...words.filter((word) => says(plainWords(word.text), [[phrase[0] ?? '']])).map(({ height }) => height),
    0,
  )
  const isLarge = tall > LARGE * usual
  const isUpper = at < Math.max(12, 0.45 * rows) && !isRemark
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
    // "Devis accepté le 02/05", "feuille de soins jointe": below a bill's lines.
    (isRemark && !isLarge ? 0.8 : 0) -
    (isRow ? 0 : 0.1)
  )
}
