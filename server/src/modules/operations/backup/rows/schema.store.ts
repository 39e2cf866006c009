import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type BackupTable = {
  name: string
  columns: { name: string; type: string }[]
  /** the primary key */ key: string[]
}

/** Tables of the portal's migrations as they are now, so a table of a later version is included. */
export async function findTables(db: Db): Promise<BackupTable[]> {
  const { rows } = await sql<{ name: string; column: string; type: string; key_position: number | null }>`
    select relname as name, attname as column, format_type(atttypid, atttypmod) as type, array_position(indkey::int2[], attnum)::integer as key_position
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    left join pg_index on indrelid = pg_class.oid and indisprimary
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('kysely_migration', 'kysely_migration_lock')
    order by relname, attnum`.execute(db)
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, own]) => ({
    name,
    columns: own.map(({ column, type }) => ({ name: column, type })),
    key: own
      .flatMap(({ column, key_position }) => (key_position === null ? [] : [{ column, key_position }]))
      .toSorted((one, other) => one.key_position - other.key_position)
      .map(({ column }) => column),
  }))
}

/** The same tables, each after those it refers to. */
export async function inOrder(db: Db, tables: readonly BackupTable[]): Promise<BackupTable[]> {
  const { rows } = await sql<{ name: string; refers_to: string }>`
    select distinct one.relname as name, other.relname as refers_to from pg_constraint
    left join pg_inherits part on part.inhrelid = conrelid left join pg_inherits other_part on other_part.inhrelid = confrelid
    join pg_class one on one.oid = coalesce(part.inhparent, conrelid)
    join pg_class other on other.oid = coalesce(other_part.inhparent, confrelid)
    where contype = 'f' and connamespace = current_schema()::regnamespace and one.oid <> other.oid`.execute(db)
  const behind = Map.groupBy(rows, ({ name }) => name)
  const ordered = new Set<BackupTable>()
  const visit = (table: BackupTable | undefined) => {
    if (!table || ordered.has(table)) return
    for (const { refers_to } of behind.get(table.name) ?? []) visit(tables.find(({ name }) => name === refers_to))
    ordered.add(table)
  }
  for (const table of tables) visit(table)
  return [...ordered]
}

/** Tells whether the database is empty: no table or job of the portal. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_class where relkind in ('r', 'p') and relnamespace in (select oid from pg_namespace where nspname in (current_schema(), 'pgboss'))`.execute(
    db,
  )
  return rows[0]?.count === 0
}

/** Deletes what an interrupted restore has written. */
export async function dropEverything(db: Db): Promise<void> {
  const { rows } = await sql<{
    name: string
  }>`select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop table if exists ${sql.table(name)} cascade`.execute(db)
  await sql`drop schema if exists pgboss cascade`.execute(db)
}
