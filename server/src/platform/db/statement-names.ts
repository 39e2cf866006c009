// Statements are built of texts that vary with the number of their values; the server keeps a plan of each name on each connection.
const mostNames = 300
const mostCounted = 2000
const namedFrom = 3

/**
 * Gives a statement that is asked again and again a name, by which the server parses and plans it once a connection.
 * Answers undefined for one that is rare, that has no values (it may be several statements), or that came when all names were given.
 */
export function statementNames(): (text: string, values: readonly unknown[]) => string | undefined {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()

  return (text, values) => {
    const known = names.get(text)
    if (known !== undefined) return known
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
    return name
  }
}
