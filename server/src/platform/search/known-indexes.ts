import { createHash } from 'node:crypto'
import type { Language } from '@coussinet/texts/messages.ts'
import { type SearchIndex, openIndex, type SearchEntry } from './search.ts'

// A member types letter by letter over the same things: building an index of 700 blocks the loop for forty
// milliseconds, a search in it for three.
const most = 16
const life = 30_000

/** Caches the indexes of the last searches for half a minute, by their whole content. */
export function getKnownIndexes(open = openIndex) {
  const known = new Map<string, SearchIndex>()
  return (language: Language, documents: readonly SearchEntry[]): SearchIndex => {
    const name = createHash('sha256').update(language).update(JSON.stringify(documents)).digest('base64')
    const before = known.get(name)
    if (before) return before
    const index = open(language, documents)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= most) known.delete(oldest)
    known.set(name, index)
    setTimeout(() => known.delete(name), life).unref()
    return index
  }
}
