import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { readRowPages } from '../rows/row-pages.ts'
import type { BackupTable } from '../rows/schema.store.ts'

/** A stored file of a row, which has the hash of its bytes, except for thumbnails. */
export type ReferencedFile = { table: string; stored_as: string; sha256: string | null }

const holds = /^(?:.*_)?stored_as$/
const atOnce = 1000

export function holders(tables: readonly BackupTable[]): { table: BackupTable; column: string; hash: string | null }[] {
  return tables.flatMap((table) => {
    const hash = table.columns.some(({ name }) => name === 'sha256') ? 'sha256' : null
    return table.columns
      .filter(({ name }) => holds.test(name))
      .map(({ name: column }) => ({ table, column, hash: column === 'stored_as' ? hash : null }))
  })
}

export async function* referencedFiles(db: Db, tables: readonly BackupTable[]): AsyncGenerator<ReferencedFile[]> {
  for (const { table, column, hash } of holders(tables)) {
    const select = sql`${sql.ref(column)} as stored_as, ${hash === null ? sql`null::text` : sql.ref(hash)} as sha256`
    const pages = readRowPages<Omit<ReferencedFile, 'table'>>(db, table, {
      select,
      where: sql`${sql.ref(column)} is not null`,
      limit: () => atOnce,
    })
    for await (const page of pages)
      yield page.map(({ stored_as, sha256 }) => ({ table: table.name, stored_as, sha256 }))
  }
}

export async function isStillReferenced(
  db: Db,
  tables: readonly BackupTable[],
  table: string,
  stored_as: string,
): Promise<boolean> {
  for (const { column } of holders(tables.filter(({ name }) => name === table))) {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${stored_as} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

export async function unheldKeys(db: Db, tables: readonly BackupTable[], keys: readonly string[]): Promise<string[]> {
  const referenced = new Set<string>()
  for (const { table, column } of holders(tables)) {
    const { rows } = await sql<{
      key: string
    }>`select ${sql.ref(column)} as key from ${sql.table(table.name)} where ${sql.ref(column)} = any(${[...keys]}::text[])`.execute(
      db,
    )
    for (const { key } of rows) referenced.add(key)
  }
  return keys.filter((key) => !referenced.has(key))
}
