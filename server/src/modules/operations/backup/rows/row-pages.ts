import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { BackupTable } from './schema.store.ts'

type PageQuery<R> = {
  /** columns to read, of the shape `R` */
  select: RawBuilder<unknown>
  where?: RawBuilder<unknown>
  /** returns the number of rows of the next page, after this one */
  limit: (page: readonly R[]) => number
}

/**
 * Rows of a table in the order of its primary key, a page at a time: each starts after the last key, however large the
 * table is.
 */
export async function* readRowPages<R>(
  db: Db,
  { name, columns, key }: BackupTable,
  { select, where = sql`true`, limit }: PageQuery<R>,
): AsyncGenerator<R[]> {
  if (key.length === 0) throw new Error(`The table ${name} has no primary key, so it cannot be read page by page.`)
  const typeOf = (column: string) => sql.raw(columns.find((one) => one.name === column)?.type ?? 'text')
  const keys = sql.join(key.map((column) => sql.ref(column)))
  const asText = sql.join(key.map((column) => sql`${sql.ref(column)}::text`))
  let most = limit([])
  let after: string[] | null = null
  do {
    const behind: RawBuilder<unknown> =
      after === null
        ? sql`true`
        : sql`(${keys}) > (${sql.join(after.map((text, at) => sql`${text}::text::${typeOf(key[at] ?? '')}`))})`
    const { rows }: { rows: (R & { page_key: string[] })[] } = await sql<R & { page_key: string[] }>`
      select ${select}, array[${asText}] as page_key from ${sql.table(name)} where ${behind} and ${where} order by ${keys} limit ${most}`.execute(
      db,
    )
    if (rows.length > 0) yield rows
    after = rows.length < most ? null : (rows.at(-1)?.page_key ?? null)
    most = limit(rows)
  } while (after !== null)
}
