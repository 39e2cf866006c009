import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { OpenDatabase } from './db.ts'
import type { Database } from './db.types.ts'
import { withoutSession } from './failures.ts'
import { listenOn } from './listen.ts'
import { openPipelines } from './pipelines.ts'
import { poolWithRetry } from './pool-with-retry.ts'
import { PostgresClient } from './postgres-client.ts'
import { openStatements } from './sql-statements.ts'
import { statementNames } from './statement-names.ts'

const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.DATE) return (text: string) => text
    if (oid === pg.types.builtins.INT8) return Number
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
  },
}

const connectTimeoutMs = 2000
const statementTimeoutMs = 5000
// A little longer than the server's own limit, for a server that does not answer at all.
const answerTimeoutMs = 5500
// A node that loses its network holds row locks no longer than this.
const idleTimeoutMs = 30_000

type PostgresOptions = {
  /** address of the server itself where `url` is a transaction pooler; migrations, jobs and hints need a session */
  direct_url?: string | null
  connections?: number
  /** use of named prepared statements on `url`; by default only without a pooler */
  named_statements?: boolean | null
  /** milliseconds to wait for a connection before failing */
  timeout?: number
}

/**
 * Connects to a PostgreSQL server, directly or through a transaction pooler. Time limits: 2 s for a connection, 5 s for a statement. If
 * `direct_url` is set, `url` is a pooler, and nothing that needs a session is used on it: no start-up parameters, only settings local to a
 * transaction, and named statements only if the pooler supports them.
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { direct_url = null, named_statements = null, connections = 12, timeout = connectTimeoutMs }: PostgresOptions = {},
): Promise<OpenDatabase> {
  // A third of the connections, at most four, are shared by frequent reads; not behind a pooler, where this is untested.
  const shared = direct_url === null && named_statements !== false ? Math.min(4, Math.floor(connections / 3)) : 0
  const limits = { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: idleTimeoutMs }
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    types: typeParsers,
    ...(direct_url === null ? limits : {}),
  }
  const pool = new pg.Pool({ ...settings, max: connections - shared, Client: PostgresClient })
  pool.on('error', onError)
  // Without an error listener, an idle client's error would end the process when the server restarts.
  pool.on('connect', (client) => client.on('error', onError))
  const begin =
    direct_url === null
      ? 'begin'
      : `begin; set local statement_timeout = ${statementTimeoutMs}; set local idle_in_transaction_session_timeout = ${idleTimeoutMs}`
  const pipelines = shared > 0 ? openPipelines(settings, shared, onError) : null
  const statements = openStatements()
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: poolWithRetry(pool, {
        most_waiting: connections * 25,
        begin,
        ...((named_statements ?? direct_url === null) ? { names: statementNames() } : {}),
        ...(pipelines ? { pipelines } : {}),
      }),
    }),
    log: statements.record,
  })
  const session = direct_url ?? url
  return {
    db,
    embedded: false,
    jobs: { connectionString: session, Client: PostgresClient },
    statements,
    pool() {
      const shared_now = pipelines?.count() ?? { open: 0, idle: 0 }
      return {
        open: pool.totalCount + shared_now.open,
        idle: pool.idleCount + shared_now.idle,
        awaited: pool.waitingCount,
      }
    },
    listen: (channel, heard) => listenOn(session, channel, heard, onError),
    withoutTimeouts: (work) =>
      withoutTimeouts({ connectionString: session, connectionTimeoutMillis: timeout }, onError, work),
    close: () => db.destroy(),
  }
}

async function withoutTimeouts<T>(
  connection: { connectionString: string; connectionTimeoutMillis: number },
  onError: (error: Error) => void,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  // Lifts the time limits that the role may have.
  const options = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'
  const pool = new pg.Pool({
    ...connection,
    max: 2,
    keepAlive: true,
    options,
    types: typeParsers,
    Client: PostgresClient,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await work(db)
  } catch (error) {
    throw withoutSession(error)
  } finally {
    await db.destroy()
  }
}
