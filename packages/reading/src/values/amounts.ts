import type { PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'

/** A number of a row that may be money. */
export type Amount = {
  /** below zero where a minus stands at it */
  cents: number
  row: PageRow
  words: readonly PageWord[]
  x: number
  right: number
  /** the least of its words', 0 to 100 */
  confidence: number
  /** A euro sign or EUR stands at it. */
  hasEuro: boolean
  /** Something was mended to read it as an amount: a letter for a digit, a comma that is missing. */
  isMended: boolean
}

/** A rate of a row, in percent. */
export type Percent = { value: number; x: number; right: number }

export type Numbers = {
  amounts: Amount[]
  percents: Percent[]
  /** whole or broken numbers without cents: quantities */
  counts: { value: number; x: number; right: number }[]
  /** words that are none of these, from left to right */
  rest: PageWord[]
}

const EURO = /€|^EUR(?:O|OS)?$|(?<=\d)EUR(?:O|OS)?$|^EUR(?:O|OS)?(?=\d)/i

/** Parts a row into amounts, rates, quantities and words. */
export function parseNumbers(row: PageRow): Numbers {
  const found: Numbers = { amounts: [], percents: [], counts: [], rest: [] }
  const words = row.words
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (word === undefined) continue
    const group = groupAt(words, at, row.height)
    const last = group.at(-1) ?? word
    const text = group.map((one) => one.text).join(' ')
    const after = words[at + group.length]
    const [x, right] = [word.x, last.x + last.width]
    const isRate =
      text.endsWith('%') || (after !== undefined && after.text.startsWith('%') && gap(last, after) < row.height)
    if (isRate && /\d/.test(text)) {
      const value = Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0]?.replace(',', '.'))
      found.percents.push({ value, x, right })
      at += group.length - 1 + (text.endsWith('%') ? 0 : 1)
      continue
    }
    const read = parseCents(text)
    if (read !== null) {
      const before = words[at - 1]
      const isMinus = before !== undefined && /^[-–−—]$/.test(before.text) && gap(before, word) < row.height
      // A sign in front is where the amount begins.
      const sign =
        before !== undefined && /^(?:€|EUR)$/i.test(before.text) && gap(before, word) < row.height ? before : word
      const nearEuro = [before, after].some((one) => one !== undefined && EURO.test(one.text) && one.text.length <= 4)
      found.amounts.push({
        cents: isMinus ? -Math.abs(read.cents) : read.cents,
        row,
        words: group,
        x: sign.x,
        right,
        confidence: Math.min(...group.map((one) => one.confidence)),
        hasEuro: nearEuro || EURO.test(text),
        isMended: read.isMended,
      })
      at += group.length - 1
      continue
    }
    const count = /^(?:x\s?)?(\d{1,4}(?:[.,]\d{1,3})?)(?:\s?x)?$/i.exec(word.text)?.[1]
    if (count !== undefined)
      found.counts.push({ value: Number(count.replace(',', '.')), x, right: word.x + word.width })
    else if (!/^(?:€|EUR|EUROS?|[-–−—+*x×])$/i.test(word.text)) found.rest.push(word)
  }
  return found
}

const gap = (one: PageWord, other: PageWord) => other.x - (one.x + one.width)

/** Words from `at` on that are one number: thousands, and a comma that came loose. Columns come from places, never from spaces. */
function groupAt(words: readonly PageWord[], at: number, height: number): PageWord[] {
  const first = words[at]
  if (first === undefined) return []
  const group = [first]
  for (;;) {
    const last = group.at(-1) ?? first
    const next = words[at + group.length]
    if (next === undefined) return group
    const [left, right, apart] = [bare(last.text), bare(next.text), gap(last, next)]
    // A space is at most a letter wide, in a typewriter's print; columns stand farther apart.
    const letter = next.width / Math.max(1, next.text.length)
    const isThousand =
      /^[-–−]?\d{1,3}$/.test(left) &&
      /^\d{3}(?:[.,]\d{2})?$/.test(right) &&
      // A group that begins with 0 is no number of its own.
      (apart < 1.45 * letter || (right.startsWith('0') && apart < 2.5 * height)) &&
      (/[.,]\d{2}$/.test(right) ||
        next.text.endsWith('€') ||
        /^\d{3}[.,]\d{2}$/.test(bare(words[at + group.length + 1]?.text ?? '')))
    const isLoose =
      apart < 0.6 * height &&
      ((/^[-–−]?\d+[.,]$/.test(left) && /^\d{2}$/.test(right)) ||
        (/^[-–−]?\d+$/.test(left) && /^[.,]\d{2}$/.test(right)))
    if (!isThousand && !isLoose) return group
    group.push(next)
  }
}

const bare = (text: string) => text.replace(/^[€|[(]+|[€|\])*;:]+$|EUR(?:OS?)?$/gi, '')

/** Cents of a text that is money: two decimals, groups of three, a euro sign in the place of the comma; null where it is not. */
export function parseCents(written: string): { cents: number; isMended: boolean } | null {
  const text = written
    .replaceAll(/^(?:€|EUR|eur)\s*|\s*(?:€|EUROS?|EUR|eur)$/g, '')
    .replaceAll(/[|*[\]{};:]/g, '')
    .trim()
  const exact = exactCents(text)
  if (exact !== null) return { cents: exact, isMended: false }
  // "45€", "€ 45" and "1 450€" have no cents.
  if (/€/.test(written) && /^(?:\d{1,4}|\d{1,3}(?: \d{3})+)$/.test(text))
    return { cents: Number(text.replaceAll(' ', '')) * 100, isMended: false }
  const digits = text.match(/\d/g)?.length ?? 0
  if (digits < 2 || digits * 2 < text.replaceAll(/[.,\s]/g, '').length) return null
  const mended = exactCents(
    text
      .replaceAll(/[oOQD]/g, '0')
      .replaceAll(/[lI!]/g, '1')
      .replaceAll(/S/g, '5')
      .replaceAll(/B/g, '8')
      .replaceAll(/\s*([.,])\s*/g, '$1')
      .replaceAll(/,,|\.,|,\./g, ','),
  )
  return mended === null ? null : { cents: mended, isMended: true }
}

function exactCents(text: string): number | null {
  const match =
    /^([-–−+]?)\s?((?:\d{1,3}(?:[ .'’\u00a0]\d{3})+|\d{1,6}))\s?[,.]\s?(\d{2})\s?(-?)$/.exec(text) ??
    /^([-–−+]?)\s?(\d{1,3}(?:,\d{3})+)\.(\d{2})(-?)$/.exec(text) ??
    /^([-–−+]?)(\d{1,5})€(\d{2})(-?)$/.exec(text)
  if (match === null) {
    const held = /^\((.+)\)$/.exec(text)?.[1]
    const within = held === undefined ? null : exactCents(held)
    return within === null ? null : -within
  }
  const [, before = '', whole = '', cents = '', behind = ''] = match
  // "001,92" is the rest of a number whose beginning stands elsewhere.
  if (/^0\d/.test(whole)) return null
  const value = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents)
  return /[-–−]/.test(before) || behind === '-' ? -value : value
}
