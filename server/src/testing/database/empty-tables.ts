import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Tables that say how a database was made, and nothing of anybody. */
const kept = ['kysely_migration', 'kysely_migration_lock', 'portal_facts']

/** Makes the function that `emptyTables` calls: once, in the database that all tests begin from. */
export async function prepareEmptying(db: Db): Promise<void> {
  await sql`create function testing.empty_tables() returns void language plpgsql as $$
    declare names text;
    begin
      select string_agg(format('%s', oid::regclass), ', ') into names from pg_class
        where relnamespace in ('public'::regnamespace, 'testing'::regnamespace) and relkind = 'r' and relname not in (${sql.join(kept.map((name) => sql.lit(name)))});
      execute 'truncate ' || names || ' restart identity cascade';
    end $$`.execute(db)
}

/** Leaves all tables of a test’s database empty, in one statement. */
export async function emptyTables(db: Db): Promise<void> {
  await sql`select testing.empty_tables()`.execute(db)
}
