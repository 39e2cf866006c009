import { ibanFailure, ibanLength, normaliseIban } from '@coussinet/contract/fields/iban.ts'
import { problem } from '../../core/problem.ts'
import { cardNumbersIn, type CardDigits } from './card-digits.ts'

const mostTold = 20
/** number of ids and IBANs that look like card numbers in one body, more than any honest body has */
const mostPassed = 50
/** distance around a number that an IBAN or id which contains it may reach */
const around = 120

/** Refuses card numbers in a JSON body or form fields: `validation_failed` with `card_number` at each place, without the number. */
export function refuseCardNumbers(body: unknown): void {
  const found = new Set<string>()
  look(body, { path: '', field: '' }, { found, passed: { count: 0 } })
  if (found.size > 0)
    throw problem('validation_failed', {
      errors: Object.fromEntries([...found].slice(0, mostTold).map((path) => [path || 'body', ['card_number']])),
    })
}

type PassedDigits = { count: number }
type CardNumberPlace = {
  path: string
  /** the nearest name above a value: a list's members have their list's */ field: string
}

function look(
  value: unknown,
  { path, field }: CardNumberPlace,
  state: { found: Set<string>; passed: PassedDigits },
): void {
  const { found, passed } = state
  if (
    typeof value === 'string'
      ? holdsCardNumber(value, field, passed)
      : typeof value === 'number' && isCardAsNumber(value)
  )
    found.add(path)
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if (Array.isArray(value)) look(member, { path: under(path, name), field }, state)
    else if (!holdsCardNumber(name, '', passed))
      look(member, { path: under(path, name.slice(0, 60)), field: name }, state)
    else {
      // A name that is itself a card number is not repeated.
      found.add(path)
      look(member, { path, field: '' }, state)
    }
  }
}

const under = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/**
 * Tells whether a text contains a card number. `field` is the name under which it was sent, which tells what else its digits may be.
 * `passed` counts, over a whole body, what looks like one but is part of something else.
 */
export function holdsCardNumber(text: string, field: string, passed: PassedDigits = { count: 0 }): boolean {
  if (text.length < 13 || (field === 'iban' && beginsAsIban(text))) return false
  for (const found of cardNumbersIn(text, field)) {
    passed.count += 1
    if (passed.count > mostPassed || !isPartOfOther(text, found, field)) return true
  }
  return false
}

function beginsAsIban(text: string): boolean {
  const begin = normaliseIban(plain(text.slice(0, around)))
  return /^[A-Z]{2}\d{2}/.test(begin) && ibanLength(begin.slice(0, 2)) !== null
}

const taken = ' x '

const idOrHash = /(?<![\p{L}\p{N}])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:[\da-f]{32}){1,2})(?![\p{L}\p{N}])/giu

/** Tells whether a number is part of an id, a hash or an IBAN: without these, nothing around it looks like a card number. */
function isPartOfOther(text: string, { from, to }: CardDigits, field: string): boolean {
  const [start, end] = [Math.max(0, from - around), Math.min(text.length, to + around)]
  // Half a word could be anything.
  const head = start === 0 ? text.slice(0, from) : text.slice(start, from).replace(/^[\p{L}\p{N}]+/u, '')
  const tail = end === text.length ? text.slice(to) : text.slice(to, end).replace(/[\p{L}\p{N}]+$/u, '')
  const bare = withoutIbans(plain(`${head}${text.slice(from, to)}${tail}`).replaceAll(idOrHash, taken))
  return cardNumbersIn(bare, field).next().done === true
}

/** Replaces letters and digits of other widths by plain ones, and removes invisible characters. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')

const ibanBegin = /(?<![\p{L}\p{N}])[A-Za-z]{2}\d{2}/gu

/** Removes IBANs with valid check digits. */
function withoutIbans(text: string): string {
  let remaining = ''
  let after = 0
  for (const { 0: begin, index } of text.matchAll(ibanBegin)) {
    const length = ibanLength(begin.slice(0, 2).toUpperCase())
    const iban =
      index < after || length === null
        ? undefined
        : new RegExp(String.raw`^(?:[\s.-]{0,3}[A-Za-z0-9]){${length}}`).exec(text.slice(index, index + around))?.[0]
    if (iban === undefined || ibanFailure(normaliseIban(iban)) !== null) continue
    remaining += text.slice(after, index) + taken
    after = index + iban.length
  }
  return remaining + text.slice(after)
}

function isCardAsNumber(value: number): boolean {
  if (!Number.isInteger(value) || Math.abs(value) < 1e12 || Math.abs(value) >= 1e19) return false
  // JSON loses the last digits of a longer number.
  return !Number.isSafeInteger(value) || holdsCardNumber(String(Math.abs(value)), '')
}
