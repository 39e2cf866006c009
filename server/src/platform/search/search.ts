import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import MiniSearch, { type SearchResult } from 'minisearch'
import {
  findConcept,
  isFaint,
  isStopWord,
  type Phrase,
  findStem,
  withoutElisions,
  withoutExpressions,
  splitWords,
} from './language-words.ts'

/** Fields of the search: `title` and `words`, the names of a thing, weigh more than `text`. */
export type SearchEntry = { id: string; title: string; words?: string; text?: string }

type IndexPlace = (typeof places)[number]

/**
 * `score`: weight of the query's words in the text, by field; `told`: part of the known query that the text contains,
 * from 0 to 1, with rare words weighing more; `sureness`: part of the whole query, unknown words included, that it
 * contains for certain, from 0 to 1; `place`: the best field with a word.
 */
export type Hit = { id: string; score: number; told: number; sureness: number; isWhole: boolean; place: IndexPlace }

export type SearchIndex = {
  language: Language
  /** true: `text` consists of sentences, whose words say little about their subject */
  isProse: boolean
  /** all texts, in the given order */
  ids: readonly string[]
  find(word: string, nearness: Nearness): WordHit[]
}

/** `slips`: number of differing letters; `begun`: the part that was typed */
type WordHit = { id: string; term: string; nearness: number; slips: number; begun: number; place: IndexPlace }

// A word in an answer's text says less about it than its name and keywords.
const places = ['title', 'words', 'text'] as const
const worth: Record<IndexPlace, number> = { title: 1.1, words: 1, text: 0.3 }

/**
 * Index of texts in one language, searched by words: ignores accents and case, and tolerates plurals, elisions and
 * typos.
 */
