import { openJobs } from '../../server/src/platform/db/jobs.ts'
import { migrate } from '../../server/src/platform/db/migrations.ts'
import { openPostgres } from '../../server/src/platform/db/postgres.ts'
import { runSql } from '../../server/src/testing/servers/postgres.ts'
import { type Table, tables } from './rows.ts'

/** members of one statement */
const piece = 250_000

/** Fills an empty database with members of two years and ten refunds each. */
export async function seedMembers(url: string, members: number): Promise<void> {
  const database = await openPostgres(url, console.error)
  await migrate(database.db)
  await (await openJobs(database, console.error)).close()
  await database.close()

  // References are checked row by row, and these are right by their making: they come back unchecked, and hold for what is written later.
  const references = await takeAway(
    url,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as gone, format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
   from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const table of tables) await fill(url, table, members)
  for (const back of references) await runSql(url, back)
  await runSql(url, 'vacuum (analyze)')
}

async function fill(url: string, { name, each, columns, values }: Table, members: number): Promise<void> {
  // Indexes are made at the end, from sorted rows: ten times faster, and as dense as they come.
  const keys = await takeAway(
    url,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as gone, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
     from pg_constraint where contype in ('p', 'u') and conrelid = '${name}'::regclass`,
  )
  const indexes = await takeAway(
    url,
    `select format('drop index %I', indexname) as gone, indexdef as back from pg_indexes where schemaname = 'public' and tablename = '${name}'`,
  )
  // The members one after the other, then all of them again: a member's rows lie as far from each other as they do in life.
  // Piece by piece, so that no transaction grows with the number of rows.
  for (let row = 1; row <= each; row += 1)
    for (let from = 1; from <= members; from += piece)
      await runSql(
        url,
        `insert into ${name} (${columns}) select ${values} from generate_series(${row}, ${row}) r, generate_series(${from}, ${Math.min(members, from + piece - 1)}) i`,
      )
  for (const back of [...keys, ...indexes]) await runSql(url, back)
}

async function takeAway(url: string, found: string): Promise<string[]> {
  const read = await runSql(url, found)
  for (const { gone } of read) await runSql(url, String(gone))
  return read.map(({ back }) => String(back))
}
