import { findPhrase, joinedTo, type Phrase, phrases, plainWords, says } from '../page/phrases.ts'
import { type PageRow, splitCells } from '../page/rows.ts'
import { parseNumbers } from './amounts.ts'
import { hasBillTitle, ofBill, type TitleCell, titleCells } from './bill-titles.ts'
import { findDays } from './dates.ts'

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
  | premieaanvraag | premienota | recu fiscal | recu au titre des dons`,
)
// A payment that is attested, asked for or spread over time; such a paper names its bill below.
const ofPayment = [
  ...joinedTo(
    ['attestation', 'certificat', 'justificatif', 'preuve', 'confirmation', 'avis', 'plan', 'echeancier'],
    ['de'],
    'paiement | reglement',
  ),
  ...joinedTo(['demande', 'appel'], ['d', 'de', 'de versement d'], 'acompte | provision | arrhes'),
  ...joinedTo(
    ['attestazione', 'attestato', 'dichiarazione', 'certificazione', 'conferma', 'prova', 'piano'],
    ['di', 'di avvenuto'],
    'pagamento | saldo',
  ),
  ...joinedTo(['bewijs', 'attest', 'bevestiging'], ['van'], 'betaling'),
  ...phrases(
    `echeancier | piano rateale | richiesta di acconto | richiesta acconto
    | betalingsbewijs | betaalbewijs | betalingsattest | betalingsbevestiging
    | betalingsplan | betaalplan | afbetalingsplan | voorschotaanvraag`,
  ),
]
// Orders, deliveries and contracts: a bill names its own, above or below its title.
const ofOrder = [
  ...joinedTo(
    ['bon', 'bordereau', 'confirmation', 'recapitulatif', 'accuse de reception'],
    ['de', 'de votre', 'de la'],
    'commande | livraison',
  ),
  ...joinedTo(['commande', 'bestelling'], [''], 'n | n° | no | nr | client'),
  ...joinedTo(['buono', 'modulo', 'conferma', 'riepilogo', 'ordine'], ['d', 'di', ''], 'ordine | acquisto'),
  ...joinedTo(['bevestiging', 'overzicht'], ['', 'van de', 'van uw'], 'bestelling'),
  ...joinedTo(['contrat', 'bulletin'], ['', 'd', 'de'], 'plan | soins | sante | abonnement | adhesion | souscription'),
  ...joinedTo(['mandat', 'mandato', 'mandaat'], ['', 'de', 'di'], 'sepa | prelevement | addebito'),
  ...phrases(
    `votre commande | ordine cliente | documento di trasporto | ddt | bolla di consegna
    | bestelbon | orderbon | bestelbevestiging | orderbevestiging | leveringsbon | leverbon | leveringsnota
    | verzendnota | pakbon`,
  ),
]

// "Ordine n. 1234" is a vet's: an order has its day.
const ofOrderAlone = phrases('ordine')

/** Tells whether a paper with amounts is no bill, though it may name one: its head says so, or its rows list several. */
export function isOtherPaper(rows: readonly PageRow[], firstLine: number | undefined): boolean {
  const head = rows.slice(0, Math.min(firstLine ?? Infinity, Math.max(8, Math.ceil(rows.length * 0.3))))
  const isIn = (some: readonly PageRow[], any: readonly Phrase[]) => some.some((row) => isTitledAs(row, any))
  const bill = head.findIndex(hasBillTitle)
  return (
    isIn(head, ofAccount) ||
    isIn(bill < 0 ? head : head.slice(0, bill), ofPayment) ||
    ((isIn(head, ofOrder) || head.some((row) => saysAlone(row, ofOrderAlone).length > 0 && findDays(row).length > 0)) &&
      !rows.some(hasBillTitle)) ||
    listsBills(rows)
  )
}

/** Tells whether a short cell, or what a letter is about, begins with one of these titles. */
const isTitledAs = (row: PageRow, any: readonly Phrase[]): boolean =>
  splitCells(row).some(({ text, words }) => {
    const plain = plainWords(text)
    const subject = says(plain.slice(0, 1), ofSubject) ? 1 : 0
    const isTitle = words.filter((word) => !/\d/.test(word.text)).length <= 6 || subject === 1
    return isTitle && any.some((phrase) => [0, 1].includes(findPhrase(phrase, plain) - subject))
  })

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

const ofCancelled = phrases(
  `annule | annulee | facture annulee | note annulee | recu annule | ticket annule | document annule
  | annullata | annullato | fattura annullata | ricevuta annullata | parcella annullata | notula annullata
  | scontrino annullato | documento annullato
  | geannuleerd | factuur geannuleerd | geannuleerde factuur | rekening geannuleerd | document geannuleerd`,
)
const ofDraft = phrases(
  `brouillon | projet | provisoire | facture brouillon | facture en attente | pro forma | proforma
  | bozza | fattura bozza | fattura in bozza | provvisorio | provvisoria
  | klad | kladversie | concept | ontwerp | voorlopig`,
)
// Papers without a bill's title may say this of themselves, or ask for it.
const ofDisclaimer = phrases(
  `pas une facture | pas valeur de facture | non valable comme facture | ne vaut pas facture | ne tient pas lieu de facture
  | non costituisce fattura | non e una fattura | non valido come fattura | non vale come fattura
  | non valido ai fini fiscali | documento non fiscale
  | geen factuur | niet geldig als factuur | geldt niet als factuur
  | bon pour accord | per accettazione | voor akkoord`,
)

/** Tells whether a bill says of itself that it was cancelled; one that replaces another names that one's number. */
export function isCancelled(rows: readonly PageRow[]): boolean {
  const titled = rows.findIndex(hasBillTitle)
  const title = rows[titled]
  const own = title && numbersIn(title)
  return rows.some(
    (row, at) =>
      saysAlone(row, ofCancelled).length > 0 &&
      (at === titled || numbersIn(row).every((number) => own?.includes(number) !== false)),
  )
}

/** Numbers of a row but for days, and for those of another paper behind a reason: "Annulée par avoir n° 3". */
function numbersIn(row: PageRow): string[] {
  const days = new Set(findDays(row).flatMap(({ words }) => words))
  const reason = row.words.findIndex(({ text }) => says(plainWords(text), ofReason))
  const until = reason < 0 ? row.words : row.words.slice(0, reason)
  return until.filter((word) => /\d/.test(word.text) && !days.has(word)).map(({ text }) => text.replaceAll(/\D/g, ''))
}

/** Tells whether a bill says of itself that it is none yet; with a number or a day it names another paper. */
export const isDraft = (rows: readonly PageRow[]): boolean =>
  rows.some((row) => saysAlone(row, ofDraft).some(({ words }) => !words.some(({ text }) => /\d/.test(text)))) ||
  (!rows.some(hasBillTitle) && rows.some((row) => says(plainWords(row.text), ofDisclaimer)))

const ofState = phrases('statut | etat | stato | status')
const besideState = [...ofState, ...phrases('n | n° | no | nr | le | du | del | il | op | van')]
const ofReason = phrases('par | voir | cf | suite | con | vedi | door | met | zie')

/**
 * Lists the cells of a row without an amount that say just this, but for a number, a day or a reason: "Facture n° 118 annulée le
 * 05/11/2026". They are the whole row, or beside a bill's title: an act may be cancelled too.
 */
function saysAlone(row: PageRow, any: readonly Phrase[]): TitleCell[] {
  if (parseNumbers(row).amounts.length > 0) return []
  return titleCells(row).filter(({ plain, isRow }) => {
    const said = plain.filter((word) => !/\d/.test(word) && !says([word], besideState))
    const isEnd = (at: number) => at === said.length || says(said.slice(at, at + 1), ofReason)
    const isOfPaper = isRow || says(plain.slice(0, 1), ofState) || hasBillTitle(row)
    return isOfPaper && any.some((phrase) => findPhrase(phrase, said) === 0 && isEnd(phrase.length))
  })
}
