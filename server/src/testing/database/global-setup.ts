import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from '#platform/db/db.ts'
import { embeddedFrom } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrations.ts'
import { openJobs } from '#platform/jobs.ts'
import { keepSent } from '../outgoing/sent-mails.ts'
import { prepareEmptying } from './empty-tables.ts'
import { startTestServers } from './test-database.ts'

/**
 * Creates and migrates one database; every test portal begins from a copy of it, ten times faster.
 * With `TEST_DATABASE=postgres` that is one of a real PostgreSQL, started here; with `TEST_DATABASE=pooler` it is reached through PgBouncer.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'coussinet-tests-'))
  // A worker that ends removes nothing.
  process.env['TEST_FOLDER'] = directory
  const remove = () => rm(directory, { recursive: true, force: true })
  const stop = await startTestServers(prepare)
  if (stop) return () => stop().then(remove)
  const pglite = await PGlite.create({ startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] })
  const database = embeddedFrom(pglite)
  await prepare(database)
  const dump = await pglite.dumpDataDir('none')
  const path = join(directory, 'migrated.tar')
  await writeFile(path, Buffer.from(await dump.arrayBuffer()))
  await database.close()
  process.env['MIGRATED_DATABASE'] = path
  return remove
}

async function prepare(database: OpenDatabase): Promise<void> {
  await migrate(database.db)
  await keepSent(database.db)
  await prepareEmptying(database.db)
  const jobs = await openJobs(database, (error) => console.error(error))
  await jobs.close()
}
