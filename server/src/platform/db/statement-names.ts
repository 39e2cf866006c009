// Statements are built of texts that vary with the number of their values; the server keeps a plan of each name on each connection.
const mostNames = 300
const mostCounted = 2000
const namedFrom = 3

export type StatementNames = {
  /** Name of a statement that is asked again and again; undefined for one that is rare, or has no values (it may be several). */
  nameOf(text: string, values: readonly unknown[]): string | undefined
  /** takes a name away for good: what was planned under it is of no use any more */
  forget(text: string): void
}

/** Gives names by which the server parses and plans a statement once a connection, to the first texts that are asked often. */
export function statementNames(): StatementNames {
  const names = new Map<string, string | undefined>()
  const counts = new Map<string, number>()

  function nameOf(text: string, values: readonly unknown[]): string | undefined {
    if (names.has(text)) return names.get(text)
    if (values.length === 0 || names.size >= mostNames) return undefined
    const count = (counts.get(text) ?? 0) + 1
    if (count < namedFrom) {
      if (counts.size >= mostCounted) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = `s${names.size + 1}`
    names.set(text, name)
    if (names.size === mostNames) counts.clear()
    return name
  }

  return { nameOf, forget: (text) => void (names.has(text) && names.set(text, undefined)) }
}
