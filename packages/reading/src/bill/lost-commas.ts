import { lettersIn } from '../page/phrases.ts'
import type { PageRow } from '../page/rows.ts'
import type { PageText, PageWord } from '../recognition/page-text.ts'
import type { Amount, Numbers } from '../values/amounts.ts'
import { findDays } from '../values/dates.ts'
import type { BodyLine } from './lines.ts'
import type { Role } from './roles.ts'

type NumberedRow = { row: PageRow; numbers: Numbers; role: Role | null }

/** An amount read with its comma, and its role. */
type WrittenAmount = { page: PageText; x: number; end: number; cents: number; role: Role | null }

/**
 * Restores amounts of a picture whose comma was not read ("2910" below "19,26", "944€" below "109,96 €"). Such a number is aligned with
 * at least two amounts that have a comma; with a euro sign and the label of a total, one is enough. With a euro sign it may also be
 * whole euros, unless that exceeds the total. Then both readings are returned and arithmetic decides; `waysOfCommas` lists those of
 * lines.
 */
export function withLostCommas(rows: readonly NumberedRow[]): Numbers[] {
  const written = rows.flatMap(({ row, numbers, role }) =>
    numbers.amounts.flatMap(({ cents, words }): WrittenAmount[] => {
      const last = words.at(-1)
      return last !== undefined && /[.,]\d{2}/.test(last.text)
        ? [{ page: row.page, x: words[0]?.x ?? last.x, end: endOfDigits(last), cents: Math.abs(cents), role }]
        : []
    }),
  )
  const isReduced = rows.some(({ role }) => role === 'discount' || role === 'deposit')
  const totals = written.filter(({ role }) => role === 'total' || role === 'payable')
  const isTooMuch = (cents: number) => !isReduced && totals.length > 0 && totals.every((total) => total.cents < cents)
  return rows.map((one) => {
    const { row, numbers, role } = one
    const lost = row.page.source === 'picture' ? findLost(one, written) : []
    const words = lost.flatMap((amount) => amount.words)
    const ways = lost.flatMap((amount): Amount[] => {
      const whole_cents = amount.cents * 100
      if (role !== null) return [{ ...amount, cents: whole_cents }, amount]
      return [amount.hasEuro && !isTooMuch(whole_cents) ? { ...amount, whole_cents } : amount]
    })
    if (lost.length === 0) return numbers
    return {
      ...numbers,
      amounts: [
        ...numbers.amounts.filter((known) => !known.words.some((word) => words.includes(word))),
        ...ways,
      ].toSorted((a, b) => a.x - b.x),
      counts: numbers.counts.filter(({ x }) => !words.some((word) => word.x === x)),
      rest: numbers.rest.filter((word) => !words.includes(word)),
    }
  })
}

/** Finds the amounts of a row that lost their comma, in cents with the comma restored. */
function findLost({ row, numbers, role }: NumberedRow, written: readonly WrittenAmount[]): Amount[] {
  if (role === null && lettersIn(row.text) < 3) return []
  const ofDays = findDays(row).flatMap(({ words }) => words)
  const others = written.filter(({ page }) => page === row.page)
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.6 * row.height
  return row.words.flatMap((word, at): Amount[] => {
    const digits = /^([1-9]\d{2,5})€?$/.exec(word.text)?.[1]
    const isGroup = numbers.amounts.some(({ words }) => words.length > 1 && words.includes(word))
    // A year may be aligned with amounts, even if its month was misread.
    // A number followed by a word is not money: "Bravecto 500 mg".
    const isOfWord = row.words.slice(at + 1).some(({ text }) => lettersIn(text) > 1 && !text.startsWith('EUR'))
    if (digits === undefined || isGroup || isOfWord || ofDays.includes(word)) return []
    const hasEuro = word.text.endsWith('€') || [at - 1, at + 1].some((place) => isSign(row.words[place]))
    if (!hasEuro && /^20[0-3]\d$/.test(digits)) return []
    const ending = others.filter(({ end }) => isNear(end, endOfDigits(word)))
    const beginning = others.filter(({ x }) => isNear(x, word.x))
    const isBesideTotal = hasEuro && role !== null && [...ending, ...beginning].some((other) => other.role !== null)
    if (ending.length < 2 && beginning.length < 2 && !isBesideTotal) return []
    const { x, width, confidence } = word
    return [{ cents: Number(digits), row, words: [word], x, right: x + width, confidence, hasEuro, isMended: true }]
  })
}

/** Lists the ways to restore commas in lines: in all doubtful amounts, in none, or in all but one. */
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

/** Keeps the smaller of an amount's two readings, the one with a restored comma. */
export const asIfCommasWereLost = <A extends Amount>(amounts: readonly A[]): A[] =>
  amounts.filter(
    ({ words, cents }) =>
      !amounts.some((other) => other.words[0] === words[0] && Math.abs(other.cents) < Math.abs(cents)),
  )

const isSign = (word: PageWord | undefined) => word !== undefined && /^(?:€|EUR)$/.test(word.text)

/** Right edge of a number's digits, without a sign. */
function endOfDigits({ text, x, width }: PageWord): number {
  const behind = /\D*$/.exec(text)?.[0].length ?? 0
  return x + (width * (text.length - behind)) / text.length
}
