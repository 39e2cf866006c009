import { type DigitRow, gapKinds, rowsOfDigits } from './rows-of-digits.ts'

export type CardDigits = { from: number; to: number }

/** Groups of equal size in which a card number may be typed; groups of three or nine are member numbers. */
const typed = new Set([1, 2, 5, 6, 8])
// E.164: a telephone number has at most 15 digits, including the country code.
const longestPhone = 15
const longest = 19

export function* cardNumbersIn(text: string, field: string): Generator<CardDigits> {
  for (const row of rowsOfDigits(text)) if (row.digits.length >= 13) yield* cardNumbersOf(withoutPrefix(row), field)
}

/** Drops the 00 before digits that are too long for a telephone number, and marks them as following a plus, which means the same. */
function withoutPrefix(row: DigitRow): DigitRow {
  const { digits, starts } = row
  const isLong = digits[0] === 0 && digits[1] === 0 && digits[2] !== 0 && digits.length > longestPhone + 2
  if (!isLong) return row
  starts[0] = 2
  return { ...row, before: 'plus' }
}

function* cardNumbersOf(row: DigitRow, field: string): Generator<CardDigits> {
  const { digits, starts, places, end } = row
  const count = starts.length
  const size = (group: number) => (group < count ? (starts[group + 1] ?? digits.length) - (starts[group] ?? 0) : 0)
  const found = (first: number, last: number): CardDigits => ({ from: places[first] ?? 0, to: places[last + 1] ?? end })
  for (let first = 0; first < count; first += 1) {
    if (size(first) >= 13 && isCard(row, first, first, field)) yield found(first, first)
    if (size(first) === 4)
      for (const more of printedAfter(first, size))
        if (isCard(row, first, first + more, field)) yield found(first, first + more)
  }
  if (
    count > 1 &&
    digits.length <= longest + 2 &&
    (isEven(row, size) || isAlone(row)) &&
    isCard(row, 0, count - 1, field)
  )
    yield found(0, count - 1)
}

// Printed groups of cards that follow the first four digits: in fours with a rest, or as 4-6-5 and 4-6-4.
const notPrinted: readonly number[] = []
const inThree = [2]
const inFour = [3]
const inFourOrFive = [3, 4]

function printedAfter(first: number, size: (group: number) => number): readonly number[] {
  const second = size(first + 1)
  const third = size(first + 2)
  if (second === 6) return third === 4 || third === 5 ? inThree : notPrinted
  const fourth = size(first + 3)
  if (second !== 4 || third !== 4 || fourth < 1 || fourth > 4) return notPrinted
  const fifth = fourth === 4 ? size(first + 4) : 0
  return fifth >= 1 && fifth <= 3 ? inFourOrFive : inFour
}

function isEven({ gaps: [, gap, ...others] }: DigitRow, size: (group: number) => number): boolean {
  const each = size(0)
  const isRow =
    typed.has(each) && gap !== undefined && gapKinds[gap]?.sign !== 'several' && others.every((other) => other === gap)
  return isRow && others.every((_, index) => size(index + 1) === each) && size(others.length + 1) <= each
}

/** A value that is nothing else may be grouped in any way. */
const isAlone = (row: DigitRow) => row.isAlone && row.gaps.every(isCommon)
const isCommon = (gap: number) => gapKinds[gap]?.is !== 'rare'

function isCard(row: DigitRow, first: number, last: number, field: string): boolean {
  const { digits, starts, before, after, gaps } = row
  const count = starts.length
  let from = starts[first] ?? 0
  const to = starts[last + 1] ?? digits.length
  if (to - from < 13 || to - from > longest + 2) return false
  const isAfterPlus = first === 0 && before === 'plus'
  const hasPrefix = digits[from] === 0 && digits[from + 1] === 0 && digits[from + 2] !== 0
  if (hasPrefix) from += 2
  if ((isAfterPlus || hasPrefix) && to - from <= longestPhone) return false
  if (to - from < 13 || to - from > longest || !passesLuhn(digits, from, to)) return false
  const text = digits.slice(from, to).join('')
  if (text.length === 15 && (field === 'icad' || /^(?:250|380|056|9)/.test(text))) return false
  // A number with others beside it, or within something else, counts if it begins as cards in use do.
  const touches = (first === 0 && before === 'letter') || (last === count - 1 && after === 'letter')
  const isOdd =
    field === 'invoice_number' ||
    isAfterPlus ||
    hasPrefix ||
    touches ||
    !gaps.slice(first + 1, last + 1).every(isCommon)
  return !isOdd || isIssued(text)
}

const isIssued = (digits: string) =>
  /^[3-6]/.test(digits) || (digits.length === 16 && digits >= '2221' && digits < '2721')

function passesLuhn(digits: Uint8Array, from: number, to: number): boolean {
  let sum = 0
  for (let index = to - 1; index >= from; index -= 1) {
    const digit = digits[index] ?? 0
    const weighed = (to - 1 - index) % 2 === 0 ? digit : digit * 2
    sum += weighed > 9 ? weighed - 9 : weighed
  }
  return sum % 10 === 0
}
