import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db as JobDatabase } from 'pg-boss'
import type { OpenDatabase } from './db.ts'
import type { Database } from './db.types.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { poolWithRetry } from './pool-with-retry.ts'
import { openStatements } from './sql-statements.ts'
import { statementNames } from './statement-names.ts'
import { typeParsers } from './type-parsers.ts'

// Calls that may wait for the only connection.
const most_waiting = 300

// PostgreSQL's defaults would use 128 MB; a portal on one machine needs far less.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

type Where = { directory: string } | { memory: Blob | File | null }

/** Opens the embedded PostgreSQL in memory or in a directory. A missing directory is created completely or not at all. */
export async function openEmbedded(where: Where): Promise<OpenDatabase> {
  if ('directory' in where && !existsSync(where.directory)) await make(where.directory)
  return embeddedFrom(await openPglite(where))
}

async function make(directory: string): Promise<void> {
  const being = `${directory}.being-made`
  await rm(being, { recursive: true, force: true })
  await (await openPglite({ directory: being })).close()
  await rename(being, directory)
}

export const openPglite = (where: Where): Promise<PGlite> =>
  PGlite.create({
    ...('directory' in where ? { dataDir: where.directory } : where.memory ? { loadDataDir: where.memory } : {}),
    startParams,
  })

/** Reaches PGlite as the portal reaches any server: by one pg client, with named statements, which are planned once. */
export function embeddedFrom(pglite: PGlite): OpenDatabase {
  const heard = new EventEmitter()
  const pool = new pg.Pool({
    stream: () => new EmbeddedStream(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    types: typeParsers,
  })
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => void heard.emit(channel, payload)),
  )
  const statements = openStatements()
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: poolWithRetry(pool, { most_waiting, begin: 'begin', names: statementNames() }),
    }),
    log: statements.tell,
  })
  async function listen(channel: string, hear: (payload: string) => void) {
    heard.on(channel, hear)
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => void heard.off(channel, hear)
  }
  const listenForJobs: JobDatabase['listen'] = async (channel, hear, reconnected) => {
    const close = await listen(channel, hear)
    reconnected()
    return { close }
  }

  return {
    db,
    embedded: true,
    jobs: { db: { executeSql: (text, values) => executeForJobs(pool, text, values), listen: listenForJobs } },
    statements,
    pool: () => null,
    listen: (channel, { hear }) => listen(channel, hear),
    unhurried: (work) => work(db),
    async close() {
      await db.destroy()
      await pglite.close()
    },
  }
}

/** Executes what pg-boss asks for: one statement, or several without values, whose transaction ends with them. */
async function executeForJobs(pool: pg.Pool, text: string, values?: unknown[]) {
  const client = await pool.connect()
  try {
    const answer: pg.QueryResult | pg.QueryResult[] = await client.query(text, values)
    return { rows: [answer].flat().flatMap(({ rows }) => rows) }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
