import { sql } from 'kysely'

/** `column = any(array)`: one parameter however long the list is, where `in` has one for each and PostgreSQL takes 65,535. */
export function anyOf(column: string, values: readonly string[], type: 'uuid' | 'text' = 'uuid') {
  return sql<boolean>`${sql.ref(column)} = any(${[...values]}::${sql.raw(type)}[])`
}
