import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '#platform/db/db.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { startPostgres } from '#testing/servers/postgres.ts'
import { runHere } from './run-here.ts'

export type CommandDatabase = {
  /** settings of a command that works on it */
  env: Record<string, string>
  /** folder of the test's own files */
  folder: string
  database: OpenDatabase
  close: () => Promise<void>
}

/** Starts a PostgreSQL with the migrated database of a portal without members, for commands that are run here. */
export async function startCommandDatabase(name: string): Promise<CommandDatabase> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  const postgres = await startPostgres()
  const url = await postgres.createDatabase(name)
  const env = {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'a key of the tests, long enough for them',
    PUBLIC_URL: 'https://portal.example',
  }
  await runHere(env, ['migrate'])
  const database = await openPostgres(url, () => {})
  return {
    env,
    folder,
    database,
    async close() {
      await database.close()
      await postgres.stop()
      await rm(folder, { recursive: true })
    },
  }
}
