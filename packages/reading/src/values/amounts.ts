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
  /** True for whole euros of a picture apart from their sign: where other amounts have cents, a comma may be lost ("7289 €"). */
  mayLackComma?: boolean
  /** cents if no comma was lost, and it is whole euros */
  whole_cents?: number
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
// A hyphen in all its lengths, and the sign itself.
const MINUS = '[-‐‑‒–—−﹣－]'
const isMinusAlone = new RegExp(`^${MINUS}$`)
const isSignInFront = new RegExp(`^${MINUS}?(?:€|EUR)${MINUS}?$`, 'i')
const isSignBehind = new RegExp(`^(?:€|EUROS?|EUR)(?:TTC|HT)?${MINUS}?[.,;:)]*$`, 'i')
const hasMinus = new RegExp(MINUS)

/** Parts a row into amounts, rates, quantities and words. */
export function parseNumbers(row: PageRow): Numbers {
  const found: Numbers = { amounts: [], percents: [], counts: [], rest: [] }
  const words = row.words
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (word === undefined) continue
    const group = withCentsBehindSign(groupAt(words, at, row.height), row)
    const last = group.at(-1) ?? word
    const text = group.map((one) => one.text).join(' ')
    const after = words[at + group.length]
    const [x, right] = [word.x, last.x + last.width]
    const isRate =
      text.endsWith('%') ||
      (after?.text.startsWith('%') === true && gap(last, after) < Math.max(row.height, SPACE * letterOf(last)))
    if (isRate && /\d/.test(text)) {
      const value = Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0]?.replace(',', '.'))
      found.percents.push({ value, x, right })
      at += group.length - 1 + (text.endsWith('%') ? 0 : 1)
      continue
    }
    const signs = signsAt(row, at, group.length)
    // "Cent euros (100,00 €)": brackets within words take nothing off.
    const money = isInWords(words, at, row.height) ? text.replaceAll(/^\(|\)$/g, '') : text
    const exact = parseCents(money)
    const read = exact ?? (signs.isEuro ? wholeCents(money) : null)
    if (read !== null) {
      const before = words[at - 1]
      // A sign in front is where the amount begins.
      const sign =
        before !== undefined && /^(?:€|EUR)$/i.test(before.text) && gap(before, word) < row.height ? before : word
      const nearEuro = [before, after].some((one) => one !== undefined && EURO.test(one.text) && one.text.length <= 4)
      found.amounts.push({
        cents: signs.isMinus ? -Math.abs(read.cents) : read.cents,
        row,
        words: group,
        x: sign.x,
        right,
        confidence: Math.min(...group.map((one) => one.confidence)),
        hasEuro: nearEuro || group.some((one) => EURO.test(one.text)),
        isMended: read.isMended,
        ...(exact === null && /\d{3}/.test(text) && group.some(({ confidence }) => confidence < 100)
          ? { mayLackComma: true }
          : {}),
      })
      at += group.length - 1
      continue
    }
    const count = /^(?:x\s?)?(\d{1,4}(?:[.,]\d{1,3})?)(?:\s?x)?$/i.exec(word.text)?.[1]
    if (count !== undefined)
      found.counts.push({ value: Number(count.replace(',', '.')), x, right: word.x + word.width })
    else if (!/^(?:€|EUR|EUROS?|[-‐‑‒–—−+*x×])$/i.test(word.text)) found.rest.push(word)
  }
  return found
}

// Widest space of a typewriter's print, in letters; columns are farther apart.
const SPACE = 1.45
const letterOf = ({ width, text }: PageWord) => width / Math.max(1, text.length)

const gap = (one: PageWord, other: PageWord) => other.x - (one.x + one.width)

/** Tells what stands apart from a number and belongs to it: a minus, a sign of euros that is no other number's. */
function signsAt({ words, height, page }: PageRow, at: number, length: number): { isMinus: boolean; isEuro: boolean } {
  const [first, last] = [words[at], words[at + length - 1]]
  if (first === undefined || last === undefined) return { isMinus: false, isEuro: false }
  const [ahead, before, after, behind] = [at - 2, at - 1, at + length, at + length + 1].map((place) => words[place])
  const isNear = (one: PageWord | undefined, other: PageWord | undefined): boolean =>
    one !== undefined && other !== undefined && gap(one, other) < height
  const isFront = before !== undefined && isSignInFront.test(before.text) && isNear(before, first)
  const isBehind = after !== undefined && isSignBehind.test(after.text) && isNear(last, after)
  // "22 € 8,98": the sign is the other number's, where both stand close to it.
  const isNumber = (word: PageWord | undefined) => word !== undefined && /\d/.test(word.text)
  const isOwnFront = isFront && !(isNumber(ahead) && isNear(ahead, before))
  const isOwnBehind = isBehind && !(isNumber(behind) && isNear(after, behind))
  const [opening, next] = isFront ? [ahead, before] : [before, first]
  // "Consultation - 45,00": a dash as far from one as from the other parts a label from its amount.
  const isMinusInFront =
    opening !== undefined &&
    next !== undefined &&
    isMinusAlone.test(opening.text) &&
    gap(opening, next) < height &&
    !isDash(words, words.indexOf(opening), gap(opening, next))
  const [closing, end] = isBehind ? [behind, after] : [after, last]
  // Behind an amount the rest of a table's line may look like one.
  const isMinusBehind =
    page.source === 'text' &&
    closing !== undefined &&
    end !== undefined &&
    isMinusAlone.test(closing.text) &&
    gap(end, closing) < 0.7 * height &&
    (words.indexOf(closing) === words.length - 1 || gap(closing, words[words.indexOf(closing) + 1] ?? closing) > height)
  const clings = [isFront ? before : undefined, isBehind ? after : undefined].some(
    (one) => one !== undefined && hasMinus.test(one.text),
  )
  const isHeld = first.text.startsWith('(') && isBehind && after.text.endsWith(')') && !isInWords(words, at, height)
  return { isMinus: isMinusInFront || isMinusBehind || clings || isHeld, isEuro: isOwnFront || isOwnBehind }
}

