import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db, OpenDatabase } from '#platform/db/db.ts'
import { migrate, pendingMigrations } from '#platform/db/migrations.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { startPostgres, type TestPostgres } from '../servers/postgres.ts'

const earlier = '0008_help'
const workers = 8
const members = 200
// Reads and writes of a member's call, in an order of its own.
const touched = [
  'members',
  'refund_requests',
  'refunds',
  'contracts',
  'animals',
  'sessions',
  'outgoing_messages',
  'audit_log',
  'access_tokens',
  'refresh_tokens',
  'notifications',
  'mandates',
  'receipts',
]

let postgres: TestPostgres
let opened: OpenDatabase[] = []
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await postgres.close()
})

async function open(url: string): Promise<OpenDatabase> {
  const database = await openPostgres(url, () => {}, { connections: workers })
  opened = [...opened, database]
  return database
}

/** A database of an earlier release, with members in it. */
async function anEarlierOne(name: string): Promise<string> {
  const url = await postgres.createDatabase(name)
  const { db, withoutTimeouts } = await open(url)
  await withoutTimeouts((session) => migrate(session, { to: earlier }))
  const at = new Date()
  await sql`insert into members (member_id, nevg, firstname, lastname, email, locale, line1, postal_code, city, country, created_at, updated_at)
    select gen_random_uuid(), n::text, 'Ada', 'Lovelace', n || '@example.org', 'fr', '1 RUE', '69003', 'LYON', 'FR', ${at}, ${at} from generate_series(1, ${members}::integer) n`.execute(
    db,
  )
  await sql`insert into refund_requests (member_id, request_id, status, tracking_reference, care_date, cause, created_at, changed_at)
    select member_id, gen_random_uuid(), 'pending', 'ZR-' || nevg, '2026-03-01', 'illness', ${at}, ${at} from members`.execute(
    db,
  )
  return url
}

type Load = { done: number; failures: string[]; longest: number; stop(): Promise<void> }

/** Members at work: transactions that touch several tables, each in another order, without a pause between. */
function startWork(db: Db): Load {
  let stopped = false
  const load: Load = { done: 0, failures: [], longest: 0, stop }
  async function one(): Promise<void> {
    const order = touched.toSorted(() => Math.random() - 0.5).slice(0, 5)
    await db.transaction().execute(async (tx) => {
      for (const table of order) {
        await sql`select 1 from ${sql.table(table)} limit 1 for no key update skip locked`.execute(tx)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    })
  }
  async function work(): Promise<void> {
    while (!stopped) {
      const began = performance.now()
      await one().catch((error: unknown) => load.failures.push(error instanceof Error ? error.message : String(error)))
      load.longest = Math.max(load.longest, performance.now() - began)
      load.done += 1
    }
  }
  const working = Array.from({ length: workers }, work)
  async function stop(): Promise<void> {
    stopped = true
    await Promise.all(working)
  }
  return load
}

const unusable = async (db: Db) =>
  (
    await sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index where not indisvalid`.execute(
      db,
    )
  ).rows
const indexesIn = async (db: Db) =>
  (
    await sql<{
      indexdef: string
    }>`select indexdef from pg_indexes where schemaname = 'public' order by indexdef`.execute(db)
  ).rows.map(({ indexdef }) => indexdef)

it(
  '[REL-16] brings a database of eight migrations ago up to date beside members at work, six times out of six',
  { timeout: 180_000 },
  async () => {
    const fresh = await open(await postgres.createDatabase('fresh'))
    await fresh.withoutTimeouts(migrate)
    const wanted = await indexesIn(fresh.db)
    const waits: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const database = await open(await anEarlierOne(`earlier_${round}`))
      const load = startWork(database.db)
      await new Promise((resolve) => setTimeout(resolve, 300))
      const applied = await database.withoutTimeouts(migrate).finally(() => load.stop())
      expect(applied.length).toBeGreaterThanOrEqual(8)
      expect(load.failures).toEqual([])
      expect(load.done).toBeGreaterThan(workers)
      waits.push(load.longest)
      expect(await pendingMigrations(database.db)).toMatchObject({ pending: [], unknown: [] })
      expect(await unusable(database.db)).toEqual([])
      expect(await indexesIn(database.db)).toEqual(wanted)
    }
    // A call waits for what changes the tables, never for an index: two seconds are the whole budget of one that is answered.
    expect(Math.max(...waits)).toBeLessThan(2000)
  },
)

it(
  '[REL-16] says in a sentence who holds a table, and leaves what is pending for another try',
  { timeout: 30_000 },
  async () => {
    const database = await open(await anEarlierOne('held'))
    const told: string[] = []
    const session = await database.db.startTransaction().execute()
    await sql`select 1 from members limit 1`.execute(session)
    const before = await indexesIn(database.db)
    const trying = database.withoutTimeouts((db) =>
      migrate(db, { timeout: 2500, report: (sentence) => told.push(sentence) }),
    )
    await expect(trying).rejects.toThrow(
      /^The table members is held by the connection of process \d+, in a transaction since [\dTZ:.-]+\. What is pending stays so: run it again/,
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told[0]).toContain('tried again in')
    expect((await pendingMigrations(database.db)).pending.length).toBeGreaterThanOrEqual(8)
    expect(await indexesIn(database.db)).toEqual(before)
    // It goes on as soon as the table is let go.
    const waiting = database.withoutTimeouts(migrate)
    setTimeout(() => void session.commit().execute(), 500)
    expect((await waiting).length).toBeGreaterThanOrEqual(8)
  },
)

it(
  '[REL-16] finishes an index that was broken off, once, though two begin at the same moment',
  { timeout: 60_000 },
  async () => {
    const url = await anEarlierOne('broken_off')
    const [one, other] = [await open(url), await open(url)]
    await one.withoutTimeouts(migrate)
    const wanted = await indexesIn(one.db)
    await sql`update pg_index set indisvalid = false where indexrelid = 'members_by_number'::regclass`.execute(one.db)
    await sql`drop index refunds_by_id`.execute(one.db)
    const told: string[] = []
    await Promise.all(
      [one, other].map(({ withoutTimeouts }) =>
        withoutTimeouts((db) => migrate(db, { report: (sentence) => told.push(sentence) })),
      ),
    )
    expect(
      told.map((sentence) => sentence.split(' ')[2] ?? '').toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['members_by_number', 'refunds_by_id'])
    expect(await unusable(one.db)).toEqual([])
    expect(await indexesIn(one.db)).toEqual(wanted)
  },
)
