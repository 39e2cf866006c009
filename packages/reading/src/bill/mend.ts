import type { Amount } from '../values/amounts.ts'
import { type PickedAmount, sumColumn } from './columns.ts'

// Print that is read well has more.
const DOUBTFUL = 92

/**
 * Mends one amount of a column whose sum is known by other figures: where its comma was lost, or a digit of one that is in doubt. Null
 * where no single one, or more than one, would do.
 */
export function mendedColumn(column: readonly PickedAmount[], wanted: number): PickedAmount[] | null {
  const sum = sumColumn(column)
  const found = column.flatMap(({ amount }, at) => {
    const right = wanted - (sum - amount.cents)
    const isSameSign = right !== 0 && right < 0 === amount.cents < 0
    return isSameSign && mayBe(amount, right) ? [{ at, right }] : []
  })
  const [only] = found
  if (only === undefined || found.length > 1) return null
  return column.map((one, at) =>
    at === only.at ? { ...one, amount: { ...one.amount, cents: only.right, isMended: true } } : one,
  )
}

function mayBe({ cents, words, confidence }: Amount, right: number): boolean {
  const hasComma = words.some(({ text }) => /[.,]/.test(text))
  if (!hasComma && cents === right * 100) return true
  return confidence < DOUBTFUL && isOneOff(String(Math.abs(cents)), String(Math.abs(right)))
}

/** One digit differs, is missing or too much. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [first, second] = [one.slice(start), other.slice(start)]
  return first.slice(1) === second.slice(1) || first.slice(1) === second || first === second.slice(1)
}
