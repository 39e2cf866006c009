import type { SearchHit, FoundKind } from '@coussinet/contract/search.ts'

/** `guess`: of any kind, where nothing is sure */
export type FoundGroup = { kind: FoundKind | 'guess'; found: readonly SearchHit[] }

/** Groups of results, kind by kind: the kind of the best match first, and within each the best first; guesses are one group. */
export function groupResults(found: readonly SearchHit[], { isSure }: { isSure: boolean }): FoundGroup[] {
  if (!isSure) return found.length > 0 ? [{ kind: 'guess', found }] : []
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, found: found.filter((one) => one.kind === kind) }))
}

/** Next option of a key in a list of `count` options: round its ends, from −1 into it, `null` for a key that does not move. */
export function movedTo(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