/** Tells whether a number that opens a bracket stands as close to the word before it as words do: no column of amounts. */
function isInWords(words: readonly PageWord[], at: number, height: number): boolean {
  const [before, first] = [words[at - 1], words[at]]
  return (
    before !== undefined &&
    first?.text.startsWith('(') === true &&
    /\p{L}{2}/u.test(before.text) &&
    !/^EUR$/i.test(before.text) &&
    gap(before, first) < Math.max(0.6 * height, SPACE * letterOf(before))
  )
}

/** Tells a dash between a label and its amount, or between the ends of a range: "4,10 - 7,90". */
function isDash(words: readonly PageWord[], at: number, right: number): boolean {
  const [left, dash] = [words[at - 1], words[at]]
  return left !== undefined && dash !== undefined && /[\p{L}\d]/u.test(left.text) && gap(left, dash) < 1.6 * right + 1
}

/**
 * A number's group without the stroke before it. jsPDF 4 and PDFKit 0.20 draw the narrow space, with which `Intl` parts thousands in
 * French, as two letters: "1 /245,60" (findings/pdf-makers-narrow-space.sh).
 */
const withoutStroke = (text: string): string => text.replace(/^\/(?=\d{3}[.,]\d{2}(?!\d))/, '')

/** Words from `at` on that are one number: thousands, and a comma that came loose. Columns come from places, never from spaces. */
function groupAt(words: readonly PageWord[], at: number, height: number): PageWord[] {
  const first = words[at]
  if (first === undefined) return []
  const group = [first]
  for (;;) {
    const last = group.at(-1) ?? first
    const next = words[at + group.length]
    if (next === undefined) return group
    const [left, right, apart] = [bare(last.text), bare(withoutStroke(next.text)), gap(last, next)]
    const letter = letterOf(next)
    const areLooseCents =
      /^\d{3}[.,]$/.test(right) && /^[\doO]{2}$/.test(bare(words[at + group.length + 1]?.text ?? ''))
    const isThousand =
      /^[-‑–−]?\d{1,3}$/.test(left) &&
      (/^\d{3}(?:[.,]\d{1,2})?$/.test(right) || areLooseCents) &&
      // A group that begins with 0 is no number of its own.
      (apart < SPACE * letter || (right.startsWith('0') && apart < 2.5 * height)) &&
      (/[.,]\d{2}$/.test(right) ||
        areLooseCents ||
        next.text.endsWith('€') ||
        isSignApart(words, at + group.length, height) ||
        /^\d{3}[.,]\d{2}$/.test(bare(words[at + group.length + 1]?.text ?? '')))
    const isLoose =
      apart < Math.max(0.6 * height, SPACE * letter) &&
      ((/^[-‑–−]?\d+[.,]$/.test(left) && /^[\doO]{2}$/.test(right)) ||
        (/^[-‑–−]?\d+$/.test(left) && /^[.,]\d{2}$/.test(right)))
    if (!isThousand && !isLoose) return group
    group.push(next)
  }
}

const isCents = /^\d{2}$/

/** Adds the cents of a text's amount whose sign is in the place of the comma: "54 € 50", "54€ 50", "54 €50". */
function withCentsBehindSign(group: PageWord[], { words, height, page }: PageRow): PageWord[] {
  const last = group.at(-1)
  if (last === undefined || page.source !== 'text') return group
  const behind = words.slice(words.indexOf(last) + 1)
  const [next, cents] = behind
  const end = [
    /^\d+€$/.test(last.text) && isCents.test(next?.text ?? ''),
    /^\d+$/.test(last.text) && /^€\d{2}$/.test(next?.text ?? ''),
    /^\d+$/.test(last.text) && /^(?:€|EUROS?)$/i.test(next?.text ?? '') && isCents.test(cents?.text ?? ''),
  ].findIndex(Boolean)
  if (end < 0) return group
  const own = behind.slice(0, end < 2 ? 1 : 2)
  const isApart = (word: PageWord, before: PageWord | undefined) =>
    before !== undefined && gap(before, word) > Math.max(0.6 * height, SPACE * letterOf(word))
  const after = behind[own.length]
  // "54 € 20 %", "54 € 10 comprimés": what goes on behind them are no cents.
  const isOther = after !== undefined && !isApart(after, own.at(-1))
  return isOther || own.some((word, at) => isApart(word, own[at - 1] ?? last)) ? group : [...group, ...own]
}

