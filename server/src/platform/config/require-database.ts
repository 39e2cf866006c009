import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Throws where settings without DATABASE_URL name a folder that has no embedded database: a wrong DATA_DIR creates none. */
export function requireDatabase({ data_dir, database_url }: Pick<Config, 'data_dir' | 'database_url'>): void {
  if (database_url === null && !existsSync(join(data_dir, 'postgres')))
    throw new Error(`There is no database in ${data_dir}. Set DATA_DIR or DATABASE_URL.`)
}
