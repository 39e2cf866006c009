import { sql } from 'kysely'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import { newId } from '../crypto/ids.ts'
import type { Db, OpenDatabase } from './db.ts'

/** Limits of a queue whose jobs depend on an external service. */
export type Pace = {
  /** jobs that run at the same time on each node */
  at_once: number
  /** retries before the job is given up */
  tries: number
  /** longest pause between two tries in seconds; pauses start at 2 and double */
  longest_pause: number
  /** longest run in seconds; a job whose process was killed is tried again soon after it */
  longest_run: number
  /** seconds without a heartbeat after which the node counts as killed; without it a job is tried again when its time is up */
  heartbeat?: number
}

export type JobState = { id: string; in_hand: boolean }

export type Jobs = {
  /** Creates a queue whose jobs another process handles, now or later. */
  declare(queue: string): Promise<void>
  /** Adds a job in the caller's transaction: it runs after the commit, or never. Higher `priority` first (default 0). */
  send<T extends object>(
    db: Db,
    queue: string,
    payload: T,
    options?: { start_after?: Date; priority?: number },
  ): Promise<void>
  /** Handles a queue's jobs one at a time; a job that throws is retried with back-off. */
  work<T extends object>(queue: string, handle: (payload: T) => Promise<void>): Promise<void>
  /** Handles several jobs of a queue at a time, each retried separately. */
  workMany<T extends object>(queue: string, pace: Pace, handle: (payload: T) => Promise<void>): Promise<void>
  /** Runs at the times of a cron expression (UTC), on one node only. */
  every(queue: string, cron: string, handle: () => Promise<void>): Promise<void>
  /** Ends a schedule of a previous release that this one runs under another name. */
  unschedule(queue: string): Promise<void>
  /** Finds the jobs of a queue that are neither done nor given up, by a name derived from their payload. */
  standing<T extends object>(db: Db, queue: string, nameOf: (payload: T) => string): Promise<Map<string, JobState>>
  /** Runs a waiting job now instead of at its next try, in the caller's transaction; false if it is running or done. */
  hasten(db: Db, queue: string, id: string): Promise<boolean>
  /**
   * Sets the priority of a queue's waiting jobs by a field of their payload: the first job of each value gets the given priority, each
   * later one a priority lower by one.
   */
  rank(db: Db, queue: string, field: string, priorities: ReadonlyMap<string, number>): Promise<void>
  /** Counts the jobs of each queue; the counts may be some seconds old. */
  waiting(): Promise<{ queue: string; ready: number; later: number; active: number; failed: number }[]>
  /** Waits for running jobs, then stops. */
  close(): Promise<void>
}

/** Hooks around jobs: `failed` for each error, also of a job that is tried again; `origin` and `run` for traces. */
export type JobHooks = {
  failed?(queue: string, error: unknown): void
  origin?(): string | undefined
  run?<T>(queue: string, origin: string | null, work: () => Promise<T>): Promise<T>
}

// pg-boss looks for jobs of killed processes every 60 s by default; this makes it 15 s.
const watching = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 }

// A daily job for a million members takes hours; a killed one is noticed by its missing heartbeat.
const longRun = { expireInSeconds: 12 * 3600, heartbeatSeconds: 60 }

/**
 * Clock for pg-boss that runs on from its start: a step of this machine's clock neither repeats nor skips a job (REL-10). Every minute
 * pg-boss compares it with the database's clock, by which jobs become due.
 */
function steadyClock() {
  const began = Date.now() - performance.now()
  return {
    now: () => began + performance.now(),
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout,
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    clearInterval,
  }
}

// The nodes run pg-boss's maintenance and schedules; a process that only writes jobs does not.
const writing = { supervise: false, schedule: false }

