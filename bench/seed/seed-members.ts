import { createHash } from 'node:crypto'
import { openJobs } from '../../server/src/platform/db/jobs.ts'
import { migrate } from '../../server/src/platform/db/migrations.ts'
import { openPostgres } from '../../server/src/platform/db/postgres.ts'
import { runSql } from '../../server/src/testing/servers/postgres.ts'
import { type Table, tablesFor } from './rows.ts'

/** members of one statement */
const piece = 250_000

const [usualDays, longDays] = [720, 5 * 365]
// A request, and what comes with it.
const withRequests = ['refund_requests', 'refund_request_animals', 'documents', 'refund_request_moves', 'refunds']

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
  for (const table of tablesFor(usualDays, 10)) await fill(url, table, members)
  for (const back of references) await runSql(url, back)
  await runSql(url, 'vacuum (analyze)')
}

/** Gives the first members requests of five years instead, of one document and one refund each. */
export async function lengthen(url: string, members: number, requests: number): Promise<void> {
  const tables = tablesFor(longDays, requests).filter(({ name }) => withRequests.includes(name))
  const ids = `select md5('m' || i)::uuid from generate_series(1, ${members}) i`
  for (const { name } of tables.toReversed()) await runSql(url, `delete from ${name} where member_id in (${ids})`)
  for (const { name, each, columns, values } of tables)
    await runSql(
      url,
      `insert into ${name} (${columns}) select ${values} from generate_series(1, ${each}) r, generate_series(1, ${members}) i`,
    )
  await runSql(url, 'vacuum (analyze)')
}

// The ids of `rows.ts`: a digest of what a thing is and whose.
const seededId = (name: string): string =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

export const animalOf = (member: number): string => seededId(`a1-${member}`)
export const receiptOf = (member: number, month: number): string => seededId(`r${month}-${member}`)
/** Key under which a seeded document is stored. */
export const storedKey = (member: number, request: number): string => seededId(`k${request}-${member}`)

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
