import type { DatabaseConnection } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { getErrorCode } from '#platform/db/failures.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import type { SqlStatement } from './footprint.ts'

export type OperationOutcome = { answer: unknown } | { error: unknown }

type GateState = { at: 'gate'; statement: SqlStatement } | { at: 'end'; outcome: OperationOutcome }

/** A connection on which an operation stops before each statement that `stops` names, until it is let through. */
export type GatedConnection = {
  /** process of the server that serves it; another one where the pool has replaced an idle connection */
  pid(): number
  /** Begins an operation; `stops` may be called for any of its statements, and hears all of them. */
  begin(work: (db: Db) => Promise<unknown>, stops: (statement: SqlStatement) => boolean): Promise<void>
  /** resolves where the operation stops, or has ended */
  standing(): Promise<GateState>
  pass(): void
  /** deadlocks that the server has ended by refusing a statement of this connection */
  deadlocks(): number
  close(): Promise<void>
}

const deadlock = '40P01'

/** Opens a connection of its own, with the portal's driver. */
export async function openGated(url: string): Promise<GatedConnection> {
  const { db, close } = await openPostgres(url, () => {}, { connections: 1, timeout: 20_000 })
  let pid = 0
  let stops = (_statement: SqlStatement) => false
  let open = () => {}
  let deadlocks = 0
  let stand = (_at: GateState) => {}
  let standing = new Promise<GateState>(() => {})
  const renew = () => void (standing = new Promise((resolve) => (stand = resolve)))

  async function gate(statement: SqlStatement): Promise<void> {
    if (!stops(statement)) return
    const opened = new Promise<void>((resolve) => (open = resolve))
    stand({ at: 'gate', statement })
    await opened
  }

  const gated = (connection: DatabaseConnection): DatabaseConnection =>
    new Proxy(connection, {
      get: (inner, name) =>
        name === 'executeQuery'
          ? async (...[query, ...more]: Parameters<DatabaseConnection['executeQuery']>) => {
              await gate({ text: query.sql, parameters: query.parameters })
              return inner.executeQuery(query, ...more).catch((error: unknown) => {
                if (getErrorCode(error) === deadlock) deadlocks += 1
                throw error
              })
            }
          : Reflect.get(inner, name),
    })
  const executor = db.getExecutor()
  const provide = executor.provideConnection.bind(executor)
  executor.provideConnection = (use, options) => provide((connection) => use(gated(connection)), options)

  return {
    pid: () => pid,
    async begin(work, stopsAt) {
      stops = () => false
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      pid = rows[0]?.pid ?? 0
      stops = stopsAt
      renew()
      void work(db).then(
        (answer) => stand({ at: 'end', outcome: { answer } }),
        (error: unknown) => stand({ at: 'end', outcome: { error } }),
      )
    },
    standing: () => standing,
    pass() {
      renew()
      open()
    },
    deadlocks: () => deadlocks,
    close,
  }
}
