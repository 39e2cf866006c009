import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import { startStubbornProxy, type StubbornProxy } from '#testing/servers/stubborn-proxy.ts'
import { compiledOnce } from './compiled-once.ts'
import type { Db, OpenDatabase } from './db.ts'
import { getErrorCode, isPassing } from './failures.ts'
import { openJobs } from './jobs.ts'
import { openPostgres } from './postgres.ts'

let server: TestPostgres
let proxy: StubbornProxy
let database: OpenDatabase
const url = () => `postgres://postgres@127.0.0.1:${proxy.port}/postgres`
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.close())
beforeEach(async () => {
  proxy = await startStubbornProxy(server.port)
  database = await openPostgres(url(), () => {})
})
afterEach(async () => {
  proxy.set(null)
  await database.close()
  await proxy.close()
})

/** A read by its key, of the kind that shares a connection. */
const read = compiledOnce((db, { value }: { value: number }) =>
  db.selectNoFrom([sql<number>`${value}::integer`.as('value')]),
)
const readMany = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, value) =>
      read(database.db, { value }).then(
        ([row]) => (row?.value === value ? 'right' : 'wrong'),
        (error: unknown) => (isPassing(error) ? 'passing' : getErrorCode(error)),
      ),
    ),
  )
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
async function until(isSo: () => boolean, tries = 100): Promise<boolean> {
  for (let count = 0; count < tries && !isSo(); count += 1) await pause(100)
  return isSo()
}
/** Those of this process: 12 at most, 4 of them shared. */
const mostOpen = 12

it('[REL-07] [WIDE-01] a shared connection that reports a failure and stays is ended', async () => {
  for (let count = 0; count < 5; count += 1) await readMany(8)
  expect(database.pool()?.open).toBeGreaterThan(8)
  proxy.set('statements')
  const answers = new Set<string>()
  for (let count = 0; count < 30; count += 1) {
    for (const answer of await readMany(8)) answers.add(answer)
    await pause(20)
  }
  expect([...answers]).toEqual(['passing'])
  proxy.set(null)
  expect(await readMany(8)).toEqual(Array.from({ length: 8 }, () => 'right'))
  // One that is being ended stands beside the next one for a moment.
  expect(proxy.most()).toBeLessThanOrEqual(2 * mostOpen)
  expect(await until(() => proxy.open() === database.pool()?.open, 20)).toBe(true)
})

it('[REL-07] [WIDE-01] a connection of the pool that reports a failure and stays is ended, alone and in a transaction', async () => {
  await sql`create table if not exists said (value integer)`.execute(database.db)
  await sql`truncate said`.execute(database.db)
  const say = (db: Db, value: number) => sql`insert into said (value) values (${value})`.execute(db)
  const codeOf = (work: Promise<unknown>) => work.then(() => 'done', getErrorCode)
  const begun = Promise.withResolvers<void>()
  const broken = Promise.withResolvers<void>()
  const interrupted = database.db.transaction().execute(async (db) => {
    await say(db, 1)
    begun.resolve()
    await broken.promise
    await say(db, 2)
  })
  await begun.promise
  const healthy = proxy.opened()
  proxy.set('statements')
  broken.resolve()
  expect(await codeOf(interrupted)).toBe('08006')
  for (let value = 3; value < 20; value += 1) expect(await codeOf(say(database.db, value))).toBe('08006')
  expect(await codeOf(database.db.transaction().execute((db) => say(db, 20)))).toBe('08006')
  proxy.set(null)
  // The pool uses none of those that reported it again.
  expect(await Promise.all([21, 22, 23].map((value) => codeOf(say(database.db, value))))).toEqual([
    'done',
    'done',
    'done',
  ])
  expect(proxy.opened()).toBeGreaterThanOrEqual(healthy + 18)
  expect(await until(() => proxy.open() === database.pool()?.open, 20)).toBe(true)
  const { rows } = await sql<{ value: number }>`select value from said order by value`.execute(database.db)
  expect(rows.map(({ value }) => value)).toEqual([21, 22, 23])
})

it('[REL-14] [WIDE-01] who is refused while connecting, by a server that stays, keeps no connection', async () => {
  proxy.set('connecting')
  for (let count = 0; count < 3; count += 1) expect(new Set(await readMany(8))).toEqual(new Set(['passing']))
  const refusals = [
    database.listen('hints', { hear() {}, missed() {} }),
    database.withoutTimeouts((db) => sql`select 1`.execute(db)),
    openJobs(database, () => {}),
  ]
  for (const refusal of refusals) expect(await refusal.catch((error: unknown) => getErrorCode(error))).toBe('08006')
  expect(await until(() => proxy.open() === 0)).toBe(true)
  proxy.set(null)
  expect(await readMany(8)).toEqual(Array.from({ length: 8 }, () => 'right'))
})

it('[REL-14] [WIDE-01] closing does not wait for a server that does not answer the end of a connection', async () => {
  const closing = await openPostgres(url(), () => {})
  await Promise.all([1, 2, 3, 4].map((value) => read(closing.db, { value })))
  proxy.set('silent')
  const began = performance.now()
  await closing.close()
  expect(performance.now() - began).toBeLessThan(8000)
  expect(await until(() => proxy.open() === 0)).toBe(true)
})

it('[REL-14] [WIDE-01] the hints have one connection, whatever was reported on it', async () => {
  let missed = 0
  const stop = await database.listen('hints', { hear() {}, missed: () => void (missed += 1) })
  proxy.set('statements')
  // Until they look whether it is still there, every ten seconds, and some tries to listen again.
  expect(await until(() => proxy.opened() >= 4, 200)).toBe(true)
  proxy.set(null)
  expect(await until(() => missed === 1)).toBe(true)
  expect(proxy.open()).toBe(1)
  expect(proxy.most()).toBeLessThanOrEqual(2)
  await stop()
  expect(await until(() => proxy.open() === 0)).toBe(true)
}, 60_000)
