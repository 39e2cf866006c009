import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../db/jobs.ts'
import type { HealthChecks } from '../health/health-checks.ts'
import { countWaiting } from '../outbox/outbox.store.ts'
import { findLastOperation } from '../records/audit.ts'
import type { Clock } from '../time/clock.ts'

export type MetricSources = { db: Db; clock: Clock; jobs: Jobs; health: HealthChecks }

export type ModuleMetrics = {
  findWaitingEvents(db: Db): Promise<{ count: number; since: Date | null }>
}

const timeout = 2000

/**
 * Queries the database at each scrape. A query that takes too long is left out, and not repeated before it has ended:
 * scrapes cannot pile up on a database that hangs.
 */
export function collectors(
  registry: Registry,
  { findWaitingEvents }: ModuleMetrics,
): (sources: MetricSources) => Promise<void> {
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `coussinet_${name}`, help, labelNames, registers: [registry] })
  const up = gauge('collector_up', 'Whether what is asked at each reading was answered in time', 'collector')
  const round_trip = gauge('database_round_trip_seconds', 'How long the smallest statement takes')
  const waiting = gauge('outbox_waiting', 'Messages that are neither sent nor given up', 'channel')
  const oldest = gauge('outbox_oldest_seconds', 'How long the oldest of them waits', 'channel')
  const events_waiting = gauge('webhooks_waiting', 'Events that a webhook has neither taken nor been given up for')
  const events_oldest = gauge('webhooks_oldest_seconds', 'How long the oldest of them is tried')
  const jobs = gauge(
    'jobs',
    'Jobs by their queue: ready, later (planned or paused), active, failed for good',
    'queue',
    'state',
  )

  const last_backup = gauge(
    'last_backup_timestamp_seconds',
    'When the last backup by `coussinet backup` was finished; 0 while none is known',
  )
  const part_up = gauge(
    'part_up',
    'Whether a part that the settings name answers; what is not used is left out',
    'part',
  )

  const questions = {
    async database({ db }: MetricSources) {
      const began = performance.now()
      await sql`select 1`.execute(db)
      const seconds = (performance.now() - began) / 1000
      return () => round_trip.set(seconds)
    },
    async outbox({ db, clock }: MetricSources) {
      const rows = await countWaiting(db)
      const now = clock().getTime()
      return () => {
        for (const channel of ['email', 'sms']) {
          const row = rows.find((one) => one.channel === channel)
          waiting.set({ channel }, row?.waiting ?? 0)
          oldest.set({ channel }, row ? Math.max(0, (now - new Date(row.oldest).getTime()) / 1000) : 0)
        }
      }
    },
    async webhooks({ db, clock }: MetricSources) {
      const { count, since } = await findWaitingEvents(db)
      const now = clock().getTime()
      return () => {
        events_waiting.set(count)
        events_oldest.set(since ? Math.max(0, (now - since.getTime()) / 1000) : 0)
      }
    },
    async parts(sources: MetricSources) {
      const states = await sources.health.read()
      return () => {
        for (const [part, state] of Object.entries(states))
          if (state !== 'off') part_up.set({ part }, state === 'up' ? 1 : 0)
      }
    },
    async backups({ db }: MetricSources) {
      const last = await findLastOperation(db, 'backup.made')
      return () => last_backup.set(last ? new Date(last.at).getTime() / 1000 : 0)
    },
    async jobs(sources: MetricSources) {
      const queues = await sources.jobs.waiting()
      return () => {
        for (const { queue, ...states } of queues)
          for (const [state, count] of Object.entries(states)) jobs.set({ queue, state }, count)
      }
    },
  }
  const collections = new Map<string, Promise<() => void>>()
  const gauges = {
    database: [round_trip],
    outbox: [waiting, oldest],
    webhooks: [events_waiting, events_oldest],
    jobs: [jobs],
    parts: [part_up],
    backups: [last_backup],
  }

  function ask(name: keyof typeof questions, sources: MetricSources): Promise<() => void> {
    const under_way = collections.get(name)
    if (under_way) return under_way
    const answer = questions[name](sources).finally(() => collections.delete(name))
    collections.set(name, answer)
    return answer
  }

  async function collect(name: keyof typeof questions, sources: MetricSources): Promise<void> {
    try {
      const set = await within(ask(name, sources))
      set()
      up.set({ collector: name }, 1)
    } catch {
      for (const silent of gauges[name]) silent.reset()
      up.set({ collector: name }, 0)
    }
  }

  return async (sources) => {
    await Promise.all(
      (['database', 'outbox', 'webhooks', 'jobs', 'parts', 'backups'] as const).map((name) => collect(name, sources)),
    )
  }
}

async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), timeout)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
