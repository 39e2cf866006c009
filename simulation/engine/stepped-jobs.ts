import { sql } from 'kysely'
import type { Db, OpenDatabase } from '../../server/src/platform/db/db.ts'
import type { JobHooks, Jobs } from '../../server/src/platform/db/jobs.ts'
import { nextPlanned, readPlannedTimes, thinned } from '../../server/src/platform/time/planned-times.ts'
import type { MovedClock } from './moved-clock.ts'

type Handler = (payload: object) => Promise<void>
type DueJob = { id: number; queue: string; data: object; start_after: Date; tries: number }

/** Jobs that run when the simulation says so, one after another, in the order of their times. */
export type SteppedJobs = Jobs & {
  /** Runs what is due until the clock's moment, in its order, except the queues in `late`; returns how many jobs ran. */
  runDue(late: ReadonlySet<string>): Promise<number>
  /**
   * Runs each schedule once, at its first time after the clock's midnight, again if it fails, and then the jobs that are due. `done` names
   * the schedules that have run; a night that a kill cut off goes on with the same set.
   */
  runNight(late: ReadonlySet<string>, done: Set<string>): Promise<void>
  /** jobs that failed, with what they threw; emptied by the call */
  takeFailures(): { queue: string; error: unknown }[]
  queues(): readonly string[]
}

const longestPause = 900
const retries = 8

/** Makes the table of jobs in a fresh place. */
export async function prepareJobs(db: Db): Promise<void> {
  await sql`create schema simulation`.execute(db)
  await sql`create table simulation.job (
    id bigint generated always as identity primary key, queue text not null, data jsonb not null, start_after timestamptz not null,
    priority integer not null default 0, tries integer not null default 0, given_up boolean not null default false)`.execute(
    db,
  )
  await sql`create index on simulation.job (start_after)`.execute(db)
}

/** Opens the jobs of a portal: written in its transactions, run by the simulation. */
export function openSteppedJobs(
  { db }: OpenDatabase,
  clock: MovedClock,
  hooks: JobHooks,
  isKilled: () => boolean,
): SteppedJobs {
  const handlers = new Map<string, Handler>()
  const schedules = new Map<string, { cron: string; handle: () => Promise<void> }>()
  let failures: { queue: string; error: unknown }[] = []
  /** moment before which no job of these queues is due, as far as this process wrote them; null: unknown */
  let quiet: { until: number; late: string } | null = null

  async function findFirst(late: ReadonlySet<string>, until: Date): Promise<DueJob | undefined> {
    const lateQueues = [...late].join()
    if (quiet?.late === lateQueues && until.getTime() < quiet.until) return undefined
    const queues = [...handlers.keys()].filter((queue) => !late.has(queue))
    const { rows } = await sql<DueJob>`
      select id, queue, data, start_after, tries from simulation.job where not given_up and queue = any(${queues})
      order by start_after, priority desc, id limit 1`.execute(db)
    const [first] = rows
    if (first && first.start_after <= until) return first
    quiet = { until: first?.start_after.getTime() ?? Infinity, late: lateQueues }
    return undefined
  }

  async function runJob({ id, queue, data, tries }: DueJob): Promise<void> {
    try {
      await handlers.get(queue)?.(data)
      await sql`delete from simulation.job where id = ${id}`.execute(db)
    } catch (error) {
      failed(queue, error)
      const pause = Math.min(2 * 2 ** Math.min(tries, 20), longestPause)
      await sql`
        update simulation.job set tries = tries + 1, given_up = tries >= ${retries},
          start_after = ${clock.now()}::timestamptz + ${pause} * interval '1 second'
        where id = ${id}`.execute(db)
    }
  }

  function failed(queue: string, error: unknown): void {
    // A killed process notes nothing.
    if (isKilled()) throw error
    hooks.failed?.(queue, error)
    failures.push({ queue, error })
  }

  async function runUntil(until: Date, late: ReadonlySet<string>): Promise<number> {
    let ran = 0
    for (let job = await findFirst(late, until); job; job = await findFirst(late, until)) {
      clock.forwardTo(job.start_after)
      await runJob(job)
      ran += 1
      if (ran > 10_000) throw new Error(`The queue ${job.queue} never ends.`)
    }
    return ran
  }

  const work = (queue: string, handler: Handler) => void handlers.set(queue, handler)
  return {
    declare: async () => {},
    async send(tx, queue, payload, { start_after = clock.now(), priority = 0 } = {}) {
      quiet = null
      await sql`insert into simulation.job (queue, data, start_after, priority)
        values (${queue}, ${JSON.stringify(payload)}::jsonb, ${start_after}, ${priority})`.execute(tx)
    },
    work: async (queue, handle) => work(queue, (payload) => handle(payload as never)),
    workMany: async (queue, _pace, handle) => work(queue, (payload) => handle(payload as never)),
    async every(queue, cron, handle) {
      schedules.set(queue, { cron, handle })
    },
    unschedule: async () => {},
    standing: async () => new Map(),
    hasten: async () => false,
    rank: async () => {},
    waiting: async () => [],
    close: async () => {},
    runDue: (late) => runUntil(clock.now(), late),
    async runNight(late, done) {
      const midnight = new Date(clock.now())
      midnight.setUTCHours(0, 0, 0, 0)
      const planned = [...schedules]
        .map(([queue, { cron, handle }]) => ({
          queue,
          handle,
          at: nextPlanned(thinned(readPlannedTimes(cron)), new Date(midnight.getTime() - 1)),
        }))
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      for (const { queue, handle, at } of planned) {
        if (late.has(queue) || done.has(queue)) continue
        clock.forwardTo(at)
        for (let tries = 0; tries <= retries && !done.has(queue); tries += 1) {
          try {
            await handle()
            done.add(queue)
          } catch (error) {
            failed(queue, error)
          }
        }
        done.add(queue)
      }
      await runUntil(clock.now(), late)
    },
    takeFailures() {
      const taken = failures
      failures = []
      return taken
    },
    queues: () => [...schedules.keys()],
  }
}
