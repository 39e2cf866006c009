import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { readRowPages } from './row-pages.ts'
import type { BackupTable } from './schema.store.ts'

const first = 100

const most = 2000

const lettersAtOnce = 4_000_000

/** Settings for the text form of values, independent of the server's: every PostgreSQL reads it back. */
export async function plainFormats(db: Db): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true), set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`.execute(
    db,
  )
}

type DumpLine = { line: string }

/**
 * Rows of a table by key, each a JSON array of its columns as PostgreSQL text or null; one page in memory at a time.
 */
export async function* dump(db: Db, table: BackupTable): AsyncGenerator<string[]> {
  const select = sql`json_build_array(${sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`))})::text as line`
  for await (const page of readRowPages<DumpLine>(db, table, { select, limit: nextLimit }))
    yield page.map(({ line }) => line)
}

/** Some rows contain whole papers: limits a page to a few megabytes. */
function nextLimit(page: readonly DumpLine[]): number {
  if (page.length === 0) return first
  const letters = page.reduce((sum, { line }) => sum + line.length, 0) / page.length
  return Math.max(20, Math.min(most, Math.floor(lettersAtOnce / letters)))
}
