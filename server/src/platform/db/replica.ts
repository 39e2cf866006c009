import { sql } from 'kysely'
import type { Log } from '../core/app.ts'
import type { Db, OpenDatabase } from './db.ts'
import { isPassing, withCode } from './failures.ts'
import { createLagMeter } from './replica-lag.ts'

/** Reads that may be some seconds old. A member's own pages never use them: they must show what was just written. */
export type Replica = {
  /** Runs a read on the replica while it follows closely, else on the primary. `work` may run twice. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** milliseconds for which the replica may be behind; null if it does not answer, or there is none */
  lag(): number | null
  close(): Promise<void>
}

// A list that is two seconds old is as good as one requested two seconds ago.
const MOST_LAG_MS = 2000
const MEASURED_EACH_MS = 500

/** Reads from the primary, for a portal without a replica. */
export const withoutReplica = (primary: Db): Replica => ({
  read: (work) => work(primary),
  lag: () => null,
  close: async () => {},
})

/** Measures twice a second how far the replica is behind, by write-ahead log positions, and reads from it up to a lag of 2 s. */
export function openReplica(primary: Db, replica: Pick<OpenDatabase, 'db' | 'close'>, log: Pick<Log, 'warn'>): Replica {
  const meter = createLagMeter()
  let replayed: number | null = null
  let isFollowing = true
  let isClosed = false
  let next: NodeJS.Timeout | undefined

  // Grows while a server keeps the measurement waiting.
  const lag = () => (replayed === null ? null : meter.lagAt(replayed, performance.now()))
  const isClose = () => (lag() ?? Infinity) <= MOST_LAG_MS

  async function measure(): Promise<void> {
    const position = await findPosition(primary, 'pg_current_wal_lsn').catch(() => null)
    if (position !== null) meter.see(position, performance.now())
    replayed = await findPosition(replica.db, 'pg_last_wal_replay_lsn').catch(() => null)
    if (isFollowing && !isClose())
      log.warn({ event: 'replica_behind', lag_ms: lag() }, 'the replica is not followed: all is read from the primary')
    isFollowing = isClose()
    // Only now: a server that is slow to answer is asked once at a time.
    if (!isClosed) next = setTimeout(() => (measuring = measure()), MEASURED_EACH_MS).unref()
  }
  let measuring = measure()

  return {
    async read(work) {
      if (!isClose()) return work(primary)
      try {
        return await work(replica.db)
      } catch (error) {
        // The replica is gone, or cancelled the statement because it conflicted with replication.
        if (!isPassing(withCode(error))) throw error
        return work(primary)
      }
    },
    lag,
    async close() {
      isClosed = true
      clearTimeout(next)
      await measuring
      await replica.close()
    },
  }
}

/** Bytes since the beginning of the write-ahead log; null if the server has none. */
async function findPosition(db: Db, place: 'pg_current_wal_lsn' | 'pg_last_wal_replay_lsn'): Promise<number | null> {
  const position = sql<number | null>`pg_wal_lsn_diff(${sql.raw(place)}(), '0/0')::bigint`
  const { rows } = await sql<{ position: number | null }>`select ${position} as position`.execute(db)
  return rows[0]?.position ?? null
}
