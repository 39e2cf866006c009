import { brandName } from '@coussinet/contract/brand/values.ts'
import type { OwnWords } from '#modules/policy/policy.ts'
import { guessedLength, toLetters, plain, type PasswordReading, listPasswordReadings } from './spelling.ts'

/** Why a password is too easily guessed, the most telling reason first. */
const weaknesses = ['personal', 'brand', 'common'] as const

type Weakness = (typeof weaknesses)[number]

/** number of characters that beside a known word still leave a password guessable: "!", a year, a date */
const mostBeside = 8

/** the same beside a word of three letters, of which there are few */
const mostBesideShort = 5

/** `whole`: texts of which no part alone says who somebody is */
const asTerms = (texts: readonly string[], whole: readonly string[] = []) => {
  const parts = [...whole, ...texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}]+/u)])]
  const terms = parts.flatMap((part) => [plain(part), toLetters(plain(part))]).filter((term) => term.length >= 2)
  return [...new Set(terms)].toSorted((one, other) => other.length - one.length)
}

// Two letters stand in too many words: such a name counts when nothing else is there.
const without = (word: string, terms: readonly string[]) =>
  terms.reduce((left, term) => (term.length > 2 ? left.replaceAll(term, '') : left === term ? '' : left), word)

function isCommon(word: string, words: ReadonlySet<string>): boolean {
  const once = /^(.+?)\1+$/u.exec(word)?.[1]
  if (once !== undefined && (once.length <= 3 || words.has(once))) return true
  return words.has(word) || guessedLength(word) <= 2
}

/**
 * Weakness of a password, or null: a word of `words` (small letters, no accents), of the brand or of the member,
 * in any usual disguise (capitals, accents, `@` for a, digits and signs around it). Several words that say nothing together pass.
 */
export function findWeakness(password: string, own: OwnWords, words: ReadonlySet<string>): Weakness | null {
  const readings = listPasswordReadings(password)
  const mailbox = own.email.slice(0, Math.max(0, own.email.lastIndexOf('@')))
  const personal = asTerms([mailbox, ...own.names], [own.email])
  const ours = asTerms([brandName])

  const isMadeOf =
    (terms: readonly string[]) =>
    ({ word, rest }: PasswordReading) => {
      const left = without(word, terms)
      if (left === word) return false
      const cost = left === '' ? 0 : isCommon(left, words) ? 1 : left.length
      return cost + guessedLength(rest) <= mostBeside
    }
  const isCommonWord = ({ word, rest }: PasswordReading) =>
    guessedLength(rest) <= (word.length > 3 ? mostBeside : mostBesideShort) && isCommon(word, words)
  const holds: Record<Weakness, () => boolean> = {
    personal: () => password.replace(/\D/g, '').includes(own.nevg) || readings.some(isMadeOf(personal)),
    brand: () => readings.some(isMadeOf(ours)),
    common: () => readings.some(isCommonWord),
  }
  return weaknesses.find((weakness) => holds[weakness]()) ?? null
}
