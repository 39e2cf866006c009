import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { OpenDatabase } from '../db.ts'
import type { Database } from '../db.types.ts'
import { openStatements } from './statements.ts'

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
  const statements = openStatements()
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: statements.tell })
  return {
    db,
    embedded: false,
    jobs: { connectionString },
    statements,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
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
