import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from './db.ts'
import { isRead } from './sql-statements.ts'

/** Values of a statement by their names; those that are undefined are absent, and the statement has another text without them. */
type StatementValues = Readonly<Record<string, unknown>>

type CompiledStatement<R> = {
  query: CompiledQuery<R>
  /** name of the value at each place, undefined for a constant */
  names: readonly (string | undefined)[]
}

class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const reads = new Set<string>()

/** Tells whether a statement is a read that was compiled once: it is asked often, and short. */
export const isHotRead = (text: string): boolean => reads.has(text)

/**
 * Makes a function that runs a hot statement, and answers its rows. Building and compiling it, an eighth of a read's CPU, is done once
 * for each set of values that are present. `build` passes each value on as it is: it looks at none but for its absence. A value that
 * stands in the text several times is sent once, so that it has one type there.
 * Only for what finds a few rows by their key: as a read it may share a connection with others, who wait for it (`pipelines.ts`).
 */
export function compiledOnce<V extends StatementValues, R>(
  build: (db: Db, values: V) => Compilable<R> | RawBuilder<R>,
) {
  const compiled = new Map<string, CompiledStatement<R>>()

  function compile(db: Db, present: readonly string[]): CompiledStatement<R> {
    const slots = Object.fromEntries(present.map((name) => [name, new Slot(name)]))
    const query = sharing(build(db, slots as unknown as V).compile(db))
    const names = query.parameters.map((value) => (value instanceof Slot ? value.name : undefined))
    return { query, names }
  }

  return async (db: Db, values: V): Promise<R[]> => {
    const present = Object.keys(values).filter((name) => values[name] !== undefined)
    const key = present.join(' ')
    const { query, names } = compiled.get(key) ?? compile(db, present)
    if (!compiled.has(key)) {
      compiled.set(key, { query, names })
      if (isRead(query.sql)) reads.add(query.sql)
    }
    const parameters = query.parameters.map((constant, place) => {
      const name = names[place]
      return name === undefined ? constant : values[name]
    })
    return (await db.executeQuery<R>({ ...query, parameters })).rows
  }
}

/** The same statement, with one parameter for all places of a value. */
function sharing<R>(query: CompiledQuery<R>): CompiledQuery<R> {
  const places = [...query.sql.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place))
  // A text of its own that reads as a parameter is left alone, and all others with it.
  if (places.length !== query.parameters.length || places.some((place, index) => place !== index + 1)) return query
  const parameters: unknown[] = []
  const sql = query.sql.replaceAll(/\$(\d+)/g, (_all, place) => {
    const value = query.parameters[Number(place) - 1]
    const known = value instanceof Slot ? parameters.indexOf(value) : -1
    return `$${known === -1 ? parameters.push(value) : known + 1}`
  })
  return { ...query, sql, parameters }
}
