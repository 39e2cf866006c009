import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigProblem, readConfig } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/db.ts'
import { lockDirectory } from '#platform/directory-lock.ts'

export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

export function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail(error instanceof ConfigProblem ? error.sentences.join('\n') : String(error))
  }
}

/** The database of the settings, the embedded one held against a portal that would open it too. */
export async function openDatabase({ database_url, data_dir }: Pick<Config, 'database_url' | 'data_dir'>): Promise<OpenDatabase> {
  if (database_url) return (await import('#platform/database/postgres.ts')).openPostgres(database_url, (error) => console.error(error.message))
  const directory = join(data_dir, 'postgres')
  if (!existsSync(directory)) return fail(`There is no database in ${data_dir}. Set DATA_DIR or DATABASE_URL.`)
  await lockDirectory(data_dir).catch(() => fail(`The portal is running on ${data_dir}, and its embedded database takes one process at a time. Stop it, then try again.`))
  return (await import('#platform/database/embedded.ts')).openEmbedded({ directory })
}
