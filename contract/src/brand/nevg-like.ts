import { isNevg } from './nevg.ts'
import { numberPlaces } from './values.ts'

/** Makes a member number of the brand's form from nine digits, always the same one; for members that do not exist. */
export function nevgLike(digits: string): string {
  if (isNevg(digits)) return digits
  // The last of the nine is a check digit of another rule.
  const serial = digits.slice(0, -1)
  const free = numberPlaces.filter((any) => any.length > 1).length
  let left = free
  const stem = numberPlaces.slice(0, -1).map((any) => {
    if (any.length === 1) return any
    left -= 1
    const digit = serial.at(-left) ?? ''
    return any.includes(digit) && digit !== '' ? digit : (any[Number(digit) % any.length] ?? '')
  })
  const found = [...(numberPlaces.at(-1) ?? '')].map((last) => [...stem, last].join('')).find(isNevg)
  if (found === undefined) throw new Error('Every number has a check digit.')
  return found
}

/** The number of a member in examples and samples of letters. */
export const exampleNevg: string = /* @__PURE__ */ nevgLike('412703584')
