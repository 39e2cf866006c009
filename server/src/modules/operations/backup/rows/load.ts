import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

type Columns = readonly { name: string; type: string }[]

/** Inserts a page of lines that `dump` wrote. */
export async function load(db: Db, table: string, columns: Columns, lines: readonly string[]): Promise<void> {
  const values = columns.map(({ type }, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`.execute(db)
}

export async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: string | number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
