import { phrases, findPhrase, plainWords, says } from '../page/phrases.ts'
import type { PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import { parseNumbers } from './amounts.ts'

// Words that say of the bill itself that it was paid.
const ofPayment = phrases(
  `facture acquittee | note acquittee | acquittee | acquitte | pour acquit | facture payee | payee | paye
  | facture reglee | reglee | regle | solde paye
  | fattura quietanzata | quietanzata | quietanzato | fattura saldata | saldata | saldato | fattura pagata | pagata
  | pagato | incassato
  | factuur voldaan | voldaan | betaald | vereffend | afgerekend`,
)
// Words beside them that say the opposite, or speak of another time or part.
const ofDebt = phrases(
  `non | pas | ne | impaye | impayee | tva | taxe | iva | imposta | btw | sera | doit | etre | a | avant | sous | si
  | toute | jusqu | en partie | partiellement | acompte | deja | reste | rest
  | da | deve | essere | entro | se | acconto | parzialmente | gia | residuo | resta
  | niet | nog | moet | te | worden | voor | indien | voorschot | gedeeltelijk | reeds | saldo`,
)
// Words behind them that do: "payé : non", "payée sous 30 jours", "réglée à réception".
const ofLater = phrases(
  `non | no | pas | niet | neen | sous | avant | entro | binnen | voor | reception | ricevimento | ontvangst
  | echeance | scadenza | vervaldag | partie* | partiellement | parzialmente | gedeeltelijk`,
)
// Parts of a payment, behind their count: "payé en 3 fois".
const ofInstalments = phrases('fois | mensualites | rate | termijnen | schijven | keer')
// Words that lead to a day or a means: "payé le … par …" is a form that nobody filled in.
const ofForm = phrases('le | par | en | il | con | op | met | per')

// "Reste dû 12,50": the bill was paid in part.
const leftToPay = phrases(
  `reste | restant | solde du | solde a payer | solde a regler | resta | residuo | rimane | saldo da pagare
  | saldo dovuto | nog te betalen | openstaand | resterend`,
)

const mostWordsBefore = 4
const mostWords = 8

/** `text`: the words of the paper, as they are printed there. */
export type FoundProof = { text: string; row: PageRow; words: readonly PageWord[] }

type Bill = { total: number | null; isClear: (words: readonly PageWord[]) => boolean }

/** Finds the words by which a bill says that it was paid; null where none does, or something is left to be paid. */
export function findPaymentProof(rows: readonly PageRow[], { total, isClear }: Bill): FoundProof | null {
  if (rows.some((row) => says(plainWords(row.text), leftToPay) && amountsIn(row).some((cents) => cents > 0)))
    return null
  for (const row of rows) {
    const words = findProofIn(row, total)
    if (words && isClear(words)) return { text: words.map(({ text }) => text).join(' '), row, words }
  }
  return null
}

const amountsIn = (row: PageRow) => parseNumbers(row).amounts.map(({ cents }) => cents)

/** Finds the words of a row that say so: the phrase with the few behind it, such as the day and the means. */
function findProofIn(row: PageRow, total: number | null): PageWord[] | null {
  const words = row.words.map((word) => ({ word, plain: plainWords(word.text) }))
  const each = words.map(({ plain }) => plain[0] ?? '')
  const [place] = ofPayment
    .flatMap((phrase) => {
      const at = findPhrase(phrase, each)
      return at < 0 ? [] : [{ at, length: phrase.length }]
    })
    .toSorted((one, other) => one.at - other.at || other.length - one.length)
  if (!place) return null
  const before = words.slice(0, place.at).flatMap(({ plain }) => plain)
  const after = words.slice(place.at + place.length).flatMap(({ plain }) => plain)
  // A sentence tells what would be, not what was.
  if (before.length > mostWordsBefore || says(before, ofDebt)) return null
  if (says(after.slice(0, 2), ofLater) || says(after.slice(0, 3), ofInstalments)) return null
  if (after.length > 0 && after.every((word) => says([word], ofForm))) return null
  // The whole bill, not a part of it.
  const amounts = amountsIn(row)
  if (amounts.some((cents) => cents <= 0) || (total !== null && amounts.length > 0 && !amounts.includes(total)))
    return null
  return words.slice(place.at, place.at + mostWords).map(({ word }) => word)
}
