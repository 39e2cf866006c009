import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import type { Database } from './db.types.ts'

/** A transaction is a `Db` too: what takes one never closes over another. */
export type Db = Kysely<Database>

type JobDatabase = ReturnType<typeof fromPglite>

export type OpenDatabase = {
  db: Db
  embedded: boolean
  /** how pg-boss reaches the same database */
  jobs: { db: JobDatabase } | { connectionString: string }
  /** hears what `pg_notify` sends on `channel`; answers a function which stops it */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

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
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    embedded: true,
    jobs: { db: fromPglite(pglite) },
    listen: (channel, hear) => pglite.listen(channel, hear),
    close: () => db.destroy(),
  }
}

const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.DATE) return (text: string) => text
    if (oid === pg.types.builtins.INT8) return Number
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
  },
}

/** Connects to a real PostgreSQL. A statement may take 5 s, a connection 2 s. */
export async function openPostgres(connectionString: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 12, connectionTimeoutMillis: 2000, statement_timeout: 5000, types: typeParsers })
  pool.on('error', onError)
  // Without a listener of its own, an idle client's error ends the process when the server restarts.
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    embedded: false,
    jobs: { connectionString },
    listen: (channel, hear) => listenOn(connectionString, channel, hear, onError),
    close: () => db.destroy(),
  }
}

/** A connection of its own for LISTEN, opened again a second after it breaks. */
async function listenOn(connectionString: string, channel: string, hear: (payload: string) => void, onError: (error: Error) => void) {
  let stopped = false
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
    next.on('error', onError)
    next.on('end', () => {
      if (!stopped) again = setTimeout(() => void connect().catch(onError), 1000)
    })
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    client = next
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(again)
    await client?.end()
  }
}
