import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runSql, startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import type { Db, OpenDatabase } from './db.ts'
import { getErrorCode, isPassing, unknownOutcome } from './failures.ts'
import { openPostgres } from './postgres.ts'
import { inTransaction } from './transaction.ts'

let server: TestPostgres
let url = ''
let database: OpenDatabase
const opened: OpenDatabase[] = []
beforeAll(async () => {
  server = await startPostgres()
  url = await server.createDatabase('patient')
  await runSql(url, 'create table written (name text primary key)')
})
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await server.close()
})
beforeEach(async () => {
  database = await open()
})

async function open(options: Parameters<typeof openPostgres>[2] = {}): Promise<OpenDatabase> {
  const one = await openPostgres(url, () => {}, options)
  opened.push(one)
  return one
}

const backend = async (db: Db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0
const write = (db: Db, name: string) => sql`insert into written (name) values (${name})`.execute(db)
const written = async (name: string) => (await runSql(url, `select name from written where name = '${name}'`)).length
const terminate = (pid: number) => runSql(url, `select pg_terminate_backend(${pid})`)
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

it('[REL-07] a read whose connection breaks is answered all the same, on another one', async () => {
  const pid = await backend(database.db)
  const slow = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.4)`.execute(database.db)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await terminate(pid)
  const { rows } = await slow
  expect(rows[0]?.pid).not.toBe(pid)
})

it('[REL-07] a transaction whose connection breaks begins again, and takes effect once', async () => {
  let tries = 0
  await inTransaction(database.db, async (db) => {
    tries += 1
    await write(db, 'begun again')
    if (tries === 1) await terminate(await backend(db))
    await sql`select 1`.execute(db)
  })
  expect([tries, await written('begun again')]).toEqual([2, 1])
})

it('[REL-07] a commit that breaks is repeated only where that can do no harm', async () => {
  await runSql(
    url,
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$`,
  )
  await runSql(
    url,
    'create constraint trigger late after insert on written deferrable initially deferred for each row execute function dawdle()',
  )
  async function broken(name: string, options: { repeatable?: boolean }) {
    let tries = 0
    const failure = await failureOf(
      inTransaction(
        database.db,
        async (db) => {
          tries += 1
          await write(db, name)
          const pid = await backend(db)
          if (tries === 1) setTimeout(() => void terminate(pid), 300)
        },
        options,
      ),
    )
    return { tries, code: getErrorCode(failure), passing: isPassing(failure), rows: await written(name) }
  }
  expect(await broken('once', {})).toEqual({ tries: 1, code: unknownOutcome, passing: true, rows: 0 })
  expect(await broken('twice', { repeatable: true })).toEqual({ tries: 2, code: '', passing: false, rows: 1 })
  await runSql(url, 'drop trigger late on written')
})

it('[WIDE-01] a commit that Citus could not end on a worker has an unknown outcome, and may be asked again', async () => {
  await runSql(url, 'create table spread_over (name text primary key)')
  await runSql(
    url,
    `create function refuse_commit() returns trigger language plpgsql as $$ begin
       raise exception 'could not commit transaction for shard 102008 on at least 1 active node' using errcode = 'XX000';
     end $$`,
  )
  await runSql(
    url,
    `create constraint trigger at_commit after insert on spread_over deferrable initially deferred
       for each row execute function refuse_commit()`,
  )
  const error = await failureOf(
    inTransaction(database.db, (db) => sql`insert into spread_over (name) values ('a')`.execute(db)),
  )
  expect([getErrorCode(error), isPassing(error)]).toEqual([unknownOutcome, true])
})

it('[REL-07] connections of a server that has become read-only are thrown away', async () => {
  await runSql(server.url, 'alter database patient set default_transaction_read_only = on')
  await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.1)`.execute(database.db)))
  await runSql(server.url, 'alter database patient reset default_transaction_read_only')
  await write(database.db, 'after a fail-over')
  await inTransaction(database.db, (db) => write(db, 'in a transaction'))
  const all = await Promise.all(
    Array.from({ length: 4 }, () =>
      sql<{ is: string }>`select current_setting('transaction_read_only') as is, pg_sleep(0.1)`.execute(database.db),
    ),
  )
  expect(all.map(({ rows }) => rows[0]?.is)).toEqual(['off', 'off', 'off', 'off'])
})

it('[REL-14] who waits for a connection is told in time, and no more than some may wait', async () => {
  const { db } = await open({ connections: 2, timeout: 300 })
  const held = Promise.all([sql`select pg_sleep(1)`.execute(db), sql`select pg_sleep(1)`.execute(db)])
  const began = performance.now()
  const failures = await Promise.all(Array.from({ length: 60 }, () => failureOf(sql`select 1`.execute(db))))
  expect(performance.now() - began).toBeLessThan(900)
  expect(failures.every(isPassing)).toBe(true)
  expect(
    failures.filter((failure) => failure instanceof Error && failure.message.startsWith('Too many wait')),
  ).toHaveLength(10)
  await held
  await sql`select 1`.execute(db)
})

it('[REL-14] a server that hangs costs six seconds at most, and a statement that takes too long is ended', async () => {
  const pid = await backend(database.db)
  process.kill(pid, 'SIGSTOP')
  try {
    const began = performance.now()
    const [hung, slow] = await Promise.all([
      failureOf(sql`select 1`.execute(database.db)),
      failureOf(sql`select pg_sleep(30)`.execute((await open()).db)),
    ])
    expect(performance.now() - began).toBeLessThan(6000)
    expect([getErrorCode(hung), getErrorCode(slow)]).toEqual(['57014', '57014'])
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  expect(await backend(database.db)).not.toBe(pid)
})

const preparedOn = async (db: Db) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  )

it('prepares what is asked again by name, once a connection, and nothing where a pooler may change connections', async () => {
  const reads = async ({ db }: OpenDatabase) => {
    for (let count = 0; count < 5; count += 1) await sql`select name from written where name = ${count}`.execute(db)
    await sql`select ${'rare'}::text`.execute(db)
    return preparedOn(db)
  }
  const prepared = ['select name from written where name = $1']
  expect(await reads(await open({ connections: 1 }))).toEqual(prepared)
  expect(await reads(await open({ connections: 1, direct_url: url }))).toEqual([])
  expect(await reads(await open({ connections: 1, direct_url: url, named_statements: true }))).toEqual(prepared)
  expect(await reads(await open({ connections: 1, named_statements: false }))).toEqual([])
})

it('[REL-16] a table that gets a column under prepared statements is read and written all the same, on every connection', async () => {
  await runSql(url, 'create table growing (name text primary key)')
  const { db } = await open({ connections: 8 })
  const onAll = (work: (on: Db, place: number) => Promise<unknown>) =>
    Promise.all(Array.from({ length: 8 }, (_, place) => db.connection().execute((on) => work(on, place))))
  const insert = (on: Db, name: string) => sql`insert into growing (name) values (${name}) returning *`.execute(on)
  const read = (on: Db) => sql`select * from growing where name <> ${'x'}`.execute(on)

  await onAll(read)
  await onAll(read)
  await onAll(read)
  await runSql(url, 'alter table growing add column since text')
  await onAll(read)

  for (const round of ['one', 'two', 'three']) await onAll((on, place) => insert(on, `${round} ${place}`))
  await runSql(url, 'alter table growing add column until text')
  let tries = 0
  const { rows } = await inTransaction(db, (on) => {
    tries += 1
    return insert(on, 'after')
  })
  expect(rows).toEqual([{ name: 'after', since: null, until: null }])
  expect(tries).toBe(2)
})
