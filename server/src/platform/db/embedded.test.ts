import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { getErrorCode } from './failures.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openEmbedded({ memory: null })
  await sql`create table notes (note_id integer primary key, text text, on_day date, bytes bytea)`.execute(database.db)
})
afterAll(async () => {
  await database.close()
})

const note = (id: number, text = 'a note', db = database.db) =>
  sql`insert into notes (note_id, text) values (${id}, ${text})`.execute(db)
const noted = async (id: number) =>
  (await sql<{ text: string }>`select text from notes where note_id = ${id}`.execute(database.db)).rows[0]?.text
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => getErrorCode(error),
  )

it('[SIM-01] the embedded database plans a statement once, under a name', async () => {
  for (const id of [1, 2, 3, 4, 5]) await note(id)
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db)
  expect(rows.map(({ statement }) => statement)).toEqual(['insert into notes (note_id, text) values ($1, $2)'])
})

it('[SIM-01] a refused statement leaves the connection usable, alone and in a transaction', async () => {
  await note(11)
  expect(await codeOf(note(11))).toBe('23505')
  const both = database.db.transaction().execute(async (tx) => {
    await note(12, 'undone', tx)
    await note(11, 'refused', tx)
  })
  expect([await codeOf(both), await noted(12), await noted(11)]).toEqual(['23505', undefined, 'a note'])
})

it('[SIM-01] a name whose plan became obsolete is planned anew', async () => {
  for (const id of [21, 22, 23, 24]) await note(id)
  const all = () => sql<object>`select * from notes where note_id = ${21}`.execute(database.db)
  for (let time = 0; time < 4; time += 1) await all()
  await sql`alter table notes add column later text`.execute(database.db)
  expect((await all()).rows).toEqual([{ note_id: 21, text: 'a note', on_day: null, bytes: null, later: null }])
})

it('[SIM-01] days are text, bytes are bytes, and a large text comes back whole', async () => {
  const text = 'à'.repeat(300_000)
  await sql`insert into notes values (31, ${text}, '2028-02-29', ${Buffer.from([0, 255])})`.execute(database.db)
  const { rows } = await sql`select text, on_day, bytes from notes where note_id = 31`.execute(database.db)
  expect(rows).toEqual([{ text, on_day: '2028-02-29', bytes: Buffer.from([0, 255]) }])
})

it('[SIM-01] hints are heard once their transaction has committed, until nobody listens', async () => {
  const heard: string[] = []
  const stop = await database.listen('hints', { hear: (hint) => void heard.push(hint), missed: () => {} })
  await database.db.transaction().execute(async (tx) => {
    await sql`select pg_notify('hints', 'one')`.execute(tx)
    expect(heard).toEqual([])
  })
  expect(heard).toEqual(['one'])
  await stop()
  await sql`select pg_notify('hints', 'two')`.execute(database.db)
  expect(heard).toEqual(['one'])
})

it('[SIM-01] statements of jobs are several at once, and a failure leaves no transaction open', async () => {
  if (!('db' in database.jobs)) throw new Error('The embedded database has jobs of its own.')
  const { db } = database.jobs
  const { rows } = await db.executeSql(`begin; insert into notes values (41, 'a job') returning text; commit`)
  expect(rows).toEqual([{ text: 'a job' }])
  expect(await codeOf(db.executeSql('begin; select 1/0; commit'))).toBe('22012')
  expect(await noted(41)).toBe('a job')
})

it('[SIM-01] a chain of statements leaves the process its turns', async () => {
  let isOver = false
  const chain = (async () => {
    for (let id = 100; id < 120; id += 1) await note(id)
    isOver = true
  })()
  let turns = 0
  for (; !isOver; turns += 1) await setImmediate()
  await chain
  expect(turns).toBeGreaterThan(10)
})
