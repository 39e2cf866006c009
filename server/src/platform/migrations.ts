import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { refuseHalfRestored } from './database/half-restored.ts'
import type { Db } from './db.ts'

const folder = join(import.meta.dirname, '../../migrations')

/**
 * Applies what is missing of `server/migrations`, all of it in one transaction; throws the first failure, and on a database that is half restored.
 * What a newer version has added stays as it is: while nodes are replaced one by one, an older one may start again (REL-16).
 */
export async function migrate(db: Db, { to, restoring = false }: { /** this one and those before it; without it all */ to?: string; restoring?: boolean } = {}): Promise<string[]> {
  if (!restoring) await refuseHalfRestored(db)
  const { unknown } = await pendingMigrations(db)
  const ofNewerVersions = Object.fromEntries(unknown.map((name) => [name, { up: async () => {} }]))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...(await readMigrations()), ...ofNewerVersions }) } })
  const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}

export type Pending = { applied: string[]; pending: string[]; unknown: string[] }

/** What a database has of `server/migrations`, what it lacks, and what a newer version of the portal has given it. Changes nothing. */
export async function pendingMigrations(db: Db): Promise<Pending> {
  const known = Object.keys(await readMigrations()).toSorted()
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db)
  const names = rows[0]?.there ? (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(({ name }) => name) : []
  return { applied: names.filter((name) => known.includes(name)), pending: known.filter((name) => !names.includes(name)), unknown: names.filter((name) => !known.includes(name)) }
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
