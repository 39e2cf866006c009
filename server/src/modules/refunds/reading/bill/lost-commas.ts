import type { PageWord } from '#platform/files/reading/page-text.ts'
import type { Row } from '../page/rows.ts'
import type { Amount, Numbers } from '../values/amounts.ts'
import { daysOf } from '../values/dates.ts'

type NumberedRow = { row: Row; numbers: Numbers; isNamed: boolean }

/**
 * Numbers of the rows of a picture, with the last amount of those that lost their comma ("2910" below "19,26", "944€" below
 * "109,96 €"): it stands where at least two others end, which have theirs, and with a sign it would be more than all of them.
 * In a row that names a part of the bill it may be whole euros all the same: both stand there, and the bill's other figures
 * tell which it is.
 */
export function withLostCommas(rows: readonly NumberedRow[]): Numbers[] {
  const written = rows.flatMap(({ row, numbers }) =>
    numbers.amounts.flatMap(({ cents, words }) => {
      const last = words.at(-1)
      return last !== undefined && /[.,]\d{2}/.test(last.text)
        ? [{ page: row.page, end: endOfDigits(last), cents: Math.abs(cents) }]
        : []
    }),
  )
  return rows.map(({ row, numbers, isNamed }) => {
    const at = row.words.findLastIndex(({ text }) => !/^(?:€|EUR|\p{Lu})$/u.test(text))
    const last = row.words[at]
    const digits = last === undefined ? undefined : /^([1-9]\d{2,5})€?$/.exec(last.text)?.[1]
    if (row.page.source !== 'picture' || last === undefined || digits === undefined) return numbers
    const hasEuro = last.text.endsWith('€') || /^(?:€|EUR)$/.test(row.words[at + 1]?.text ?? '')
    const others = written.filter(({ page }) => page === row.page)
    const isLost =
      (isNamed || letters(row.text) >= 3) &&
      // A year ends where amounts do, at times, be its month readable or not.
      !daysOf(row).some(({ words }) => words.includes(last)) &&
      (hasEuro ? others.every(({ cents }) => cents < Number(digits) * 100) : !/^(?:19|20)\d\d$/.test(digits)) &&
      others.filter(({ end }) => Math.abs(end - endOfDigits(last)) < 0.6 * row.height).length >= 2
    if (!isLost) return numbers
    const whole = numbers.amounts.filter(({ words }) => words.includes(last))
    const amount: Amount = {
      cents: Number(digits),
      row,
      words: [last],
      x: last.x,
      right: last.x + last.width,
      confidence: last.confidence,
      hasEuro,
      isMended: true,
    }
    return {
      ...numbers,
      amounts: [...numbers.amounts.filter((one) => isNamed || !whole.includes(one)), amount],
      counts: numbers.counts.filter(({ x }) => x !== last.x),
      rest: numbers.rest.filter((word) => word !== last),
    }
  })
}

/** Place where a number ends, without the sign behind it. */
function endOfDigits({ text, x, width }: PageWord): number {
  const behind = /\D*$/.exec(text)?.[0].length ?? 0
  return x + (width * (text.length - behind)) / text.length
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
