import { readFile } from 'node:fs/promises'
import type { OpenDatabase } from '#platform/db/db.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { startPgbouncer } from '../servers/pgbouncer.ts'
import { createDatabase, dropDatabase, startPostgres } from '../servers/postgres.ts'

const template = 'migrated'

/** Starts what `TEST_DATABASE` names, once for the whole run; null for the embedded database, which needs nothing. */
export async function startTestServers(
  prepare: (database: OpenDatabase) => Promise<void>,
): Promise<(() => Promise<void>) | null> {
  if (!process.env['TEST_DATABASE']) return null
  const postgres = await startPostgres()
  const database = await openPostgres(await postgres.createDatabase(template), told)
  await prepare(database)
  await database.close()
  process.env['TEST_POSTGRES_URL'] = postgres.url
  const pooler = process.env['TEST_DATABASE'] === 'pooler' ? await startPgbouncer(postgres.url) : null
  if (pooler) process.env['TEST_POOLER_URL'] = pooler.through(postgres.url)
  return async () => {
    await pooler?.close()
    await postgres.close()
  }
}

const told = (error: Error) => void process.stderr.write(`${error.message}\n`)

let opened = 0

/** A migrated database of a test's own, on the engine of this run; `drop` once it is closed. */
export async function openTestDatabase(): Promise<{ database: OpenDatabase; drop(): Promise<void> }> {
  const url = process.env['TEST_POSTGRES_URL']
  if (!url) return { database: await openEmbedded({ memory: await migrated() }), drop: async () => {} }
  opened += 1
  const name = `test_${process.pid}_${opened}`
  const direct = await createDatabase(url, name, template)
  const pooler = process.env['TEST_POOLER_URL']
  // Tests prepare hundreds of members at once, on a machine that has other work.
  const timeout = 20_000
  const database = pooler
    ? await openPostgres(pooler.replace(/\/postgres$/, `/${name}`), told, { direct_url: direct, timeout })
    : await openPostgres(direct, told, { timeout })
  return { database, drop: () => dropDatabase(url, name) }
}

/** The migrated database that the whole run begins from, made once by `global-setup.ts`. */
async function migrated(): Promise<Blob | null> {
  const path = process.env['MIGRATED_DATABASE']
  return path ? new Blob([await readFile(path)]) : null
}
