import type { Kysely } from 'kysely'
import type { fromPglite } from 'pg-boss'
import type { Database } from './db.types.ts'
import type { ListenHandlers } from './listen.ts'
import type { PostgresClient } from './postgres-client.ts'
import type { Statements } from './sql-statements.ts'

/** A transaction is a `Db` too: what takes one never closes over another. */
export type Db = Kysely<Database>

/** `forUpdate`: what is read stays as it is until the transaction ends. */
export type RowLock = { forUpdate?: boolean }

type JobDatabase = ReturnType<typeof fromPglite>

export type OpenDatabase = {
  db: Db
  embedded: boolean
  jobs: { db: JobDatabase } | { connectionString: string; Client: typeof PostgresClient }
  statements: Pick<Statements, 'hear'>
  /** the connections of this process, and how many wait for one; null on the embedded database, which is one */
  pool(): { open: number; idle: number; awaited: number } | null
  /** hears what `pg_notify` sends on `channel`; returns a function which stops it */
  listen(channel: string, heard: ListenHandlers): Promise<() => Promise<void>>
  /** Runs what may take its time (migrations, a backup): no limit, a connection of its own to the server itself where there is one. */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}
