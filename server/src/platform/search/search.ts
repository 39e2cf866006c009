import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import MiniSearch, { type SearchResult } from 'minisearch'
import {
  findConcept,
  isFaint,
  isStopWord,
  type Phrase,
  findStem,
  withoutExpressions,
  splitWords,
} from './language-words.ts'

/** Fields of the search: `title` and `words`, by which it is called, weigh more than `text`, in which something is said. */
export type Searchable = { id: string; title: string; words?: string; text?: string }

type IndexPlace = (typeof places)[number]

/**
 * `score`: how much the words that it holds tell of it, and where; `told`: the part of what is known of the query that
 * it holds, from 0 to 1, a rare word more than one that many hold; `sureness`: the part of the whole query, words that
 * nobody holds among it, that it holds for certain, from 0 to 1; `place`: the best field that holds a word.
 */
export type Hit = { id: string; score: number; told: number; sureness: number; isWhole: boolean; place: IndexPlace }

export type Index = {
  language: Language
  /** true: `text` is sentences, which hold words in passing that tell little of what they are about */
  isProse: boolean
  /** all that it holds, in the order in which they were given */
  ids: readonly string[]
  find(word: string, nearness: Nearness): WordHit[]
}

/** `slips`: letters in which it differs from what was typed; `begun`: the part of it that was typed */
type WordHit = { id: string; term: string; nearness: number; slips: number; begun: number; place: IndexPlace }

// A word in passing of an answer's text tells less of it than its name, and than words that it is called by.
const places = ['title', 'words', 'text'] as const
const worth: Record<IndexPlace, number> = { title: 1.1, words: 1, text: 0.3 }

/** Texts of one language, to be found by words: accents, case, plurals, elisions and slips are forgiven. */
export function openIndex(language: Language, documents: readonly Searchable[], isProse = false): Index {
  const index = new MiniSearch<Searchable>({
    fields: [...places],
    tokenize: splitWords,
    processTerm: (word) => (isStopWord(word, language) ? null : formsOf(word, language)),
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  })
  index.addAll(documents)
  return {
    language,
    isProse,
    ids: documents.map(({ id }) => id),
    find(word, nearness) {
      const forms = formsOf(word, language)
      const found = index.search({
        combineWith: 'OR',
        prefix: (term: string) => nearness === 'begun' && term === word,
        fuzzy: (term: string) => (nearness === 'slipped' && !isConcept(term) ? slipsIn(term) : false),
        queries: forms,
      })
      return found.map((one) => wordHit(one, word, forms))
    },
  }
}

/** A word as it stands, for its beginning, its stem, for its other forms, and the sign of what it means, for other words. */
function formsOf(word: string, language: Language): string[] {
  return [...new Set([word, findStem(word, language), findConcept(word, language) ?? word])]
}

const isConcept = (term: string) => term.startsWith('=')

function wordHit({ id, match }: SearchResult, word: string, forms: readonly string[]): WordHit {
  let best: { worth: number; nearness: number; place: IndexPlace; term: string } = {
    worth: 0,
    nearness: 0,
    place: 'text',
    term: word,
  }
  for (const [term, fields] of Object.entries(match)) {
    const nearness = nearnessOf(term, word, forms)
    for (const place of places) {
      const reached = nearness * worth[place]
      if (fields.includes(place) && reached > best.worth) best = { worth: reached, nearness, place, term }
    }
  }
  const { nearness, place, term } = best
  const slips = nearness > likelySlip ? 0 : forms.some((form) => isOneSlipFrom(form, term)) ? 1 : 2
  const begun = nearness === beginning ? word.length / term.length : 1
  return { id: String(id), term, nearness, slips, begun, place }
}

const otherWord = 0.9
const beginning = 0.7
// Hardly anybody slips at the first letter, and many short words differ in it alone.
const likelySlip = 0.5

function nearnessOf(term: string, word: string, forms: readonly string[]): number {
  if (forms.includes(term)) return isConcept(term) ? otherWord : 1
  if (term.startsWith(word)) return beginning
  return term[0] === word[0] ? likelySlip : 0.25
}

/** Ways in which a text may hold a word: itself, another form or another word for it; as its beginning; but for slips. */
type Nearness = 'told' | 'begun' | 'slipped'

/**
 * Word of a query with what holds it in each of the indexes; a slip is looked for where the word itself leads nowhere, an unlikely one in a
 * word that stands alone.
 */
function lookUp(
  indexes: readonly Index[],
  word: string,
  { isLast, isAlone }: { isLast: boolean; isAlone: boolean },
): WordHit[][] {
  const found = indexes.map((index) => index.find(word, isLast && word.length >= shortestPrefix ? 'begun' : 'told'))
  if (found.some((hits) => hits.length > 0)) return found
  const slips = indexes.map((index) => index.find(word, 'slipped'))
  const likely = slips.map((hits) => hits.filter(({ nearness }) => nearness >= likelySlip))
  return isAlone && likely.flat().length === 0 ? slips : likely
}

