import frenchSameWords from '@coussinet/texts/fr/same-words.json' with { type: 'json' }
import {
  askingWords as frenchAsking,
  faintWords as frenchFaint,
  stopWords as frenchStops,
  turningWords as frenchTurning,
} from '@coussinet/texts/fr/stopwords.ts'
import italianSameWords from '@coussinet/texts/it/same-words.json' with { type: 'json' }
import {
  askingWords as italianAsking,
  faintWords as italianFaint,
  stopWords as italianStops,
  turningWords as italianTurning,
} from '@coussinet/texts/it/stopwords.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import dutchSameWords from '@coussinet/texts/nl/same-words.json' with { type: 'json' }
import {
  askingWords as dutchAsking,
  faintWords as dutchFaint,
  stopWords as dutchStops,
  turningWords as dutchTurning,
} from '@coussinet/texts/nl/stopwords.ts'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as italian } from '@orama/stemmers/italian'

/** Normalises a text for comparison: lower case without marks, ligatures split; `Œdème` is `oedeme`. */
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
 * Splits a text into normalised words. An apostrophe separates words (`l’assurance`, `dell’animale`); an amount is one
 * word, however it is written: `45,2`, `45.20`.
 */
export function splitWords(text: string): string[] {
  const found = fold(text).match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []
  return found.flatMap((word) => {
    const [, euros, cents] = decimal.exec(word) ?? []
    return euros === undefined || cents === undefined ? word.split(/[.,]/) : `${Number(euros)}.${cents.padEnd(2, '0')}`
  })
}

// Stop words, and what an apostrophe leaves of them.
const asSet = (words: string): ReadonlySet<string> => new Set(fold(words).split(/\s+/))
const stopWords: Record<Language, ReadonlySet<string>> = {
  fr: asSet(frenchStops),
  it: asSet(italianStops),
  nl: asSet(dutchStops),
}

const stemmers: Record<Language, (word: string) => string> = { fr: french, it: italian, nl: dutch }
const mostStems = 20_000
const stems: Record<Language, Map<string, string>> = { fr: new Map(), it: new Map(), nl: new Map() }

// Words that a stemmer confuses, `casa` with `caso`, or separates from their plural.
const ownStems: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  it: new Map([
    ['casa', 'casa'],
    ['case', 'casa'],
  ]),
  // The Dutch one takes their last letter for an ending (findings/snowball-dutch-plurals.sh).
  nl: new Map([
    ['arts', 'arts'],
    ['dierenarts', 'dierenarts'],
  ]),
}

// Words whose forms a stemmer separates.
const mended: Record<Language, (stem: string) => string> = {
  // The French one separates `refusé` and `refusée` once their accents are removed.
  fr: (stem) => stem.replace(/(?<=.{3})e+$/, ''),
  it: (stem) => stem,
  // The Dutch one separates `reis` and `reizen`, `brief` and `brieven`, `polis` and `polissen`, `premie` and `premies`.
  nl: (stem) =>
    stem
      .replace(/z$/, 's')
      .replace(/v$/, 'f')
      .replace(/ss$/, 's')
      .replace(/(?<=.{3})es?$/, ''),
}

const asking: Record<Language, ReadonlySet<string>> = {
  fr: asSet(frenchAsking),
  it: asSet(italianAsking),
  nl: asSet(dutchAsking),
}

/** Tells whether a text is a question, rather than the name of something. */
export function isAsked(text: string, language: Language): boolean {
  const words = splitWords(text)
  return text.includes('?') || (words.length > 1 && words.some((word) => asking[language].has(word)))
}

const turning: Record<Language, ReadonlySet<string>> = {
  fr: asSet(frenchTurning),
  it: asSet(italianTurning),
  nl: asSet(dutchTurning),
}

// Built by the first search, like the synonyms.
const faintStems: Partial<Record<Language, ReadonlySet<string>>> = {}
const faintWords = { fr: frenchFaint, it: italianFaint, nl: dutchFaint }

/** Tells whether a normalised word says little, unless a text is called by it. */
export function isFaint(word: string, language: Language): boolean {
  const stems = (faintStems[language] ??= new Set(
    splitWords(faintWords[language]).map((one) => findStem(one, language)),
  ))
  return stems.has(findStem(word, language))
}

export const isStopWord = (word: string, language: Language): boolean => stopWords[language].has(word)