export function openIndex(language: Language, documents: readonly SearchEntry[], isProse = false): SearchIndex {
  const index = new MiniSearch<SearchEntry>({
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

/** A word with its stem, for other forms, its beginning, and its concept, for synonyms. */
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
// Typos are rare in the first letter, and many short words differ only there.
const likelySlip = 0.5

function nearnessOf(term: string, word: string, forms: readonly string[]): number {
  if (forms.includes(term)) return isConcept(term) ? otherWord : 1
  if (term.startsWith(word)) return beginning
  return term[0] === word[0] ? likelySlip : 0.25
}

/** Ways in which a text may match a word: exactly, by another form or a synonym, by its beginning, or with typos. */
type Nearness = 'told' | 'begun' | 'slipped'

/**
 * Looks a word of a query up in each of the indexes; typos are tried only if the word itself is not found, unlikely
 * ones only for a single word.
 */
function lookUp(
  indexes: readonly SearchIndex[],
  word: string,
  { isLast, isAlone }: { isLast: boolean; isAlone: boolean },
): WordHit[][] {
  const found = indexes.map((index) => index.find(word, isLast && word.length >= shortestPrefix ? 'begun' : 'told'))
  if (found.some((hits) => hits.length > 0)) return found
  const slips = indexes.map((index) => index.find(word, 'slipped'))
  const likely = slips.map((hits) => hits.filter(({ nearness }) => nearness >= likelySlip))
  return isAlone && likely.flat().length === 0 ? slips : likely
}

// A text that contains much less of the query than the best one is not meant.
const leastPart = 0.5

// A word within a sentence says little about its subject.
const inPassing = 0.5

/** Tells whether a letter was omitted, added or replaced. */
function isOneSlipFrom(one: string, other: string): boolean {
  const begin = [...one].findIndex((letter, at) => letter !== other[at])
  if (begin < 0) return other.length <= one.length + 1
  const isSameAfter = (from: number, to: number) => one.slice(begin + from) === other.slice(begin + to)
  return isSameAfter(1, 1) || isSameAfter(1, 0) || isSameAfter(0, 1)
}

// One letter more or less makes another word of a short one, but rarely of a name given by the member.
const doubtOfSlips = { one: 3.3, oneInName: 2.4, two: 6 }

/**
 * Certainty that a word is meant by a match, from 0 to 1: lower for typos, the shorter the word, and lower among
 * others.
 */
function surenessOf(word: string, hit: WordHit, { isOneWord, names }: { isOneWord: boolean } & SearchOptions): number {
  const { term, nearness, slips, begun } = hit
  if (slips === 0) return isOneWord ? 1 : begun
  if (nearness < likelySlip) return nearness
  const doubt = slips === 2 ? doubtOfSlips.two : names?.has(term) ? doubtOfSlips.oneInName : doubtOfSlips.one
  const alike = Math.max(0, 1 - doubt / word.length)
  return isOneWord ? alike : alike ** 2
}

/** Smallest part of a query that a certain hit contains. */
export const leastSureness = 0.55

// An unknown number or light word says hardly anything; any other unknown word counts as one that a single text
// contains.
const faintest = 0.3
// An amount, a day, a year.
const isSmallNumber = (word: string) => /^\d{1,4}\p{L}{0,3}$|^\d+\.\d/u.test(word)

const weightOfUnknown = (word: string, { language, size }: { language: Language; size: number }) =>
  isFaint(word, language) ? 0 : Math.log(1 + size) * (isSmallNumber(word) ? faintest : 1)

/** `names`: normalised words that say much, whatever else they mean */
type SearchOptions = { names?: ReadonlySet<string> }

/** A word that was looked up. `rarity`: weight of its hits; `weight`: the same, or that of a word without hits. */
type LookedUpWord = { word: string; found: WordHit[][]; rarity: number; weight: number; says: boolean }

type Lookup = { indexes: readonly SearchIndex[]; language: Language; size: number; isAlone: boolean } & SearchOptions

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
  // A word found only by a typo may be another word.
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

/** Sums, for each text of an index, the weights of the words it contains: not yet divided by the total. */
type HitWeights = { isProse: boolean; isOneWord: boolean; scale: number } & SearchOptions

function partsIn(looked: readonly LookedUpWord[], which: number, weighing: HitWeights) {
  const { isProse, isOneWord, scale } = weighing
  const parts = new Map<string, PartialHit>()
  for (const { word, found, rarity } of looked) {
    // A number in a sentence is not the one that the member means.
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

// Several words with one meaning were not typed by chance.
const mostShare = 1.4

const rarityOf = (looked: readonly LookedUpWord[]) => sumBy(looked, ({ rarity }) => rarity)

/** Searches all indexes for any of the words, best first; `hits` are in the order of the indexes. */
export function findInAll(indexes: readonly SearchIndex[], query: string, searching: SearchOptions = {}): Hit[][] {
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
  // A query of only light words is never certain.
  const isOneWord = splitWords(withoutElisions(query, one.language)).length === 1
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
    // Ties keep the given order.
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

// Ignores queries that nobody types by hand.
const longestQuery = 200
const mostWords = 10
const longestWord = 40
const shortestPrefix = 2

// Ignores markup, which would match other words by chance.
const markup = /<[^<>]*>/g

/** Words and expressions of a query, without stop words; if it has no others, the last one that is being typed. */
export function readQuery(text: string, language: Language): Phrase[] {
  const typed = splitWords(text.slice(0, longestQuery).replace(markup, ' ')).map((word) => word.slice(0, longestWord))
  const phrases = withoutExpressions(typed, language)
  const telling = phrases.filter(
    ({ words, typed: said }) => said !== null || !words.every((word) => isStopWord(word, language)),
  )
  // One letter behind other words is a word that is being typed.
  const typing = telling.length > 1 && telling.at(-1)?.words.every((word) => /^\p{L}$/u.test(word))
  const whole = typing ? telling.slice(0, -1) : telling
  const read = new Map((whole.length > 0 ? whole : phrases.slice(-1)).map((one) => [one.words.join(' '), one]))
  return [...read.values()].slice(0, mostWords)
}

// One typo in a word of four letters, two in one of eight; none in a number.
const slipsIn = (word: string) => (/\d/.test(word) ? 0 : Math.min(2, Math.floor(word.length / 4)))
