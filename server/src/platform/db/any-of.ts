import { sql } from 'kysely'

/** `column = any(array)`: one parameter for a list of any length. `in` needs one per value, and PostgreSQL accepts 65,535. */
export function anyOf(column: string, values: readonly string[], type: 'uuid' | 'text' = 'uuid') {
  return sql<boolean>`${sql.ref(column)} = any(${[...values]}::${sql.raw(type)}[])`
}
