import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { OpenDatabase } from './db.ts'
import type { Database } from './db.types.ts'
import { openStatements } from './sql-statements.ts'

// PostgreSQL's defaults would use 128 MB; a portal on one machine needs far less.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

type EmbeddedLocation = { directory: string } | { memory: Blob | File | null }

/** Opens the embedded PostgreSQL in memory or in a directory. A missing directory is created completely or not at all. */
export async function openEmbedded(where: EmbeddedLocation): Promise<OpenDatabase> {
  if ('directory' in where && !existsSync(where.directory)) await make(where.directory)
  return embeddedFrom(await openPglite(where))
}

async function make(directory: string): Promise<void> {
  const being = `${directory}.being-made`
  await rm(being, { recursive: true, force: true })
  await (await openPglite({ directory: being })).close()
  await rename(being, directory)
}

/** Opens PGlite with the portal's type parsers: days are returned as text, never as a local midnight. */
export const openPglite = (where: EmbeddedLocation): Promise<PGlite> =>
  PGlite.create({
    ...('directory' in where ? { dataDir: where.directory } : where.memory ? { loadDataDir: where.memory } : {}),
    startParams,
    parsers: { [types.DATE]: (text: string) => text, [types.INT8]: Number },
  })

/**
 * Yields to the event loop between two statements. The embedded database answers within the same turn, so without this a chain of queries
 * would run to its end before any new request is read.
 */
function yieldAfterEach(pglite: PGlite): void {
  const query: PGlite['query'] = pglite.query.bind(pglite)
  pglite.query = async <T>(...args: Parameters<PGlite['query']>) => {
    const answer = await query<T>(...args)
    await setImmediate()
    return answer
  }
}

export function embeddedFrom(pglite: PGlite): OpenDatabase {
  yieldAfterEach(pglite)
  const statements = openStatements()
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), log: statements.record })
  return {
    db,
    embedded: true,
    jobs: { db: fromPglite(pglite) },
    statements,
    pool: () => null,
    listen: (channel, { hear }) => pglite.listen(channel, hear),
    withoutTimeouts: (work) => work(db),
    close: () => db.destroy(),
  }
}
