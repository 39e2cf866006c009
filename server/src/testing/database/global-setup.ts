import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPgbouncer } from '../servers/pgbouncer.ts'
import { startPostgres } from '../servers/postgres.ts'
import { keepState, createStateFolder } from './kept-state.ts'
import { readRecordedStatements } from './recorded-statements.ts'

type Stop = () => Promise<void>

/**
 * Starts what tests begin from: a database with all migrations, made once and kept until anything changes that makes it.
 * With `TEST_DATABASE=postgres` that is one of a real PostgreSQL, started here; with `TEST_DATABASE=pooler` it is
 * reached through PgBouncer.
 */
export default async function setup(): Promise<Stop> {
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-tests-'))
  // A worker that ends removes nothing.
  process.env['TEST_FOLDER'] = folder
  const stop = await (process.env['TEST_DATABASE'] ? startServers() : findDump(join(folder, 'migrated.tar')))
  return async () => {
    await stop()
    await lookAtStatements(folder).finally(() => rm(folder, { recursive: true, force: true }))
  }
}

async function startServers(): Promise<Stop> {
  const kept = createStateFolder('postgres')
  const isKept = existsSync(kept)
  const postgres = await startPostgres(isKept ? { like: kept } : {})
  process.env['TEST_POSTGRES_URL'] = postgres.socket_url
  if (!isKept) {
    await make()
    await postgres.stop()
    // With their owner, which Node's own copy does not keep.
    await keepState(kept, async (path) => void execFileSync('cp', ['-a', postgres.files, path]))
    await postgres.start()
  }
  const pooler = process.env['TEST_DATABASE'] === 'pooler' ? await startPgbouncer(postgres.url) : null
  if (pooler) process.env['TEST_POOLER_URL'] = pooler.through(postgres.url)
  return async () => {
    await pooler?.close()
    await postgres.close()
  }
}

async function findDump(dump: string): Promise<Stop> {
  const kept = createStateFolder('embedded')
  if (existsSync(kept)) await symlink(kept, dump)
  else {
    await make()
    await keepState(kept, (path) => copyFile(dump, path))
  }
  return async () => {}
}

/** Throws, which fails the run, where a statement of the portal could not run on several machines (`sharding/faults-of-run.ts`). */
async function lookAtStatements(folder: string): Promise<void> {
  const statements = readRecordedStatements(folder)
  if (statements.length === 0) return
  const faults = (await import('../sharding/faults-of-run.ts')).faultsOfRun(statements)
  if (faults.length > 0) throw new Error(`Not for a database on several machines:\n${faults.join('\n')}`)
}

/** Loads what makes a database when one is made. */
const make = async () => (await import('./prepare-database.ts')).makeMigrated()
