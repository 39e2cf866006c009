import type { Query } from 'minisearch'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { wordsOf } from './fold.ts'
import { isStopWord, sameWord, stemOf } from './language-words.ts'

/** How near a text must come: every word or the beginning of the last one; every word but for slips; any of the words but for slips. */
export const ways = ['words', 'slips', 'any'] as const
export type Way = (typeof ways)[number]

// What nobody types by hand costs nothing.
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
export function formsOf(word: string, language: Language): string[] {
  const same = sameWord(word, language)
  return [...new Set([word, stemOf(word, language), ...(same === undefined ? [] : [same])])]
}

/** The words as MiniSearch looks for them. */
export function queryOf(words: readonly string[], way: Way, language: Language): Query {
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