/** Removes what an apostrophe leaves of an article or a pronoun: `l’animal` is `animal`, as `animal` alone. */
export const withoutElisions = (text: string, language: Language): string =>
  text.replaceAll(/(?<!\p{L})(\p{L}+)['’‘ʼ´](?=\p{L})/gu, (elided, word: string) =>
    isStopWord(fold(word), language) && !turning[language].has(fold(word)) ? '' : elided,
  )

/** Stem shared by the forms of a normalised word; a word with a digit is its own stem. */
export function findStem(word: string, language: Language): string {
  if (/\d/.test(word)) return word
  const known = stems[language].get(word)
  if (known !== undefined) return known
  const stem = ownStems[language]?.get(word) ?? mended[language](stemmers[language](word))
  if (stems[language].size >= mostStems) stems[language].clear()
  stems[language].set(word, stem)
  return stem
}

const mayStandBetween = (word: string, language: Language) => isStopWord(word, language) && !turning[language].has(word)

type Expression = { said: readonly string[]; meant: readonly string[] }
type Thesaurus = {
  /** concepts by word, then by stem: `operatore` and `operare` share theirs */
  ofWord: ReadonlyMap<string, string>
  ofStem: ReadonlyMap<string, string>
  /** expressions by the stem of their first word, longest first, because a shorter one may be its beginning */
  beginning: ReadonlyMap<string, readonly Expression[]>
}

function readThesaurus(language: Language, groups: Readonly<Record<string, readonly string[]>>): Thesaurus {
  const ofWord = new Map<string, string>()
  const ofStem = new Map<string, string>()
  const expressions: Expression[] = []
  for (const [name, others] of Object.entries(groups)) {
    const meant = splitWords(name)
    for (const other of [name, ...others]) {
      const expression = splitWords(other)
      const [word] = expression
      if (word !== undefined && expression.length === 1 && meant.length === 1) {
        const [sign, stem] = [`=${meant.join()}`, findStem(word, language)]
        ofWord.set(word, sign)
        if (!ofStem.has(stem)) ofStem.set(stem, sign)
      } else if (other !== name) {
        // Other words may be between its words: `erreur dans le calcul`, `erreur de calcul`.
        const bare = expression.filter((one) => !mayStandBetween(one, language))
        for (const form of bare.length > 1 && bare.length < expression.length ? [expression, bare] : [expression])
          expressions.push({ said: form.map((one) => findStem(one, language)), meant })
      }
    }
  }
  const longestFirst = expressions.toSorted((one, next) => next.said.length - one.said.length)
  return { ofWord, ofStem, beginning: Map.groupBy(longestFirst, ({ said }) => said[0] ?? '') }
}

const sameWords = { fr: frenchSameWords, it: italianSameWords, nl: dutchSameWords }
const thesauri: Partial<Record<Language, Thesaurus>> = {}

// Built by the first search: stemming them all takes a twentieth of the portal's start.
const thesaurusOf = (language: Language): Thesaurus =>
  (thesauri[language] ??= readThesaurus(language, sameWords[language]))

/** Token shared by synonyms, which is no word itself; or undefined. */
export function findConcept(word: string, language: Language): string | undefined {
  const { ofWord, ofStem } = thesaurusOf(language)
  return ofWord.get(word) ?? ofStem.get(findStem(word, language))
}

/** A word of a query, or several that form an expression: its concepts, and the words as typed. */
export type Phrase = { words: readonly string[]; typed: readonly string[] | null }

// `pas encore été remboursé` means `pas remboursé`.
const mostBetween = 2

/** Adds one word for each expression: `où en est` is `suivi`. Stop words may be in between. */
export function withoutExpressions(words: readonly string[], language: Language): Phrase[] {
  const stemmed = words.map((word) => findStem(word, language))
  /** Index after an expression that begins at `at`, or null. */
  const endOf = (expression: readonly string[], at: number): number | null => {
    let next = at
    for (const stem of expression) {
      const most = next > at ? next + mostBetween : next
      while (stemmed[next] !== stem && next < most && mayStandBetween(words[next] ?? '', language)) next += 1
      if (stemmed[next] !== stem) return null
      next += 1
    }
    return next
  }
  const { beginning } = thesaurusOf(language)
  const read: Phrase[] = []
  for (let at = 0; at < words.length;) {
    const here = beginning
      .get(stemmed[at] ?? '')
      ?.map(({ said, meant }) => ({ meant, end: endOf(said, at) }))
      .find(({ end }) => end !== null)
    const end = here?.end ?? at + 1
    const typed = words.slice(at, end)
    read.push(here ? { words: here.meant, typed } : { words: typed, typed: null })
    at = end
  }
  return read
}
