import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runSql, startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import { compiledOnce } from './compiled-once.ts'
import type { Db, OpenDatabase } from './db.ts'
import { getErrorCode } from './failures.ts'
import { openPostgres } from './postgres.ts'

let server: TestPostgres
let url = ''
let database: OpenDatabase
beforeAll(async () => {
  server = await startPostgres()
  url = await server.createDatabase('shared')
  await runSql(url, 'create table growing (name text primary key)')
})
afterAll(() => server.close())
beforeEach(async () => {
  // Three connections: one of them is shared.
  database = await openPostgres(url, () => {}, { connections: 3 })
})
afterEach(() => database.close())

type Value = { value: number }
const pid = sql<number>`pg_backend_pid()`.as('pid')

/** A read by its key, of the kind that shares a connection; it tells which one. */
const read = compiledOnce((db, { value }: Value) => db.selectNoFrom([pid, sql<number>`${value}::integer`.as('value')]))
/** The same, which takes its time. */
const slowRead = compiledOnce((db, { value }: Value) =>
  db.selectNoFrom([pid, sql<number>`${value}::integer`.as('value'), sql`pg_sleep(0.03)`.as('slept')]),
)
type Read = typeof read | typeof slowRead

const many = (count: number, ask: Read) =>
  Promise.all(
    Array.from({ length: count }, async (_, value) => {
      const [row] = await ask(database.db, { value })
      return { right: row?.value === value, pid: row?.pid }
    }),
  )

/** The connection that is shared, once it is open and the statement has its name; null where none is. */
async function sharedBy(ask: Read): Promise<number | null> {
  for (let tries = 0; tries < 20; tries += 1) {
    const pids = new Set((await many(6, ask)).map((one) => one.pid))
    const [one] = pids
    if (pids.size === 1 && one !== undefined) return one
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return null
}

const ownPid = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

describe('a connection that hot reads share', () => {
  it('answers each of many at once with its own, and nothing else runs on it', async () => {
    const shared = await sharedBy(read)
    expect(shared).not.toBeNull()
    const answers = await many(40, read)
    expect(answers.every(({ right, pid: by }) => right && by === shared)).toBe(true)

    const locking = compiledOnce((db, { value }: Value) =>
      db
        .selectFrom('growing' as 'attempts')
        .select(pid)
        .where(sql<boolean>`name = ${value}::text`)
        .forUpdate(),
    )
    await runSql(url, `insert into growing values ('1')`)
    for (let count = 0; count < 5; count += 1) {
      expect((await locking(database.db, { value: 1 }))[0]?.pid).not.toBe(shared)
      expect(await ownPid(database.db)).not.toBe(shared)
      await database.db.transaction().execute(async (tx) => {
        const [inside] = await read(tx, { value: 1 })
        expect(inside?.pid).toBe(await ownPid(tx))
      })
    }
  })

  it('takes no more than it can answer soon: others take a connection of their own', async () => {
    const shared = await sharedBy(slowRead)
    const answers = await many(70, slowRead)
    expect(answers.every(({ right }) => right)).toBe(true)
    expect(answers.filter(({ pid: by }) => by === shared)).toHaveLength(50)
  })

  it('[REL-07] breaks, and whoever was on it is answered all the same', async () => {
    const shared = await sharedBy(slowRead)
    const answers = many(30, slowRead)
    setTimeout(() => void runSql(url, `select pg_terminate_backend(${shared})`), 60)
    expect((await answers).every(({ right }) => right)).toBe(true)
    expect(await sharedBy(read)).not.toBe(shared)
  })

  it('[REL-14] hangs, which costs six seconds at most, and is given up', async () => {
    const shared = await sharedBy(read)
    process.kill(shared ?? 0, 'SIGSTOP')
    try {
      const began = performance.now()
      const codes = await Promise.all(
        [1, 2, 3].map((value) =>
          read(database.db, { value }).then(
            ([row]) => row?.value,
            (error: unknown) => getErrorCode(error),
          ),
        ),
      )
      expect(performance.now() - began).toBeLessThan(6500)
      // The first one was waited for as long as a statement may take; those behind it are asked again elsewhere, or as late.
      expect(codes[0]).toBe('57014')
      expect((await many(5, read)).every(({ right }) => right)).toBe(true)
    } finally {
      process.kill(shared ?? 0, 'SIGCONT')
    }
    expect(await sharedBy(read)).not.toBe(shared)
  })

  it('[REL-16] reads a table that has got a column meanwhile', async () => {
    const rows = compiledOnce((db, { value }: Value) =>
      db
        .selectFrom('growing' as 'attempts')
        .selectAll()
        .where(sql<boolean>`name <> ${value}::text`)
        .limit(1),
    )
    const all = () => Promise.all(Array.from({ length: 20 }, (_, value) => rows(database.db, { value: value + 10 })))
    for (let count = 0; count < 3; count += 1) await all()
    const shared = await sharedBy(read)
    await runSql(url, 'alter table growing add column since text')
    expect((await all()).every(([row]) => row !== undefined && 'since' in row)).toBe(true)
    expect(await sharedBy(read)).not.toBe(shared)
  })

  it('[REL-07] is another one after a fail-over to a server that may be written', async () => {
    await runSql(server.url, 'alter database shared set default_transaction_read_only = on')
    const shared = await sharedBy(read)
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.05)`.execute(database.db)))
    await runSql(server.url, 'alter database shared reset default_transaction_read_only')
    await sql`insert into growing (name) values ('after')`.execute(database.db)
    expect(await sharedBy(read)).not.toBe(shared)
  })

  it('is closed once it has answered', async () => {
    const closing = await openPostgres(url, () => {}, { connections: 3 })
    for (let count = 0; count < 6; count += 1) await Promise.all([1, 2].map((value) => slowRead(closing.db, { value })))
    const asked = Promise.all([1, 2, 3].map((value) => slowRead(closing.db, { value })))
    // Until all three are on their way.
    await new Promise((resolve) => setTimeout(resolve, 10))
    await closing.close()
    expect((await asked).map(([row]) => row?.value)).toEqual([1, 2, 3])
  })

  it('is none where a pooler stands before the server, where names are off, and where there are few connections', async () => {
    for (const options of [
      { connections: 12, direct_url: url },
      { connections: 12, named_statements: false },
      { connections: 2 },
    ]) {
      const other = await openPostgres(url, () => {}, options)
      for (let count = 0; count < 5; count += 1) await Promise.all([1, 2].map((value) => read(other.db, { value })))
      expect(other.pool()?.open).toBeLessThanOrEqual(2)
      await other.close()
    }
  })
})
