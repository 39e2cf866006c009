import { execFileSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolder } from '../database/test-database.ts'
import { once } from '../once.ts'
import { startPostgres, type TestPostgres } from '../servers/postgres.ts'
import { spawnPortal } from './spawn-portal.ts'

// A program's first start makes a database and loads the demo, ten seconds of CPU: it is done once, and its traces are copied.

/** Copies to a folder what a program on the embedded database leaves behind. */
export async function copyDemoData(data_dir: string): Promise<void> {
  const kept = join(testFolder(), 'demo-data')
  await once(kept, async () => {
    await (await spawnPortal(kept)).kill('SIGTERM')
  })
  await cp(kept, data_dir, { recursive: true })
}

/** Starts a PostgreSQL with the database of a program that ended, and copies its files to a folder. */
export async function postgresWithDemo(
  data_dir: string,
  options: { durable?: boolean } = {},
): Promise<{ postgres: TestPostgres; database_url: string }> {
  const kept = join(testFolder(), 'demo-postgres')
  const beside = join(testFolder(), 'demo-beside-postgres')
  await once(kept, async () => {
    const postgres = await startPostgres()
    try {
      const database_url = await postgres.createDatabase('demo')
      await (await spawnPortal(beside, { DATABASE_URL: database_url })).kill('SIGTERM')
      await postgres.stop()
      execFileSync('cp', ['-a', postgres.files, kept])
    } finally {
      await postgres.close()
    }
  })
  await cp(beside, data_dir, { recursive: true })
  const postgres = await startPostgres({ ...options, like: kept })
  return { postgres, database_url: postgres.url.replace(/\/postgres$/, '/demo') }
}
