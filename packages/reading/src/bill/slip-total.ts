import { phrases, plainWords, says } from '../page/phrases.ts'
import type { PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import { type Amount, parseNumbers } from '../values/amounts.ts'

const ofPayment = phrases(
  `montant | montant reel | montant debite | total | a payer | net a payer | debit | importo | importo addebitato
  | totale | addebito | bedrag | totaal | te betalen`,
)
const ofOther = phrases(`pourboire | solde | plafond | reste | frf | bef | itl | mancia | saldo | fooi | tip`)

/** Finds the amount of a card slip: the one that its words, or a euro sign, say was paid; null where they name several. */
export function findSlipTotal(
  rows: readonly PageRow[],
  isClear: (words: readonly PageWord[]) => boolean,
): { cents: number; row: PageRow; words: readonly PageWord[] } | null {
  const found = rows.flatMap((row) => {
    const words = plainWords(row.text)
    if (says(words, ofOther)) return []
    const isNamed = says(words, ofPayment)
    return parseNumbers(row)
      .amounts.filter(isPayment)
      .map((amount) => ({ amount, isNamed }))
  })
  const named = found.filter(({ isNamed }) => isNamed)
  const candidates = named.length > 0 ? named : found.filter(({ amount }) => amount.hasEuro)
  const [first, ...others] = candidates.map(({ amount }) => amount)
  if (!first || others.some(({ cents }) => cents !== first.cents) || !isClear(first.words)) return null
  return { cents: first.cents, row: first.row, words: first.words }
}

const isPayment = ({ cents, isMended }: Amount) => cents > 0 && !isMended