/** Starts pg-boss on the portal's database; `works: false` for a process that only writes jobs. */
export async function openJobs(
  { jobs }: OpenDatabase,
  onError: (error: Error) => void,
  { failed, origin, run = (_queue, _origin, work) => work() }: JobHooks = {},
  { works = true } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    ...jobs,
    clock: steadyClock(),
    clockMonitorIntervalSeconds: 60,
    ...(works ? { useListenNotify: true, ...watching } : writing),
    ...('db' in jobs ? { backend: 'pglite' as const } : { max: 4 }),
  })
  boss.on('error', onError)
  await boss.start()
  // Only what changed is written: writing all queues and schedules took most of the start-up time.
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  const known = new Set<string>()
  // Queues that this process writes to but does not handle.
  const own = new Set<string>()

  async function ensure(queue: string): Promise<void> {
    if (known.has(queue)) return
    if (!made.has(queue)) {
      await boss.createQueue(queue, { notify: true, retryLimit: 8, retryDelay: 2, retryBackoff: true })
      // pg-boss looks a new queue up at its first use: inside a transaction of the embedded database that would never return.
      await boss.findJobs(queue, { id: newId() })
    }
    known.add(queue)
  }

  async function set(queue: string, options: QueueOptions): Promise<void> {
    const given = made.get(queue) ?? {}
    if (Object.entries(options).every(([name, value]) => Reflect.get(given, name) === value)) return
    await boss.updateQueue(queue, options)
  }

  async function logFailures<T>(queue: string, data: unknown, work: () => Promise<T>): Promise<T> {
    const from: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'written_by') : null
    try {
      return await run(queue, typeof from === 'string' ? from : null, work)
    } catch (error) {
      failed?.(queue, error)
      throw error
    }
  }

  return {
    declare: ensure,
    async send(db, queue, payload, options = {}) {
      if (!known.has(queue)) throw new Error(`The queue ${queue} was never declared.`)
      const written_by = own.has(queue) ? origin?.() : undefined
      await boss.send(queue, written_by === undefined ? payload : { ...payload, written_by }, {
        db: fromKysely(db),
        ...(options.start_after ? { startAfter: options.start_after } : {}),
        ...(options.priority === undefined ? {} : { priority: options.priority }),
      })
    },
    async work<T extends object>(queue: string, handle: (payload: T) => Promise<void>) {
      own.add(queue)
      await ensure(queue)
      await boss.work<T>(queue, { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }, async (jobs) => {
        for (const { data } of jobs) await logFailures(queue, data, () => handle(data))
      })
    },
    async workMany<T extends object>(
      queue: string,
      { at_once, tries, longest_pause, longest_run, heartbeat }: Pace,
      handle: (payload: T) => Promise<void>,
    ) {
      own.add(queue)
      await ensure(queue)
      await set(queue, {
        retryLimit: tries,
        retryBackoff: true,
        retryDelayMax: longest_pause,
        expireInSeconds: longest_run,
        ...(heartbeat === undefined ? {} : { heartbeatSeconds: heartbeat }),
      })
      const options = {
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
        burstWhenBatchFull: true,
        batchSize: at_once,
        perJobResults: true as const,
      }
      await boss.work<T, object, typeof options>(queue, options, (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            const failure = await logFailures(queue, data, () => handle(data)).then(
              () => null,
              (error: unknown) => error,
            )
            return failure === null
              ? { id, status: 'completed' as const }
              : { id, status: 'failed' as const, output: { failure: String(failure) } }
          }),
        ),
      )
    },
    async every(queue, cron, handle) {
      await ensure(queue)
      await set(queue, longRun)
      if (schedules.get(queue) !== cron) await boss.schedule(queue, cron)
      await boss.work(queue, { pollingIntervalSeconds: 30 }, () => logFailures(queue, null, handle))
    },
    async unschedule(queue) {
      if (schedules.has(queue)) await boss.unschedule(queue)
    },
    async standing<T extends object>(db: Db, queue: string, nameOf: (payload: T) => string) {
      const { rows } = await sql<{
        id: string
        state: string
        data: T
      }>`select id, state::text, data from pgboss.job where name = ${queue} and state in ('created', 'retry', 'active')`.execute(
        db,
      )
      return new Map(rows.map(({ id, state, data }) => [nameOf(data), { id, in_hand: state === 'active' }]))
    },
    async hasten(db, queue, id) {
      const { updated } = await boss.update(queue, undefined, { id, startAfter: 0, db: fromKysely(db) })
      return updated > 0
    },
    async rank(db, queue, field, priorities) {
      if (priorities.size === 0) return
      await sql`
        with ranked as (
          select id, priority.value::integer + 1 - row_number() over (partition by priority.key order by created_on, id) as priority
          from pgboss.job join jsonb_each_text(${JSON.stringify(Object.fromEntries(priorities))}::jsonb) as priority
            on data ->> ${field}::text = priority.key
          where name = ${queue} and state in ('created', 'retry')
        )
        update pgboss.job set priority = ranked.priority from ranked
        where job.name = ${queue} and job.id = ranked.id and job.state in ('created', 'retry')`.execute(db)
    },
    async waiting() {
      const queues = await boss.getQueues([...known])
      return queues.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
        queue: name,
        ready: readyCount,
        later: deferredCount,
        active: activeCount,
        failed: failedCount,
      }))
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

export type QueueCount = { queue: string; waiting: number; active: number; failed: number; oldest: Date | null }

/** Counts the unfinished jobs of each queue and dates the oldest; for a process that has not opened the jobs. */
export async function countJobs(db: Db, at: Date): Promise<QueueCount[]> {
  const { rows: made } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(
    db,
  )
  if (!made[0]?.there) return []
  const { rows } = await sql<QueueCount>`
    select name as queue,
      (count(*) filter (where state in ('created', 'retry')))::integer as waiting,
      (count(*) filter (where state = 'active'))::integer as active,
      (count(*) filter (where state = 'failed'))::integer as failed,
      min(created_on) filter (where state in ('created', 'retry') and start_after <= ${at}) as oldest
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss\\_\\_%' group by name order by name`.execute(
    db,
  )
  return rows
}

export type LateQueue = { queue: string; count: number; since: Date }

/** Finds queues with jobs that should have started before that moment and that no node has taken. */
export async function findLateJobs(db: Db, before: Date): Promise<LateQueue[]> {
  const { rows: made } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(
    db,
  )
  if (!made[0]?.there) return []
  const { rows } = await sql<LateQueue>`
    select name as queue, count(*)::integer as count, min(start_after) as since
    from pgboss.job where state in ('created', 'retry') and start_after < ${before} and name not like '\\_\\_pgboss\\_\\_%'
    group by name order by name`.execute(db)
  return rows
}
