import MiniSearch from 'minisearch'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { wordsOf } from './fold.ts'
import { isStopWord, stemOf } from './language-words.ts'
import { formsOf, queryOf, readQuery, type Way, ways } from './query.ts'

/** What is searched: `title` and `words`, by which it is called, weigh more than `text`, in which something is said. */
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

/** Searches in the first way that finds something in any of the indexes; `hits` are in the order of the indexes. */
export function findInAll(indexes: readonly Index[], query: string): { way: Way; hits: Hit[][] } {
  for (const way of ways) {
    const hits = indexes.map((index) => index.find(query, way))
    if (hits.some((of) => of.length > 0)) return { way, hits }
  }
  return { way: 'any', hits: indexes.map(() => []) }
}
