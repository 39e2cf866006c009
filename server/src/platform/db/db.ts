import type { Kysely } from 'kysely'
import type { fromPglite } from 'pg-boss'
import type { Database } from './db.types.ts'
import type { ListenHandlers } from './listen.ts'
import type { PostgresClient } from './postgres-client.ts'
import type { StatementLog } from './sql-statements.ts'

/** Database or transaction: a function that takes a `Db` must use no other one. */
export type Db = Kysely<Database>

/** `forUpdate` locks the rows that are read until the transaction ends. */
export type RowLock = { forUpdate?: boolean }

type JobDatabase = ReturnType<typeof fromPglite>

export type OpenDatabase = {
  db: Db
  embedded: boolean
  jobs: { db: JobDatabase } | { connectionString: string; Client: typeof PostgresClient }
  statements: Pick<StatementLog, 'hear'>
  /** connections of this process, and calls that wait for one; null on the embedded database, which has a single one */
  pool(): { open: number; idle: number; awaited: number } | null
  /** subscribes to `pg_notify` on `channel`; returns a function that unsubscribes */
  listen(channel: string, heard: ListenHandlers): Promise<() => Promise<void>>
  /** Runs long work (migrations, a backup) without a time limit, on a connection of its own that bypasses a pooler. */
  withoutTimeouts<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}
