import type { Language } from '@coussinet/contract/domain/messages.ts'
import MiniSearch, { type SearchResult } from 'minisearch'
import { conceptOf, isStopWord, stemOf, withoutExpressions, wordsOf } from './language-words.ts'

/** Fields of the search: `title` and `words`, by which it is called, weigh more than `text`, in which something is said. */
export type Searchable = { id: string; title: string; words?: string; text?: string }

type Place = (typeof places)[number]

/**
 * `score`: how much the words that it holds tell of it, and where; `told`: the part of the query that it holds, from
 * 0 to 1, a rare word more than one that many hold; `place`: the best field that holds a word.
 */
export type Hit = { id: string; score: number; told: number; isWhole: boolean; place: Place }

export type Index = {
  language: Language
  /** all that it holds, in the order in which they were given */
  ids: readonly string[]
  find(word: string, nearness: Nearness): WordHit[]
}

type WordHit = { id: string; nearness: number; place: Place }

// A word in passing of an answer's text tells less of it than its name, and than words that it is called by.
const places = ['title', 'words', 'text'] as const
const worth: Record<Place, number> = { title: 1.1, words: 1, text: 0.3 }

/** Texts of one language, to be found by words: accents, case, plurals, elisions and slips are forgiven. */
export function openIndex(language: Language, documents: readonly Searchable[]): Index {
  const index = new MiniSearch<Searchable>({
    fields: [...places],
    tokenize: wordsOf,
    processTerm: (word) => (isStopWord(word, language) ? null : formsOf(word, language)),
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  })
  index.addAll(documents)
  return {
    language,
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
  return [...new Set([word, stemOf(word, language), conceptOf(word, language) ?? word])]
}

const isConcept = (term: string) => term.startsWith('=')

function wordHit({ id, match }: SearchResult, word: string, forms: readonly string[]): WordHit {
  let best: { worth: number; nearness: number; place: Place } = { worth: 0, nearness: 0, place: 'text' }
  for (const [term, fields] of Object.entries(match)) {
    const nearness = nearnessOf(term, word, forms)
    for (const place of places) {
      const reached = nearness * worth[place]
      if (fields.includes(place) && reached > best.worth) best = { worth: reached, nearness, place }
    }
  }
  return { id: String(id), nearness: best.nearness, place: best.place }
}

const otherWord = 0.9
// Hardly anybody slips at the first letter, and many short words differ in it alone.
const likelySlip = 0.5

function nearnessOf(term: string, word: string, forms: readonly string[]): number {
  if (forms.includes(term)) return isConcept(term) ? otherWord : 1
  if (term.startsWith(word)) return 0.7
  return term[0] === word[0] ? likelySlip : 0.25
}

/** Ways in which a text may hold a word: itself, another form or another word for it; as its beginning; but for slips. */
type Nearness = 'told' | 'begun' | 'slipped'

/** Word of a query with what holds it in each of the indexes; a slip is looked for where the word itself leads nowhere, an unlikely one in a word that stands alone. */
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

/** Searches for any of the words in all of the indexes, best first; `hits` are in the order of the indexes. */
export function findInAll(indexes: readonly Index[], query: string): Hit[][] {
  const [one] = indexes
  if (!one) return []
  const words = readQuery(query, one.language)
  const size = indexes.reduce((sum, index) => sum + index.ids.length, 0)
  const looked = words.map((word, at) => {
    const found = lookUp(indexes, word, { isLast: at === words.length - 1, isAlone: words.length === 1 })
    const holders = found.flat().reduce((sum, { place, nearness }) => sum + worth[place] * nearness, 0)
    return { found, rarity: holders === 0 ? 0 : Math.log(1 + size / holders) }
  })
  const telling = looked.filter(({ rarity }) => rarity > 0)
  const total = telling.reduce((sum, { rarity }) => sum + rarity, 0)
  const all = indexes.map(({ ids }, which) => {
    const hits = new Map<string, Omit<Hit, 'isWhole'> & { held: number }>()
    for (const { found, rarity } of telling)
      for (const { id, nearness, place } of found[which] ?? []) {
        const hit = hits.get(id) ?? { id, score: 0, told: 0, held: 0, place: 'text' }
        hits.set(id, {
          id,
          score: hit.score + rarity * nearness * worth[place],
          told: hit.told + (rarity * (nearness < otherWord ? nearness : 1)) / total,
          held: hit.held + 1,
          place: worth[place] > worth[hit.place] ? place : hit.place,
        })
      }
    // Equals stand in the order in which they were given.
    return ids.flatMap((id): Hit[] => {
      const hit = hits.get(id)
      if (!hit) return []
      const { held, ...told } = hit
      return [{ ...told, isWhole: held === words.length }]
    })
  })
  const best = Math.max(0, ...all.flat().map(({ told }) => told))
  return all.map((hits) =>
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

/** A query as its words, without those that every sentence holds; when it holds no other, the last one that is being typed. */
export function readQuery(text: string, language: Language): string[] {
  const typed = wordsOf(text.slice(0, longestQuery).replace(markup, ' ')).map((word) => word.slice(0, longestWord))
  const words = withoutExpressions(typed, language)
  const telling = words.filter((word) => !isStopWord(word, language))
  return [...new Set(telling.length > 0 ? telling : words.slice(-1))].slice(0, mostWords)
}

// One slip in a word of four letters, two in one of eight; none in a number.
const slipsIn = (word: string) => (/\d/.test(word) ? 0 : Math.min(2, Math.floor(word.length / 4)))