/** Tells a sign of euros behind the word at a place, which no other number claims. */
function isSignApart(words: readonly PageWord[], at: number, height: number): boolean {
  const [word, sign, next] = [words[at], words[at + 1], words[at + 2]]
  if (word === undefined || sign === undefined || !isSignBehind.test(sign.text)) return false
  const isOther = next !== undefined && /\d/.test(next.text) && !isCents.test(next.text) && gap(sign, next) < height
  return gap(word, sign) < height && !isOther
}

const bare = (text: string) => text.replace(/^[€|[(]+|[€|\])*;:]+$|EUR(?:OS?)?$/gi, '')

const isBelowZero = new RegExp(`^(?:${MINUS}.*|\\(.*\\)?|.*${MINUS})$`)

/** Cents of an amount beside a sign of euros, which may have none, or one decimal: "45", "1 450", "45,5"; null where it is none. */
function wholeCents(written: string): { cents: number; isMended: boolean } | null {
  const text = written.replaceAll(/[|*[\]{};:]/g, '').trim()
  const value = (number: string) => new RegExp(`^\\(?${MINUS}?\\s?${number}${MINUS}?\\)?$`).exec(text)
  const [, whole, tenth = '0'] = value('(\\d{1,5}|\\d{1,3}(?:[ .]\\d{3})+)') ?? value('(\\d{1,5})[.,](\\d)') ?? []
  if (whole === undefined || /^0\d/.test(whole)) return null
  const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(tenth) * 10
  return { cents: isBelowZero.test(text) ? -cents : cents, isMended: false }
}

/** Cents of a text that is money: two decimals, groups of three, a euro sign in the place of the comma; null where it is not. */
export function parseCents(written: string): { cents: number; isMended: boolean } | null {
  // "(45,00 €)", "-€45,00", "45,00€-": the sign of euros stands within.
  const text = written
    .replaceAll(/(?<=^[(\-‑–−]?)\s*(?:€|EUR)\s*|\s*(?:€|EUROS?|EUR)\s*(?=[)\-‑–−]?$)/gi, '')
    .replaceAll(/[|*[\]{};:]/g, '')
    .replace(/(?<=^[-‑–−]?\d{1,3}) \/(?=\d{3}[.,]\d{2}(?!\d))/, ' ')
    // A bracket may open words before it, or close behind it.
    .replace(/^\(([^)]*)$|^([^(]*)\)$/, '$1$2')
    .trim()
  const exact = exactCents(text)
  if (exact !== null) return { cents: exact, isMended: false }
  // "45€", "€ 45" and "1 450€" have no cents.
  const whole = /€|(?<=\d\s?)EUR|EUR(?=\s?\d)/i.test(written) ? wholeCents(text) : null
  if (whole !== null) return whole
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

const written = [
  `^(${MINUS}|\\+)?\\s?((?:\\d{1,3}(?:[ .'’\u00a0\u202f]\\d{3})+|\\d{1,6}))\\s?[,.]\\s?(\\d{2})\\s?(${MINUS})?$`,
  `^(${MINUS}|\\+)?\\s?(\\d{1,3}(?:,\\d{3})+)\\.(\\d{2})(${MINUS})?$`,
  `^(${MINUS}|\\+)?\\s?(\\d{1,6}|\\d{1,3}(?:[ .]\\d{3})+)\\s?(?:€|EUROS?)\\s?(\\d{2})(${MINUS})?$`,
  // "45,-", as Dutch bills write whole euros.
  `^(${MINUS}|\\+)?\\s?(\\d{1,6}|\\d{1,3}(?:[ .]\\d{3})+)[,.](${MINUS}{1,2}|=)$`,
].map((pattern) => new RegExp(pattern, 'i'))

function exactCents(text: string): number | null {
  const held = /^\((.+)\)$/.exec(text)?.[1]
  if (held !== undefined) {
    const within = exactCents(held)
    return within === null ? null : -Math.abs(within)
  }
  const match = written.map((pattern) => pattern.exec(text)).find((one) => one !== null)
  if (!match) return null
  const [, before = '', whole = '', cents = '', behind = ''] = match
  // "001,92" is the rest of a number whose beginning stands elsewhere.
  if (/^0\d/.test(whole)) return null
  const value = Number(whole.replaceAll(/\D/g, '')) * 100 + (/^\d+$/.test(cents) ? Number(cents) : 0)
  return hasMinus.test(before) || hasMinus.test(behind) ? -value : value
}
