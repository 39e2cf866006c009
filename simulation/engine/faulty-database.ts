import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { OpenDatabase } from '../../server/src/platform/db/db.ts'
import type { Database } from '../../server/src/platform/db/db.types.ts'
import { failure, unknownOutcome } from '../../server/src/platform/db/failures.ts'
import type { Fault } from '../acts.ts'

/** A database on which a fault strikes at a counted statement or commit. */
export type FaultyDatabase = {
  database: OpenDatabase
  /** Arms a fault, and counts from 1; null disarms. */
  arm(fault: Fault | null): void
  /** statements and commits since the last `arm` */
  counted(): { statements: number; commits: number }
  /** whether the armed fault has struck */
  hasStruck(): boolean
  /** whether a kill struck: every statement fails until `revive` */
  isKilled(): boolean
  revive(): void
}

const background = new AsyncLocalStorage<true>()

/**
 * Opens what runs loops by the machine's time: their statements are not counted, and no armed fault strikes them, so that
 * the fault of an act strikes the same statement in each run.
 */
export const asBackground = <T>(open: () => Promise<T>): Promise<T> => background.run(true, open)

const killed = () => failure('KILLED', 'The simulated process was killed')

/** Wraps an open database; its connections, transactions and statements stay those of the product's own driver. */
export function openFaultyDatabase(inner: OpenDatabase): FaultyDatabase {
  let armed: Fault | null = null
  let struck = false
  let isKilled = false
  const count = { statements: 0, commits: 0 }

  /** Strikes at a statement, or returns. */
  function beforeStatement(connection: FaultyConnection): void {
    if (isKilled) throw killed()
    if (connection.isAborted) throw failure('25P02', 'current transaction is aborted')
    if (background.getStore()) return
    count.statements += 1
    if (armed === null || armed.kind === 'commit-lost' || armed.at !== count.statements) return
    struck = true
    if (armed.kind === 'killed') {
      isKilled = true
      throw killed()
    }
    const { code } = armed
    armed = null
    connection.isAborted = connection.isInTransaction
    throw failure(code, 'A simulated failure of a statement')
  }

  class FaultyConnection implements DatabaseConnection {
    readonly own: DatabaseConnection
    readonly release: () => void
    isInTransaction = false
    /** a statement of its transaction failed: PostgreSQL takes no other until the rollback */
    isAborted = false

    constructor(own: DatabaseConnection, release: () => void) {
      this.own = own
      this.release = release
    }

    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      beforeStatement(this)
      // Hints to open pages are no subject of the simulation.
      if (query.sql.startsWith('select pg_notify(')) return { rows: [] }
      return this.own.executeQuery<R>(query)
    }

    async *streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
      beforeStatement(this)
      yield* this.own.streamQuery<R>(query, size)
    }
  }

  const order = (connection: FaultyConnection, text: string) => connection.own.executeQuery(CompiledQuery.raw(text))
  const asFaulty = (connection: DatabaseConnection) => {
    if (connection instanceof FaultyConnection) return connection
    throw new Error('not a connection of this database')
  }

  async function end(connection: FaultyConnection, text: 'commit' | 'rollback'): Promise<void> {
    connection.isInTransaction = false
    connection.isAborted = false
    await order(connection, text)
  }

  const driver: Driver = {
    init: async () => {},
    acquireConnection: () =>
      new Promise((resolve, reject) => {
        const held = Promise.withResolvers<void>()
        inner.db
          .getExecutor()
          .provideConnection(async (own) => {
            resolve(new FaultyConnection(own, held.resolve))
            await held.promise
          })
          .catch(reject)
      }),
    async beginTransaction(connection, { isolationLevel, accessMode }: TransactionSettings) {
      const own = asFaulty(connection)
      if (isKilled) throw killed()
      const settings = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
      await order(own, settings ? `start transaction ${settings}` : 'begin')
      own.isInTransaction = true
    },
    async commitTransaction(connection) {
      const own = asFaulty(connection)
      if (isKilled || own.isAborted) {
        await end(own, 'rollback')
        if (isKilled) throw killed()
        return
      }
      if (background.getStore()) return end(own, 'commit')
      count.statements += 1
      count.commits += 1
      const fault = armed
      const isNow =
        fault !== null &&
        ((fault.kind === 'commit-lost' && fault.at === count.commits) ||
          (fault.kind === 'killed' && fault.at === count.statements))
      if (!isNow) return end(own, 'commit')
      struck = true
      await end(own, fault.took_effect ? 'commit' : 'rollback')
      if (fault.kind === 'killed') {
        isKilled = true
        throw killed()
      }
      armed = null
      throw failure(unknownOutcome, 'The answer of a simulated commit was lost')
    },
    rollbackTransaction: (connection) => end(asFaulty(connection), 'rollback'),
    releaseConnection: async (connection) => asFaulty(connection).release(),
    destroy: async () => {},
  }

  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (one) => new PostgresIntrospector(one),
    },
  })
  return {
    database: {
      ...inner,
      db,
      listen: async () => async () => {},
      withoutTimeouts: (work) => work(db),
      close: async () => {},
    },
    arm(fault) {
      armed = fault
      struck = false
      count.statements = 0
      count.commits = 0
    },
    counted: () => ({ ...count }),
    hasStruck: () => struck,
    isKilled: () => isKilled,
    revive() {
      isKilled = false
      armed = null
    },
  }
}
