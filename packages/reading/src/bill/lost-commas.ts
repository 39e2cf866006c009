import { lettersIn } from '../page/phrases.ts'
import type { PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import type { Amount, Numbers } from '../values/amounts.ts'
import { findDays } from '../values/dates.ts'
import type { BodyLine } from './lines.ts'
import type { Role } from './roles.ts'

type NumberedRow = { row: PageRow; numbers: Numbers; role: Role | null }

/**
 * Numbers of the rows of a picture, with the last amount of those that lost their comma ("2910" below "19,26", "944€" below
 * "109,96 €"): it begins or ends where at least two amounts with a comma do. With a sign it may be whole euros, unless that is more
 * than the bill's total. Then both readings are returned, and the other figures choose: `waysOfCommas` has those of lines of care.
 */
export function withLostCommas(rows: readonly NumberedRow[]): Numbers[] {
  const written = rows.flatMap(({ row, numbers, role }) =>
    numbers.amounts.flatMap(({ cents, words }) => {
      const last = words.at(-1)
      return last !== undefined && /[.,]\d{2}/.test(last.text)
        ? [{ page: row.page, x: words[0]?.x ?? last.x, end: endOfDigits(last), cents: Math.abs(cents), role }]
        : []
    }),
  )
  const isReduced = rows.some(({ role }) => role === 'discount' || role === 'deposit')
  const totals = written.filter(({ role }) => role === 'total' || role === 'payable')
  return rows.map(({ row, numbers, role }) => {
    const at = row.words.findLastIndex(({ text }) => !/^(?:€|EUR|\p{Lu})$/u.test(text))
    const last = row.words[at]
    const digits = last === undefined ? undefined : /^([1-9]\d{2,5})€?$/.exec(last.text)?.[1]
    const known = numbers.amounts.filter(({ words }) => last !== undefined && words.includes(last))
    const isGroup = known.some(({ words }) => words.length > 1)
    if (row.page.source !== 'picture' || last === undefined || digits === undefined || isGroup) return numbers
    const hasEuro = last.text.endsWith('€') || [at - 1, at + 1].some((place) => isSign(row.words[place]))
    const isTooMuch = !isReduced && totals.length > 0 && totals.every(({ cents }) => cents < Number(digits) * 100)
    const isNear = (one: number, other: number) => Math.abs(one - other) < 0.6 * row.height
    const others = written.filter(({ page }) => page === row.page)
    const ending = others.filter(({ end }) => isNear(end, endOfDigits(last)))
    const beginning = others.filter(({ x }) => isNear(x, last.x))
    const isLost =
      (ending.length >= 2 || beginning.length >= 2) &&
      (role !== null || lettersIn(row.text) >= 3) &&
      // A year ends where amounts do, at times, be its month readable or not.
      !findDays(row).some(({ words }) => words.includes(last)) &&
      (hasEuro || !/^20[0-3]\d$/.test(digits))
    if (!isLost) return numbers
    const lost: Amount = {
      cents: Number(digits),
      row,
      words: [last],
      x: last.x,
      right: last.x + last.width,
      confidence: last.confidence,
      hasEuro,
      isMended: true,
    }
    const whole_cents = lost.cents * 100
    const ofLine = hasEuro && !isTooMuch ? [{ ...lost, whole_cents }] : [lost]
    return {
      ...numbers,
      amounts: [
        ...numbers.amounts.filter((one) => !known.includes(one)),
        ...(role === null ? ofLine : [{ ...lost, cents: whole_cents }, lost]),
      ],
      counts: numbers.counts.filter(({ x }) => x !== last.x),
      rest: numbers.rest.filter((word) => word !== last),
    }
  })
}

/** The lines of a bill as commas may be lost in them: in all amounts that may lack one, in none, or in all but one. */
export function waysOfCommas(body: readonly BodyLine[]): (readonly BodyLine[])[] {
  const all = body.flatMap(({ amounts }) => amounts.filter(({ whole_cents }) => whole_cents !== undefined))
  const read = (isWhole: (one: Amount) => boolean) =>
    body.map((line) => ({
      ...line,
      amounts: line.amounts.map((one) => ({
        ...one,
        cents: isWhole(one) ? (one.whole_cents ?? one.cents) : one.cents,
      })),
    }))
  if (all.length === 0) return [body]
  return [body, read(() => true), ...(all.length < 2 ? [] : all.map((only) => read((one) => one === only)))]
}

/** Keeps the smaller reading of each amount that has two, as if its comma was lost. */
export const asIfCommasWereLost = <A extends Amount>(amounts: readonly A[]): A[] =>
  amounts.filter(
    ({ words, cents }) =>
      !amounts.some((other) => other.words[0] === words[0] && Math.abs(other.cents) < Math.abs(cents)),
  )

const isSign = (word: PageWord | undefined) => word !== undefined && /^(?:€|EUR)$/.test(word.text)

/** Place where a number ends, without the sign behind it. */
function endOfDigits({ text, x, width }: PageWord): number {
  const behind = /\D*$/.exec(text)?.[0].length ?? 0
  return x + (width * (text.length - behind)) / text.length
}
