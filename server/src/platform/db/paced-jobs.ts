import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Log } from '../core/app.ts'
import type { MovableClock } from '../time/movable-clock.ts'
import { nextPlanned, type PlannedTimes, readPlannedTimes, thinned } from '../time/planned-times.ts'
import type { Db, OpenDatabase } from './db.ts'
import { type JobHooks, type Jobs, openJobs } from './jobs.ts'

/** Jobs of a sandbox: pg-boss stores them, and this runs them at the times of the sandbox's clock, in their order. */
export type PacedJobs = Jobs & {
  /** Begins to run jobs, and resumes a move of the clock that a restart interrupted. */
  begin(move: MoveHooks): void
}

/** Hooks of a move: `stopped` after each job, before time goes on; `dayOver` at each new day (UTC). */
export type MoveHooks = { stopped(queue: string): Promise<void>; dayOver(day: Date): Promise<void>; arrived(): void }

type Schedule = { queue: string; times: PlannedTimes; next: Date }
type DueJob = { id: string; name: string; data: object | null; start_after: Date }
type Handler = (payload: object) => Promise<void>

const idle = 200
const longestPause = 15 * 60
const dayMs = 86_400_000

/** Opens jobs that follow a movable clock; for the one process of an embedded database. */
export async function openPacedJobs(
  database: OpenDatabase,
  clock: MovableClock,
  { onError, log }: { onError: (error: Error) => void; log: Pick<Log, 'error'> },
  hooks: JobHooks = {},
): Promise<PacedJobs> {
  const { db } = database
  const stored = await openJobs(database, onError, hooks, { works: false })
  const handlers = new Map<string, Handler>()
  const schedules: Schedule[] = []
  const busy = new Map<string, Promise<void>>()
  let stopping = false
  let running: Promise<void> | null = null
  // A killed sandbox left them.
  await sql`update pgboss.job set state = 'retry' where state = 'active'`.execute(db)

  /** The job that is due first, in the order of planned times, priorities and creation. */
  async function findFirst(queues: readonly string[], until: Date): Promise<DueJob | undefined> {
    if (queues.length === 0) return undefined
    const { rows } = await sql<DueJob>`
      select id, name, data, start_after from pgboss.job
      where state in ('created', 'retry') and start_after <= ${until} and name in (${sql.join(queues)})
      order by start_after, priority desc, created_on, id limit 1`.execute(db)
    return rows[0]
  }

  async function runJob({ id, name, data }: DueJob): Promise<void> {
    const began = clock.now()
    await sql`update pgboss.job set state = 'active', started_on = ${began} where name = ${name} and id = ${id}`.execute(
      db,
    )
    try {
      await handle(name, data ?? {})
      await sql`delete from pgboss.job where name = ${name} and id = ${id}`.execute(db)
    } catch (error) {
      hooks.failed?.(name, error)
      const failed_at = clock.now()
      await sql`
        update pgboss.job set
          state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::pgboss.job_state,
          retry_count = least(retry_limit, retry_count + 1),
          start_after = ${failed_at}::timestamptz
            + least(2 * power(2, least(retry_count, 20)), coalesce(retry_delay_max, ${longestPause})) * interval '1 second'
        where name = ${name} and id = ${id}`.execute(db)
    }
  }

  async function handle(queue: string, payload: object): Promise<void> {
    const work = () => handlers.get(queue)?.(payload) ?? Promise.resolve()
    await (hooks.run ? hooks.run(queue, null, work) : work())
  }

  async function runSchedule(queue: string): Promise<void> {
    try {
      await handle(queue, {})
    } catch (error) {
      hooks.failed?.(queue, error)
      log.error({ err: error, queue }, 'a scheduled job failed: it runs again at its next time')
    }
  }

  /** Runs what is due while time passes by itself: each queue runs one job at a time, and none waits for another. */
  async function runBesides(): Promise<void> {
    const now = clock.now()
    for (const schedule of schedules)
      if (schedule.next <= now) {
        schedule.next = nextPlanned(schedule.times, now)
        start(schedule.queue, () => runSchedule(schedule.queue))
      }
    const free = [...handlers.keys()].filter((queue) => !busy.has(queue))
    for (;;) {
      const job = await findFirst(
        free.filter((queue) => !busy.has(queue)),
        now,
      )
      if (job === undefined) return
      start(job.name, () => runJob(job))
    }
  }

  function start(queue: string, work: () => Promise<void>): void {
    const before = busy.get(queue) ?? Promise.resolve()
    const done = before
      .then(work)
      .catch(onError)
      .finally(() => {
        if (busy.get(queue) === done) busy.delete(queue)
      })
    busy.set(queue, done)
  }

  /** Moves the clock to its target, from one planned time to the next; what is due at a moment is done before time goes on. */
  async function move(target: Date, { stopped, dayOver, arrived }: MoveHooks): Promise<void> {
    await Promise.all(busy.values())
    const queues = [...handlers.keys()]
    for (const schedule of schedules) schedule.next = nextPlanned(thinned(schedule.times), beforeMinute(clock.now()))
    let day = dayOf(clock.now())
    let isThere = false
    while (!stopping) {
      const to = clock.target() ?? target
      const until = isThere ? clock.now() : to
      const first = schedules.reduce((one, other) => (other.next < one.next ? other : one))
      const job = await findFirst(queues, first.next < until ? first.next : until)
      if (job === undefined && first.next > to) {
        if (isThere) break
        isThere = true
        clock.stop(to)
        // They would have run in the hours since midnight, too.
        for (const { queue, times } of schedules) if (times.hours.length > 1 && !stopping) await runSchedule(queue)
        continue
      }
      const at = job?.start_after ?? first.next
      if (dayOf(at) > day) {
        await dayOver(new Date(day * dayMs))
        day = dayOf(at)
      }
      clock.stop(at)
      if (job) await runJob(job)
      else {
        await runSchedule(first.queue)
        first.next = nextPlanned(thinned(first.times), first.next)
      }
      await stopped(job?.name ?? first.queue)
    }
    if (stopping) return
    await dayOver(new Date(day * dayMs))
    clock.arrive()
    for (const schedule of schedules) schedule.next = nextPlanned(schedule.times, clock.now())
    arrived()
  }

  async function run(hook: MoveHooks): Promise<void> {
    while (!stopping) {
      const target = clock.target()
      try {
        await (target ? move(target, hook) : runBesides())
      } catch (error) {
        if (error instanceof Error) onError(error)
      }
      await setTimeout(idle)
    }
  }

  const work = async (queue: string, handler: Handler) => {
    await stored.declare(queue)
    handlers.set(queue, handler)
  }
  return {
    ...stored,
    send: (tx, queue, payload, options = {}) =>
      stored.send(tx, queue, payload, { ...options, start_after: options.start_after ?? clock.now() }),
    work: (queue, handler) => work(queue, (payload) => handler(payload as never)),
    workMany: (queue, _pace, handler) => work(queue, (payload) => handler(payload as never)),
    async every(queue, cron, handler) {
      await work(queue, () => handler())
      const times = readPlannedTimes(cron)
      schedules.push({ queue, times, next: nextPlanned(times, clock.now()) })
    },
    unschedule: async () => {},
    async hasten(tx: Db, queue, id) {
      const at = clock.now()
      const { numAffectedRows } = await sql`
        update pgboss.job set start_after = ${at}
        where name = ${queue} and id = ${id} and state in ('created', 'retry')`.execute(tx)
      return (numAffectedRows ?? 0n) > 0n
    },
    begin(hook) {
      running ??= run(hook)
    },
    async close() {
      stopping = true
      await running
      await Promise.all(busy.values())
      clock.keep()
      await stored.close()
    },
  }
}

const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs)
const beforeMinute = (at: Date) => new Date(Math.floor(at.getTime() / 60_000) * 60_000 - 1)