// A text that holds much less of the query than the best does is none that was meant.
const leastPart = 0.5

// A word in passing of a sentence tells little of what it is about.
const inPassing = 0.5

/** Tells whether a letter was left out, added or taken for another. */
function isOneSlipFrom(one: string, other: string): boolean {
  const begin = [...one].findIndex((letter, at) => letter !== other[at])
  if (begin < 0) return other.length <= one.length + 1
  const isSameAfter = (from: number, to: number) => one.slice(begin + from) === other.slice(begin + to)
  return isSameAfter(1, 1) || isSameAfter(1, 0) || isSameAfter(0, 1)
}

// One letter more or less makes another word of a short one, hardly of a name that the member gave.
const doubtOfSlips = { one: 3.3, oneInName: 2.4, two: 6 }

/** Sureness that a word is meant by what was found for it, from 0 to 1: slips the less, the shorter the word, and less among others. */
function surenessOf(word: string, hit: WordHit, { isOneWord, names }: { isOneWord: boolean } & SearchOptions): number {
  const { term, nearness, slips, begun } = hit
  if (slips === 0) return isOneWord ? 1 : begun
  if (nearness < likelySlip) return nearness
  const doubt = slips === 2 ? doubtOfSlips.two : names?.has(term) ? doubtOfSlips.oneInName : doubtOfSlips.one
  const alike = Math.max(0, 1 - doubt / word.length)
  return isOneWord ? alike : alike ** 2
}

/** The least part of a query that a hit holds of which one can be sure. */
export const leastSureness = 0.55

// A number or a word of no weight says hardly anything of what is meant; any other that nobody holds as much as one that one text holds.
const faintest = 0.3
// An amount, a day, a year.
const isSmallNumber = (word: string) => /^\d{1,4}\p{L}{0,3}$|^\d+\.\d/u.test(word)

const weightOfUnknown = (word: string, { language, size }: { language: Language; size: number }) =>
  isFaint(word, language) ? 0 : Math.log(1 + size) * (isSmallNumber(word) ? faintest : 1)

/** `names`: folded words that tell much, whatever else they mean */
type SearchOptions = { names?: ReadonlySet<string> }

/** A word that was looked up. `rarity`: weight of its hits; `weight`: the same, or that of a word which nothing holds. */
type LookedUpWord = { word: string; found: WordHit[][]; rarity: number; weight: number; says: boolean }

type Lookup = { indexes: readonly Index[]; language: Language; size: number; isAlone: boolean } & SearchOptions

function look(
  word: string,
  { isLast, share, isSaid }: { isLast: boolean; share: number; isSaid: boolean },
  at: Lookup,
): LookedUpWord {
  const { indexes, language, size, isAlone, names } = at
  const found = lookUp(indexes, word, { isLast, isAlone })
  const holders = found.flat().reduce((sum, { place, nearness }) => sum + worth[place] * nearness, 0)
  const says = isSaid || !isFaint(word, language) || names?.has(word) === true
  const isWeak = !says || isSmallNumber(word)
  const rarity = holders === 0 ? 0 : Math.log(1 + size / holders) * share * (isWeak ? faintest : 1)
  // A word that is found by a slip alone may be another word.
  const isKnown = found.flat().some(({ slips }) => slips === 0)
  const weight = isKnown ? rarity : Math.max(rarity, weightOfUnknown(word, { language, size }))
  return { word, found, says, rarity, weight }
}

type PartialHit = Omit<Hit, 'isWhole'> & { held: number }

const noPart = (id: string): PartialHit => ({ id, score: 0, told: 0, sureness: 0, held: 0, place: 'text' })

const added = (one: PartialHit, other: PartialHit): PartialHit => ({
  id: one.id,
  score: one.score + other.score,
  told: one.told + other.told,
  sureness: one.sureness + other.sureness,
  held: one.held + other.held,
  place: worth[other.place] > worth[one.place] ? other.place : one.place,
})

/** Parts of the query that each text of an index holds by some words: not yet a part of the query, but of all that they tell. */
type HitWeights = { isProse: boolean; isOneWord: boolean; scale: number } & SearchOptions

