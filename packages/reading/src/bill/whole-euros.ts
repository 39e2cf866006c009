import { lettersIn, phrases, plainWords, says } from '../page/phrases.ts'
import { type PageRow, splitCells } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import type { Amount, Numbers } from '../values/amounts.ts'

type NumberedRow = { row: PageRow; numbers: Numbers }
type Column = { x: number; right: number }

// "Montant (€)", "Prix en euros", "Importo EUR".
const isOfEuros = /€|\bEUR\b|\beuros?\b/i
const ofOthers = phrases(
  'page | tel | telephone | siret | client | cliente | klant | puce | chip | kg | poids | peso | gewicht',
)

/**
 * Numbers of the rows of a text, with whole euros that have no sign: below a head that says euros, or where amounts above or below
 * end. Of a picture there are none, where a comma may be lost.
 */
export function withWholeEuros(rows: readonly NumberedRow[]): Numbers[] {
  const heads = rows.map(({ row, numbers }) => headsOfEuros(row, numbers))
  const edges = rows.flatMap(({ row, numbers }) => numbers.amounts.map(({ right }) => ({ page: row.page, right })))
  const first = rows.findIndex(({ numbers }, at) => numbers.amounts.length > 0 || (heads[at]?.length ?? 0) > 0)
  return rows.map(({ row, numbers }, at) => {
    // The first lines may be whole, and those below have cents.
    const number = first < 0 || at < first - 2 ? undefined : lastWhole(row, numbers)
    if (number === undefined) return numbers
    const above = heads
      .slice(0, at)
      .filter((_, place) => rows[place]?.row.page === row.page)
      .flat()
    const isBelow = above.some(({ x, right }) => number.x < right + row.height && number.right > x - row.height)
    const isAligned = edges.some(
      ({ page, right }) => page === row.page && Math.abs(right - number.right) < 0.25 * row.height,
    )
    if (!isBelow && !isAligned) return numbers
    return {
      ...numbers,
      amounts: [...numbers.amounts, number],
      counts: numbers.counts.filter(({ right }) => !number.words.some((word) => word.x + word.width === right)),
    }
  })
}

function headsOfEuros(row: PageRow, { amounts }: Numbers): Column[] {
  if (amounts.length > 0) return []
  return splitCells(row).filter(({ text, words }) => isOfEuros.test(text) && words.length <= 4 && !/\d/.test(text))
}

/** The number at the end of a row of words that has no amount: "45", "1 450", "45,5". */
function lastWhole(row: PageRow, { amounts }: Numbers): Amount | undefined {
  const last = row.words.at(-1)
  const before = row.words.at(-2)
  if (last === undefined || row.page.source !== 'text' || amounts.length > 0) return undefined
  if (
    !/^(?!(?:19|20)\d\d$)\d{1,5}(?:[.,]\d)?$/.test(last.text) ||
    lettersIn(row.text) < 3 ||
    says(plainWords(row.text), ofOthers)
  )
    return undefined
  const isGroup = before !== undefined && /^[1-9]\d?\d?$/.test(before.text) && isThousand(before, last)
  const words = isGroup ? [before, last] : [last]
  const value = Number(
    words
      .map(({ text }) => text)
      .join('')
      .replace(',', '.'),
  )
  const [x, right] = [words[0]?.x ?? last.x, last.x + last.width]
  const { confidence } = last
  return { cents: Math.round(value * 100), row, words, x, right, confidence, hasEuro: false, isMended: false }
}

const isThousand = (before: PageWord, last: PageWord) =>
  /^\d{3}(?:[.,]\d)?$/.test(last.text) && last.x - before.x - before.width < (1.45 * last.width) / last.text.length
