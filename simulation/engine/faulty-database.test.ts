import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../server/src/platform/db/db.ts'
import { getErrorCode } from '../../server/src/platform/db/failures.ts'
import { openTestDatabase } from '../../server/src/testing/database/test-database.ts'
import { asBackground, type FaultyDatabase, openFaultyDatabase } from './faulty-database.ts'

let place: Awaited<ReturnType<typeof openTestDatabase>>
let faulty: FaultyDatabase
let db: Db
beforeAll(async () => {
  place = await openTestDatabase()
  faulty = openFaultyDatabase(place.database)
  db = faulty.database.db
  await sql`create schema simulated create table notes (text text not null)`.execute(db)
})
afterAll(async () => {
  await place.database.close()
  await place.drop()
})
beforeEach(async () => {
  faulty.revive()
  faulty.arm(null)
  await sql`delete from simulated.notes`.execute(db)
  faulty.arm(null)
})

const note = (on: Db, text: string) => sql`insert into simulated.notes values (${text})`.execute(on)
const noted = async () => (await sql<{ text: string }>`select text from simulated.notes order by text`.execute(db)).rows

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => getErrorCode(error),
  )

/** Writes two notes in one transaction. */
const noteBoth = () =>
  db.transaction().execute(async (tx) => {
    await note(tx, 'one')
    await note(tx, 'two')
  })

it('[SIM-01] a refused statement undoes its transaction, which takes no other statement', async () => {
  faulty.arm({ kind: 'statement-fails', at: 1, code: '40001' })
  const swallowed = db.transaction().execute(async (tx) => {
    expect(await codeOf(note(tx, 'one'))).toBe('40001')
    return codeOf(note(tx, 'two'))
  })
  expect([await swallowed, faulty.hasStruck()]).toEqual(['25P02', true])
  expect(await noted()).toEqual([])
  expect(await codeOf(noteBoth())).toBe('done')
})

it.each([true, false])('[SIM-01] the lost answer of a commit that took effect: %s', async (took_effect) => {
  faulty.arm({ kind: 'commit-lost', at: 1, took_effect })
  expect(await codeOf(noteBoth())).toBe('COMMIT_UNKNOWN')
  expect(await noted()).toHaveLength(took_effect ? 2 : 0)
})

it('[SIM-01] a kill ends every statement until the portal is opened anew, and leaves nothing of its transaction', async () => {
  faulty.arm({ kind: 'killed', at: 2, took_effect: false })
  expect(await codeOf(noteBoth())).toBe('KILLED')
  expect([await codeOf(note(db, 'later')), faulty.isKilled()]).toEqual(['KILLED', true])
  faulty.revive()
  expect(await noted()).toEqual([])
})

it('[SIM-01] a kill at a commit counts it as a statement', async () => {
  faulty.arm({ kind: 'killed', at: 3, took_effect: true })
  expect(await codeOf(noteBoth())).toBe('KILLED')
  faulty.revive()
  expect(await noted()).toHaveLength(2)
})

it('[SIM-01] a fault strikes the same statement, whatever a loop of the portal writes meanwhile', async () => {
  faulty.arm({ kind: 'statement-fails', at: 2, code: '08006' })
  await note(db, 'one')
  await asBackground(async () => {
    await noteBoth()
    await note(db, 'a sign of life')
  })
  expect(faulty.counted()).toEqual({ statements: 1, commits: 0 })
  expect(await codeOf(note(db, 'two'))).toBe('08006')
})
