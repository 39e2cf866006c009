function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('$') ? given[at] !== '' : part === given[at]))
  )
}

/** Finds the pattern (`/refunds/$id`) of a page's path: a plain one before one with a place for an id; undefined if none matches. */
export function findPagePattern(patterns: readonly string[], path: string): string | undefined {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path
  return patterns
    .filter((pattern) => matches(pattern, clean))
    .toSorted((a, b) => a.split('$').length - b.split('$').length)[0]
}
