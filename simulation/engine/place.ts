import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../server/src/platform/db/db.ts'
import { openPostgres } from '../../server/src/platform/db/postgres.ts'
import { openTestDatabase } from '../../server/src/testing/database/test-database.ts'
import { createDatabase, dropDatabase } from '../../server/src/testing/servers/postgres.ts'
import { type FaultyDatabase, openFaultyDatabase } from './faulty-database.ts'
import { prepareJobs } from './stepped-jobs.ts'

/** A database and a folder of a simulated year: they outlive the portals that are opened in them. */
export type SimPlace = {
  faulty: FaultyDatabase
  /** the same database for the simulation itself, where no fault strikes */
  own: Db
  data_dir: string
  drop(): Promise<void>
}

let made = 0

/**
 * Makes a place with a migrated database: on the PostgreSQL of this run (`TEST_POSTGRES_URL`), else on an embedded one
 * in memory. It has one connection, so that statements run in the order in which they were sent.
 */
export async function makePlace(): Promise<SimPlace> {
  const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-simulation-'))
  const { database, drop } = await openDatabase()
  const faulty = openFaultyDatabase(database)
  await prepareJobs(database.db)
  return {
    faulty,
    own: database.db,
    data_dir,
    async drop() {
      await database.close()
      await drop()
      await rm(data_dir, { recursive: true, force: true })
    },
  }
}

async function openDatabase(): ReturnType<typeof openTestDatabase> {
  const url = process.env['TEST_POSTGRES_URL']
  if (!url) return openTestDatabase()
  made += 1
  const name = `simulation_${process.pid}_${made}`
  const address = await createDatabase(url, name, 'migrated')
  const database = await openPostgres(address, (error) => void process.stderr.write(`${error.message}\n`), {
    connections: 1,
    timeout: 20_000,
  })
  return { database, drop: () => dropDatabase(url, name) }
}
