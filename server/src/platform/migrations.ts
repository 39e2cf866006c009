import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './db.ts'

const folder = join(import.meta.dirname, '../../migrations')

/** Applies what is missing of `server/migrations`, each file in a transaction; throws the first failure. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).toSorted()
  const read = names.map(async (name) => [name.replace('.sql', ''), toMigration(await readFile(join(folder, name), 'utf8'))] as const)
  return Object.fromEntries(await Promise.all(read))
}

/** Statements end with a semicolon at the end of a line: no function bodies are allowed in a migration. */
function toMigration(text: string): Migration {
  const statements = text
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}
