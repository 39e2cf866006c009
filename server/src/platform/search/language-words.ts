import type { Language } from '@coussinet/contract/domain/messages.ts'
import frenchSameWords from '@coussinet/texts/fr/search/same-words.json' with { type: 'json' }
import { stopWords as frenchStops } from '@coussinet/texts/fr/search/stop-words.ts'
import italianSameWords from '@coussinet/texts/it/search/same-words.json' with { type: 'json' }
import { stopWords as italianStops } from '@coussinet/texts/it/search/stop-words.ts'
import dutchSameWords from '@coussinet/texts/nl/search/same-words.json' with { type: 'json' }
import { stopWords as dutchStops } from '@coussinet/texts/nl/search/stop-words.ts'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as italian } from '@orama/stemmers/italian'

/** A text as it is compared: small letters without marks, ligatures apart; `Œdème` is `oedeme`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
}

const decimal = /^(\d+)[.,](\d{1,2})$/

/**
 * The words of a text, folded. What an apostrophe ties to a word stands alone (`l’assurance`, `dell’animale`),
 * an amount is one word, however it is written: `45,2`, `45.20`.
 */
export function wordsOf(text: string): string[] {
  const found = fold(text).match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []
  return found.flatMap((word) => {
    const [, euros, cents] = decimal.exec(word) ?? []
    return euros === undefined || cents === undefined ? word.split(/[.,]/) : `${Number(euros)}.${cents.padEnd(2, '0')}`
  })
}

// Words that every sentence holds, and what an apostrophe leaves of them.
const asSet = (words: string): ReadonlySet<string> => new Set(fold(words).split(/\s+/))
const stopWords: Record<Language, ReadonlySet<string>> = {
  fr: asSet(frenchStops),
  it: asSet(italianStops),
  nl: asSet(dutchStops),
}

const stemmers: Record<Language, (word: string) => string> = { fr: french, it: italian, nl: dutch }
const mostStems = 20_000
const stems: Record<Language, Map<string, string>> = { fr: new Map(), it: new Map(), nl: new Map() }

// Words that a stemmer leaves apart.
const mended: Record<Language, (stem: string) => string> = {
  // The French one tells `refusé` and `refusée` apart once their accents are folded.
  fr: (stem) => stem.replace(/(?<=.{3})e+$/, ''),
  it: (stem) => stem,
  // The Dutch one tells `reis` and `reizen`, `brief` and `brieven` apart.
  nl: (stem) => stem.replace(/z$/, 's').replace(/v$/, 'f'),
}

export const isStopWord = (word: string, language: Language): boolean => stopWords[language].has(word)

/** Stem that the forms of a folded word share; a word with a digit is itself. */
export function stemOf(word: string, language: Language): string {
  if (/\d/.test(word)) return word
  const known = stems[language].get(word)
  if (known !== undefined) return known
  const stem = mended[language](stemmers[language](word))
  if (stems[language].size >= mostStems) stems[language].clear()
  stems[language].set(word, stem)
  return stem
}

/** Several words, as their stems, and what they mean. */
type Expression = { said: readonly string[]; meant: readonly string[] }
type Thesaurus = { concepts: ReadonlyMap<string, string>; expressions: readonly Expression[] }

function readThesaurus(language: Language, groups: Readonly<Record<string, readonly string[]>>): Thesaurus {
  const concepts = new Map<string, string>()
  const expressions: Expression[] = []
  for (const [name, others] of Object.entries(groups)) {
    const meant = wordsOf(name)
    for (const other of [name, ...others]) {
      const said = wordsOf(other)
      const [word] = said
      if (word !== undefined && said.length === 1 && meant.length === 1)
        concepts.set(stemOf(word, language), `=${meant.join()}`)
      else if (other !== name) expressions.push({ said: said.map((one) => stemOf(one, language)), meant })
    }
  }
  // The longest first, for a shorter one may begin it.
  return { concepts, expressions: expressions.toSorted((one, next) => next.said.length - one.said.length) }
}

const sameWords = { fr: frenchSameWords, it: italianSameWords, nl: dutchSameWords }
const thesauri: Partial<Record<Language, Thesaurus>> = {}

// Read by the first search: to stem them all takes a twentieth of the portal's start.
const thesaurusOf = (language: Language): Thesaurus =>
  (thesauri[language] ??= readThesaurus(language, sameWords[language]))

/** Sign that words for the same thing share, which is no word itself; or undefined. */
export const conceptOf = (word: string, language: Language): string | undefined =>
  thesaurusOf(language).concepts.get(stemOf(word, language))

/** Words with what several of them say together in one word: `où en est` is `suivi`. */
export function withoutExpressions(words: readonly string[], language: Language): string[] {
  const read: string[] = []
  const stemmed = words.map((word) => stemOf(word, language))
  for (let at = 0; at < words.length;) {
    const here = thesaurusOf(language).expressions.find(({ said }) =>
      said.every((stem, next) => stemmed[at + next] === stem),
    )
    const word = words[at] ?? ''
    read.push(...(here?.meant ?? [word]))
    at += here?.said.length ?? 1
  }
  return read
}
