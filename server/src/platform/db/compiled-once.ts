import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from './db.ts'
import { isRead } from './sql-statements.ts'

/** Values of a statement by name. Undefined values count as absent: the statement then has another text, without them. */
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

/** Tells whether a statement is a read made by `compiledOnce`: short and frequent. */
export const isHotRead = (text: string): boolean => reads.has(text)

/**
 * Makes a function that runs a frequent statement and returns its rows. The statement is built and compiled once for each set of present
 * values; doing so every time would cost an eighth of a read's CPU. `build` may check whether a value is present, but must pass it on
 * unread. A value used in several places is sent as one parameter, and so has one type. Only for statements that find a few rows by key: a
 * read may share a connection with other calls, which wait for it (`pipelines.ts`).
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
  // If the SQL contains text that looks like a parameter, renumbering is unsafe: the statement stays unchanged.
  if (places.length !== query.parameters.length || places.some((place, index) => place !== index + 1)) return query
  const parameters: unknown[] = []
  const sql = query.sql.replaceAll(/\$(\d+)/g, (_all, place) => {
    const value = query.parameters[Number(place) - 1]
    const known = value instanceof Slot ? parameters.indexOf(value) : -1
    return `$${known === -1 ? parameters.push(value) : known + 1}`
  })
  return { ...query, sql, parameters }
}
