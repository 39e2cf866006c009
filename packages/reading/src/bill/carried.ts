import { phrases, plainWords, says } from '../page/phrases.ts'
import type { PageRow } from '../page/rows.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { BodyLine } from './lines.ts'

const ofCarried = phrases(
  `report | reporter | reporte | transport | riporto | riportare | riportato | overdracht | overdragen | overgedragen
  | overbrengen | overgebracht`,
)
const ofPage = phrases('page | pagina | pag | pag. | blz | blz. | bladzijde')
// What a client owes is no part of the bill.
const ofDebt = phrases('solde | saldo | impaye* | arrieres | anterieur* | arretrati | achterstand')
const laterPage =
  /(?<!\b(?:voir|suite|cf\.?|vedi|zie|vervolg)(?: (?:en|la|a|alla|op))? )\b(?:page|pagina|pag\.?|bladzijde|blz\.?)\s*(?:n°\s*)?:?\s*(?:[2-9]|1\d)\b/i

/**
 * Lists what a later page brings from the one before it, which is not in the file, in cents. It is above the lines; without a page's
 * number it may be what a client owes.
 */
export function listCarried(amounts: readonly LabelledAmount[], body: readonly BodyLine[]): number[] {
  const first = body[0]?.at ?? -1
  return amounts
    .filter(({ at, role, row }) => at >= 0 && at < first && (role === 'aside' || role === 'subtotal') && isCarried(row))
    .map(({ cents }) => cents)
}

function isCarried({ text, page }: PageRow): boolean {
  const plain = plainWords(text)
  return (
    says(plain, ofCarried) &&
    !says(plain, ofDebt) &&
    (says(plain, ofPage) || laterPage.test(page.words.map((word) => word.text).join(' ')))
  )
}
