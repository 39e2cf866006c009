import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { faultsOfCluster } from './cluster-faults.ts'
import { readCluster, readPlacements, readSchema } from './distribution.store.ts'
import { type DistributionStep, planDistribution } from './plan.ts'

/** Faults of a cluster, in sentences that say what to run; empty where tables can be distributed. */
export async function checkCluster(db: Db, portals?: number): Promise<string[]> {
  return faultsOfCluster(await readCluster(db), portals)
}

/** Tables that the role of the connection does not own: their owner alone may distribute them. */
export async function findForeignTables(db: Db): Promise<string[]> {
  const { tables } = await readSchema(db)
  return tables.filter(({ is_own }) => !is_own).map(({ name }) => name)
}

/** Tells whether the members are on the workers already: from then on only the tables of an upgrade are local. */
export async function isDistributed(db: Db): Promise<boolean> {
  return (await readPlacements(db)).has('members')
}

type DistributeOptions = {
  signal: AbortSignal
  /** hears each step before it runs */
  onStep: (step: DistributionStep) => void
}

/**
 * Puts every table where it belongs, a transaction each: what breaks off is completed by the next call. `db` is a connection
 * without limits (`withoutTimeouts`). Throws when stopped between two steps; answers what it did.
 */
export async function distribute(db: Db, { signal, onStep }: DistributeOptions): Promise<DistributionStep[]> {
  const done: DistributionStep[] = []
  for (;;) {
    // Planned anew each time: another run may be at it too.
    const [next] = (await planDistribution(db)).steps
    if (!next) return done
    if (signal.aborted) throw new Error(`Stopped before ${next.table}. Run the same command again.`)
    onStep(next)
    try {
      await runStep(db, next)
    } catch (error) {
      const { steps } = await planDistribution(db)
      if (steps.some(({ table, statements }) => table === next.table && statements[0] === next.statements[0]))
        throw error
    }
    done.push(next)
  }
}

async function runStep(db: Db, { statements }: DistributionStep): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // The role's limits hold on the workers too, where this connection's own settings do not.
    await sql`set local citus.propagate_set_commands = 'local'`.execute(tx)
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await sql`set local ${sql.raw(limit)} = 0`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
}
