import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenDatabase } from '#platform/db/db.ts'
import { embeddedFrom, openEmbedded, openPglite } from '#platform/db/embedded.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { createDatabase, dropDatabase } from '../servers/postgres.ts'
import { recordStatementsOf } from './recorded-statements.ts'

/** Databases that tests begin from: each test has a copy, ten times faster than to make one. */
type DatabaseTemplate = 'migrated' | 'demo'

/** Makes a database that tests begin from, out of nothing or of the one that is migrated. */
export async function keepDatabase(
  name: DatabaseTemplate,
  prepare: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const url = process.env['TEST_POSTGRES_URL']
  if (url) {
    const database = await openPostgres(
      await createDatabase(url, name, name === 'migrated' ? undefined : 'migrated'),
      writeError,
    )
    await prepare(database)
    return database.close()
  }
  const pglite = await openPglite({ memory: name === 'migrated' ? null : await dumpOf('migrated') })
  const database = embeddedFrom(pglite)
  await prepare(database)
  const dump = await pglite.dumpDataDir('none')
  await writeFile(dumpPath(name), Buffer.from(await dump.arrayBuffer()))
  await database.close()
}

const writeError = (error: Error) => void process.stderr.write(`${error.message}\n`)

let opened = 0

/** A copy of its own for a test, on the engine of this run; `drop` once it is closed. */
export async function openTestDatabase(
  of: DatabaseTemplate = 'migrated',
): Promise<{ database: OpenDatabase; drop(): Promise<void> }> {
  const copy = await openCopy(of)
  recordStatementsOf(copy.database)
  return copy
}

async function openCopy(of: DatabaseTemplate): Promise<{ database: OpenDatabase; drop(): Promise<void> }> {
  const url = process.env['TEST_POSTGRES_URL']
  if (!url) return { database: await openEmbedded({ memory: await dumpOf(of) }), drop: async () => {} }
  opened += 1
  const name = `test_${process.pid}_${opened}`
  const direct = await createDatabase(url, name, of)
  const pooler = process.env['TEST_POOLER_URL']
  // Tests prepare hundreds of members at once, on a machine that has other work.
  const timeout = 20_000
  const database = pooler
    ? await openPostgres(pooler.replace(/\/postgres$/, `/${name}`), writeError, { direct_url: direct, timeout })
    : await openPostgres(direct, writeError, { timeout })
  return { database, drop: () => dropDatabase(url, name) }
}

/** The folder of this run (`global-setup.ts`), deleted at its end. */
export function testFolder(): string {
  const folder = process.env['TEST_FOLDER']
  if (!folder) throw new Error('No run has begun: its global setup names a folder.')
  return folder
}

const dumpPath = (name: DatabaseTemplate) => join(testFolder(), `${name}.tar`)
const dumps = new Map<DatabaseTemplate, Promise<Blob>>()

/** Reads a dump once for all databases of a worker. */
function dumpOf(name: DatabaseTemplate): Promise<Blob> {
  const dump = dumps.get(name) ?? readFile(dumpPath(name)).then((bytes) => new Blob([bytes]))
  dumps.set(name, dump)
  return dump
}
