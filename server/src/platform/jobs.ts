import { fromKysely, PgBoss } from 'pg-boss'
import type { Db, OpenDatabase } from './db.ts'
import { newId } from './ids.ts'

/** How a queue is worked when its jobs wait for something outside of the portal. */
export type Pace = {
  /** jobs in hand at the same time, on each node */
  at_once: number
  /** how often a job is tried again before it is given up */
  tries: number
  /** seconds between two tries: doubled from 2 up to this many */
  longest_pause: number
  /** seconds that one run may take; a job whose process was killed is tried again soon after */
  longest_run: number
}

export type Jobs = {
  /** Makes a queue known, for jobs that another part of the portal, or nobody yet, handles. */
  declare(queue: string): Promise<void>
  /** Writes a job in the caller's transaction: it runs after the commit, or never. */
  send<T extends object>(db: Db, queue: string, payload: T, options?: { start_after?: Date }): Promise<void>
  /** Handles a queue's jobs, one at a time; a job that throws is tried again with back-off. */
  work<T extends object>(queue: string, handle: (payload: T) => Promise<void>): Promise<void>
  /** Handles a queue's jobs several at a time, each tried again on its own. */
  workMany<T extends object>(queue: string, pace: Pace, handle: (payload: T) => Promise<void>): Promise<void>
  /** Runs at the times of a cron expression (UTC), on one node alone. */
  every(queue: string, cron: string, handle: () => Promise<void>): Promise<void>
  /** Waits for the jobs in hand, then stops. */
  close(): Promise<void>
}

// How soon a job is noticed whose process was killed: pg-boss looks every minute by itself.
const watching = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 }

/** Starts pg-boss on the portal's own database. */
export async function openJobs({ jobs }: OpenDatabase, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({ ...jobs, useListenNotify: true, ...watching, ...('db' in jobs ? { backend: 'pglite' as const } : { max: 4 }) })
  boss.on('error', onError)
  await boss.start()
  const known = new Set<string>()

  async function ensure(queue: string): Promise<void> {
    if (known.has(queue)) return
    await boss.createQueue(queue, { notify: true, retryLimit: 8, retryDelay: 2, retryBackoff: true })
    // pg-boss looks a queue up at its first use: inside a transaction of the embedded database that would wait for ever.
    await boss.findJobs(queue, { id: newId() })
    known.add(queue)
  }

  return {
    declare: ensure,
    async send(db, queue, payload, options = {}) {
      if (!known.has(queue)) throw new Error(`The queue ${queue} was never declared.`)
      await boss.send(queue, payload, { db: fromKysely(db), ...(options.start_after ? { startAfter: options.start_after } : {}) })
    },
    async work<T extends object>(queue: string, handle: (payload: T) => Promise<void>) {
      await ensure(queue)
      await boss.work<T>(queue, { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }, async (jobs) => {
        for (const { data } of jobs) await handle(data)
      })
    },
    async workMany<T extends object>(queue: string, { at_once, tries, longest_pause, longest_run }: Pace, handle: (payload: T) => Promise<void>) {
      await ensure(queue)
      await boss.updateQueue(queue, { retryLimit: tries, retryBackoff: true, retryDelayMax: longest_pause, expireInSeconds: longest_run })
      const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, burstWhenBatchFull: true, batchSize: at_once, perJobResults: true as const }
      await boss.work<T, object, typeof options>(queue, options, (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            const failure = await handle(data).then(() => null, (error: unknown) => error)
            return failure === null ? { id, status: 'completed' as const } : { id, status: 'failed' as const, output: { failure: String(failure) } }
          }),
        ),
      )
    },
    async every(queue, cron, handle) {
      await ensure(queue)
      await boss.schedule(queue, cron)
      await boss.work(queue, { pollingIntervalSeconds: 30 }, handle)
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
