import type { Found, FoundKind } from '@coussinet/contract/search.ts'

export type FoundGroup = { kind: FoundKind; found: Found[] }

/** Groups of results, kind by kind: the kind of the best match first, and within each the best first. */
export function groupsOf(found: readonly Found[]): FoundGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, found: found.filter((one) => one.kind === kind) }))
}

/** Next option of a key in a list of `count` options: round its ends, `null` for a key that does not move. */
export function movedTo(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
