import { phrases, plainWords, says } from '../page/phrases.ts'
import type { PageWord } from '../recognition/page-text.ts'
import type { BillRow } from './labelled-amounts.ts'

const code = /^(?:CHF|SFr|XPF|F?CFP|XAF|XOF|F?CFA|GBP|USD|MAD|DZD|TND)$|^CHF\d|\d(?:CHF|XPF)$/
// In a picture they may be a misread sign of euros.
const sign = /^[£$]|[£$]$/
const ofAmounts = phrases('montant* | prix | total | tarif* | importo | importi | totale | bedrag* | totaal')
const MOST_WORDS_OF_HEADING = 10

/** Tells whether as many of a bill's amounts are in another currency as in euros, by signs beside them or in a heading. */
export function isInOtherCurrency(bill: readonly BillRow[]): boolean {
  const isOther = ({ text }: PageWord, { row }: BillRow) => {
    const bare = text.replaceAll(/^[(:]+|[),.:;]+$/g, '')
    return code.test(bare) || (row.page.source === 'text' && sign.test(bare))
  }
  const amounts = bill.flatMap((one) => one.numbers.amounts.map((amount) => ({ amount, one })))
  const others = amounts.filter(({ amount, one }) =>
    one.row.words.some((word) => {
      const gap = Math.max(amount.x - word.x - word.width, word.x - amount.right)
      return gap < 1.5 * one.row.height && isOther(word, one)
    }),
  )
  const isHeaded = bill.some(
    (one) =>
      one.row.words.length <= MOST_WORDS_OF_HEADING &&
      one.row.words.some((word) => isOther(word, one)) &&
      says(plainWords(one.row.text), ofAmounts),
  )
  return (isHeaded || others.length > 0) && amounts.filter(({ amount }) => amount.hasEuro).length <= others.length
}
