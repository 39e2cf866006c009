import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '#platform/db/db.ts'
import { openJobs } from '#platform/db/jobs.ts'
import { migrate } from '#platform/db/migrations.ts'
import { keepSent } from '../outgoing/sent-mails.ts'
import { prepareEmptying } from './empty-tables.ts'
import { keepDatabase, startTestServers } from './test-database.ts'

/**
 * Creates and migrates the database that every test portal begins from.
 * With `TEST_DATABASE=postgres` that is one of a real PostgreSQL, started here; with `TEST_DATABASE=pooler` it is reached through PgBouncer.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-tests-'))
  // A worker that ends removes nothing.
  process.env['TEST_FOLDER'] = folder
  const stop = await startTestServers()
  await keepDatabase('migrated', prepare)
  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function prepare(database: OpenDatabase): Promise<void> {
  await migrate(database.db)
  await keepSent(database.db)
  await prepareEmptying(database.db)
  const jobs = await openJobs(database, (error) => console.error(error))
  await jobs.close()
}
