import { migrate } from '../server/src/platform/db/migrations.ts'
// node bench/seed-million.ts [members]: fills the empty database of DATABASE_URL with members of two years and ten refunds each.
import { openPostgres } from '../server/src/platform/db/postgres.ts'
import { openJobs } from '../server/src/platform/jobs.ts'
import { order } from '../server/src/testing/servers/postgres.ts'
import { type Table, tables } from './million/rows.ts'

const members = Number(process.argv[2] ?? 1_000_000)
const url = process.env['DATABASE_URL']
if (url === undefined) throw new Error('Set DATABASE_URL to a database made for this alone.')

const database = await openPostgres(url, console.error)
await migrate(database.db)
await (await openJobs(database, console.error)).close()
await database.close()

// References are checked row by row, and these are right by their making: they come back unchecked, and hold for what is written later.
const references = await takeAway(
  `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as gone, format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
   from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
)
for (const table of tables) await fill(table)
for (const back of references) await order(url, back)
await order(url, 'vacuum (analyze)')

async function fill({ name, each, columns, values }: Table): Promise<void> {
  const began = performance.now()
  // Indexes are made at the end, from sorted rows: ten times faster, and as dense as they come.
  const keys = await takeAway(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as gone, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
     from pg_constraint where contype in ('p', 'u') and conrelid = '${name}'::regclass`,
  )
  const indexes = await takeAway(
    `select format('drop index %I', indexname) as gone, indexdef as back from pg_indexes where schemaname = 'public' and tablename = '${name}'`,
  )
  // The members one after the other, then all of them again: a member's rows lie as far from each other as they do in life.
  await rows(
    `insert into ${name} (${columns}) select ${values} from generate_series(1, ${each}) r, generate_series(1, ${members}) i`,
  )
  for (const back of [...keys, ...indexes]) await rows(back)
  console.log(`${name}: ${each * members} rows, ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

async function rows(text: string) {
  return order(url ?? '', text)
}

async function takeAway(found: string): Promise<string[]> {
  const read = await rows(found)
  for (const { gone } of read) await rows(String(gone))
  return read.map(({ back }) => String(back))
}
