// Texts vary with the number of their values, and the server keeps one plan per name and connection: hence the limits.
const mostNames = 300
const mostCounted = 2000
const namedFrom = 3

export type StatementNames = {
  /** Returns the name of a frequent statement; undefined if it is rare or has no values (it may then be several statements). */
  nameOf(text: string, values: readonly unknown[]): string | undefined
  /** stops using a name for good: its plan is obsolete */
  forget(text: string): void
}

/** Names frequent statements, the first 300 of them, so that the server parses and plans each once per connection. */
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
