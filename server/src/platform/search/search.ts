import type { Language } from '@coussinet/contract/domain/messages.ts'
import MiniSearch, { type Query } from 'minisearch'
import { isStopWord, sameWord, stemOf, wordsOf } from './language-words.ts'

/** Fields of the search: `title` and `words`, by which it is called, weigh more than `text`, in which something is said. */
export type Searchable = { id: string; title: string; words?: string; text?: string }

/** `matched`: how many words of the query it holds; `place`: the best field that holds one. */
export type Hit = { id: string; score: number; matched: number; place: 'title' | 'words' | 'text' }

export type Index = {
  /** Best first. */
  find(query: string, way: Way): Hit[]
}

const weights = { title: 4, words: 3, text: 1 }

/** Texts of one language, to be found by words: accents, case, plurals, elisions and slips are forgiven. */
export function openIndex(language: Language, documents: readonly Searchable[]): Index {
  const index = new MiniSearch<Searchable>({
    fields: Object.keys(weights),
    tokenize: wordsOf,
    // Each word as it stands, for its beginning, and its stem, for its other forms.
    processTerm: (word) => (isStopWord(word, language) ? null : [...new Set([word, stemOf(word, language)])]),
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: weights,
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  })
  index.addAll(documents)
  return {
    find(query, way) {
      const words = readQuery(query, language)
      if (words.length === 0) return []
      return index.search(queryOf(words, way, language)).map(({ id, score, match, queryTerms }) => {
        const matched = words.filter((word) => formsOf(word, language).some((form) => queryTerms.includes(form))).length
        return { id: String(id), score, matched, place: placeOf(Object.values(match).flat()) }
      })
    },
  }
}

const placeOf = (fields: readonly string[]) =>
  fields.includes('title') ? 'title' : fields.includes('words') ? 'words' : 'text'

/** Nearness that a text must have: every word or the beginning of the last one; every word but for slips; any of the words but for slips. */
const ways = ['words', 'slips', 'any'] as const

/** Searches in the first way that finds something in any of the indexes; `hits` are in the order of the indexes. */
export function findInAll(indexes: readonly Index[], query: string): { way: Way; hits: Hit[][] } {
  for (const way of ways) {
    const hits = indexes.map((index) => index.find(query, way))
    if (hits.some((of) => of.length > 0)) return { way, hits }
  }
  return { way: 'any', hits: indexes.map(() => []) }
}

type Way = (typeof ways)[number]

// Queries that nobody types by hand cost nothing.
const longestQuery = 200
const mostWords = 10
const longestWord = 40
const shortestPrefix = 2

// Nobody looks for markup, and what is in it comes near to other words by chance.
const markup = /<[^<>]*>/g

/** A query as its words, without those that every sentence holds; when it holds no other, the last one that is being typed. */
export function readQuery(text: string, language: Language): string[] {
  const words = wordsOf(text.slice(0, longestQuery).replace(markup, ' ')).map((word) => word.slice(0, longestWord))
  const telling = words.filter((word) => !isStopWord(word, language))
  return [...new Set(telling.length > 0 ? telling : words.slice(-1))].slice(0, mostWords)
}

// One slip in a word of four letters, two in one of eight; none in a number.
const slipsIn = (word: string) => (/\d/.test(word) ? 0 : Math.min(2, Math.floor(word.length / 4)))

/** A word, its stem, and another word for the same thing. */
function formsOf(word: string, language: Language): string[] {
  const same = sameWord(word, language)
  return [...new Set([word, stemOf(word, language), ...(same === undefined ? [] : [same])])]
}

/** The words as MiniSearch looks for them. */
function queryOf(words: readonly string[], way: Way, language: Language): Query {
  const last = words.at(-1)
  return {
    combineWith: way === 'any' ? 'OR' : 'AND',
    queries: words.map((word) => ({
      combineWith: 'OR',
      prefix: (term: string) => word === last && term === word && word.length >= shortestPrefix,
      fuzzy: (term: string) => (way === 'words' ? false : slipsIn(term)),
      queries: formsOf(word, language),
    })),
  }
}
