import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { OpenDatabase } from '../db.ts'
import type { Database } from '../db.types.ts'
import { openStatements } from './statements.ts'

// PostgreSQL's own defaults ask for 128 MB; a portal on one machine needs far less.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens the embedded PostgreSQL in a directory, or in memory. Days come back as text, never as a local midnight. */
export async function openEmbedded(where: { directory: string } | { memory: Blob | File | null }): Promise<OpenDatabase> {
  const pglite = await PGlite.create({
    ...('directory' in where ? { dataDir: where.directory } : where.memory ? { loadDataDir: where.memory } : {}),
    startParams,
    parsers: { [types.DATE]: (text: string) => text, [types.INT8]: Number },
  })
  return embeddedFrom(pglite)
}

export function embeddedFrom(pglite: PGlite): OpenDatabase {
  const statements = openStatements()
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), log: statements.tell })
  return {
    db,
    embedded: true,
    jobs: { db: fromPglite(pglite) },
    statements,
    pool: () => null,
    listen: (channel, { hear }) => pglite.listen(channel, hear),
    unhurried: (work) => work(db),
    close: () => db.destroy(),
  }
}