function partsIn(looked: readonly LookedUpWord[], which: number, weighing: HitWeights) {
  const { isProse, isOneWord, scale } = weighing
  const parts = new Map<string, PartialHit>()
  for (const { word, found, rarity } of looked) {
    // A number of a sentence is none that the member means.
    if (isProse && isSmallNumber(word)) continue
    for (const hit of found[which] ?? []) {
      const { id, nearness, place } = hit
      const tells = rarity * scale
      const passing = isProse && !isOneWord && place === 'text' ? inPassing : 1
      const part: PartialHit = {
        id,
        score: tells * nearness * worth[place],
        told: tells * (nearness < otherWord ? nearness : 1) * passing,
        sureness: tells * surenessOf(word, hit, weighing) * passing,
        held: 1 / looked.length,
        place,
      }
      parts.set(id, added(parts.get(id) ?? noPart(id), part))
    }
  }
  return parts
}

// The meaning of an expression is likelier than that of each of its words.
const byTheLetter = 0.6

// Many words that say one thing were not typed by chance.
const mostShare = 1.4

const rarityOf = (looked: readonly LookedUpWord[]) => sumBy(looked, ({ rarity }) => rarity)

/** Searches for any of the words in all of the indexes, best first; `hits` are in the order of the indexes. */
export function findInAll(indexes: readonly Index[], query: string, searching: SearchOptions = {}): Hit[][] {
  const [one] = indexes
  if (!one) return []
  const phrases = readQuery(query, one.language)
  const size = sumBy(indexes, ({ ids }) => ids.length)
  const at: Lookup = { indexes, language: one.language, size, isAlone: phrases.length === 1, ...searching }
  const looked = phrases.flatMap(({ words, typed }, place) => {
    const isLast = place === phrases.length - 1
    const share = typed ? Math.min(mostShare, typed.length / words.length) : 1
    const meant = words.map((word) => look(word, { isLast: isLast && !typed, share, isSaid: typed !== null }, at))
    const literal = (typed ?? [])
      .filter((word) => !isStopWord(word, one.language))
      .map((word) => look(word, { isLast: false, share: 1, isSaid: false }, at))
    return rarityOf(meant) > 0 || literal.length === 0
      ? [{ meant, literal }]
      : literal.map((word) => ({ meant: [word], literal: [] }))
  })
  const all = looked.flatMap(({ meant }) => meant)
  const total = rarityOf(all)
  const whole = sumBy(all, ({ weight }) => weight)
  // A sentence of nothing but words that say little is none to be sure of.
  const isOneWord = splitWords(query).length === 1
  const saying = isOneWord || all.some(({ says, rarity }) => says && rarity > 0) ? 1 : 0.5
  const found = indexes.map(({ ids, isProse }, which) => {
    const hits = new Map<string, PartialHit>()
    for (const { meant, literal } of looked) {
      const by = { isProse, isOneWord, scale: 1, ...searching }
      const parts = partsIn(meant, which, by)
      const scale = (byTheLetter * rarityOf(meant)) / (rarityOf(literal) || 1)
      for (const [id, part] of partsIn(literal, which, { ...by, scale }))
        if (part.told > (parts.get(id)?.told ?? 0)) parts.set(id, part)
      for (const [id, part] of parts) hits.set(id, added(hits.get(id) ?? noPart(id), part))
    }
    // Equals stand in the order in which they were given.
    return ids.flatMap((id): Hit[] => {
      const hit = hits.get(id)
      if (!hit) return []
      const { held, score, told, sureness, place } = hit
      const isWhole = held > looked.length - 0.01
      return [{ id, score, told: told / total, sureness: (saying * sureness) / whole, isWhole, place }]
    })
  })
  const best = Math.max(0, ...found.flat().map(({ told }) => told))
  return found.map((hits) =>
    hits.filter(({ told }) => told >= best * leastPart).toSorted((one, next) => next.score - one.score),
  )
}

// Queries that nobody types by hand cost nothing.
const longestQuery = 200
const mostWords = 10
const longestWord = 40
const shortestPrefix = 2

// Nobody looks for markup, and what is in it comes near to other words by chance.
const markup = /<[^<>]*>/g

/** A query as its words and phrases, without words that every sentence holds; when it holds no other, the last one that is being typed. */
export function readQuery(text: string, language: Language): Phrase[] {
  const typed = splitWords(text.slice(0, longestQuery).replace(markup, ' ')).map((word) => word.slice(0, longestWord))
  const phrases = withoutExpressions(typed, language)
  const telling = phrases.filter(
    ({ words, typed: said }) => said !== null || !words.every((word) => isStopWord(word, language)),
  )
  const read = new Map((telling.length > 0 ? telling : phrases.slice(-1)).map((one) => [one.words.join(' '), one]))
  return [...read.values()].slice(0, mostWords)
}

// One slip in a word of four letters, two in one of eight; none in a number.
const slipsIn = (word: string) => (/\d/.test(word) ? 0 : Math.min(2, Math.floor(word.length / 4)))
