import { setImmediate } from 'node:timers/promises'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { findConcept, isStopWord, findStem, splitWords, withoutExpressions } from './language-words.ts'

export type Phrasings = Readonly<Record<string, readonly string[]>>

/**
 * A meaning of a query. `share`: its part of the nearest phrasings' votes, from 0 to 1; `nearness`: similarity of the
 * nearest of them to the query, from 0 to 1.
 */
export type NearestMeaning = { meaning: string; share: number; nearness: number }

/** Finds the meanings of a query, likeliest first. */
export type FindMeant = (query: string) => NearestMeaning[]

// A few more or less change nothing.
const mostVotes = 20
const mostWords = 20
const partLength = 4

// Number built per turn of the event loop: all of them take a third of a second.
const mostInATurn = 200

/** Indexes the phrasings of each meaning, some in each turn of the event loop. */
export async function openPhrasings(language: Language, phrasings: Phrasings): Promise<FindMeant> {
  const entries = Object.entries(phrasings).flatMap(([meaning, texts]) => texts.map((text) => ({ meaning, text })))
  const read: { meaning: string; marks: string[] }[] = []
  const holders = new Map<string, number[]>()
  for (const [at, { meaning, text }] of entries.entries()) {
    if (at % mostInATurn === 0) await setImmediate()
    const marks = marksOf(text, language)
    for (const mark of marks) {
      const before = holders.get(mark)
      if (before) before.push(at)
      else holders.set(mark, [at])
    }
    read.push({ meaning, marks })
  }
  // As in document search: a rare feature counts more than a frequent one (tf-idf, cosine).
  const weightOf = (mark: string) => Math.log(1 + entries.length / (holders.get(mark)?.length ?? 1)) ** 2
  const lengthOf = (marks: readonly string[]) => Math.sqrt(sumBy(marks, weightOf))
  const known: { meaning: string; length: number }[] = []
  for (const [at, { meaning, marks }] of read.entries()) {
    if (at % mostInATurn === 0) await setImmediate()
    known.push({ meaning, length: lengthOf(marks) })
  }

  return (query) => {
    const marks = marksOf(query, language)
    const length = lengthOf(marks)
    const likeness = new Map<number, number>()
    for (const mark of marks)
      for (const at of holders.get(mark) ?? []) likeness.set(at, (likeness.get(at) ?? 0) + weightOf(mark))
    const nearest = [...likeness]
      .flatMap(([at, alike]) => {
        const phrasing = known[at]
        return phrasing ? [{ meaning: phrasing.meaning, nearness: alike / (length * phrasing.length) }] : []
      })
      .toSorted((one, other) => other.nearness - one.nearness)
      .slice(0, mostVotes)
    const votes = sumBy(nearest, voteOf)
    return [...Map.groupBy(nearest, ({ meaning }) => meaning)]
      .map(([meaning, own]) => ({
        meaning,
        share: sumBy(own, voteOf) / votes,
        nearness: own[0]?.nearness ?? 0,
      }))
      .toSorted((one, other) => other.share - one.share)
  }
}

// One phrasing that is twice as near counts for more than two others.
const voteOf = ({ nearness }: { nearness: number }) => nearness ** 3

/**
 * Features by which phrasings are compared: stems, pairs of stems, concepts, and parts of words, which survive a typo.
 */
function marksOf(text: string, language: Language): string[] {
  const words = splitWords(text).slice(0, mostWords)
  const stems = words.map((word) => findStem(word, language))
  const pairs = ['', ...stems].map((stem, at) => `${stem} ${stems[at] ?? ''}`)
  const concepts = withoutExpressions(words, language).flatMap(({ words: meant, typed }) => [
    ...(typed ? [`=${meant.join(' ')}`] : []),
    ...meant.flatMap((word) => findConcept(word, language) ?? []),
  ])
  const parts = words.filter((word) => !isStopWord(word, language)).flatMap((word) => partsOf(`^${word}$`))
  return [...new Set([...stems, ...pairs, ...concepts, ...parts])]
}

const partsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length + 1 - partLength) }, (_, at) => `~${word.slice(at, at + partLength)}`)
