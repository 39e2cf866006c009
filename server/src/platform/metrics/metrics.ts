import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App, Log } from '../core/app.ts'
import { version } from '../core/version.ts'
import type { OpenDatabase } from '../db/db.ts'
import type { Replica } from '../db/replica.ts'
import { collectors, type ModuleMetrics, type MetricSources } from './collectors.ts'
import { openCounts } from './counts.ts'
import { requestMetrics } from './request-metrics.ts'

/** Metrics in the format of Prometheus. Labels are constants of the code, never data of a member. */
export type Metrics = {
  /** the same logger; its lines are counted, whatever the level */
  counting(log: Log): Log
  countFileFailure(operation: string): void
  watch(app: App): void
  watchDatabase(database: OpenDatabase, replica: Replica): void
  /** all metrics as text; database values are left out if they do not arrive in time */
  read(sources: MetricSources): Promise<{ content_type: string; text: string }>
}

export function openMetrics(of: ModuleMetrics): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'coussinet_build_info',
    help: 'Always 1; the version of the portal and of Node',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1)
  const { counting, countFileFailure } = openCounts(registry)
  const collect = collectors(registry, of)
  return {
    counting,
    countFileFailure,
    watch(app) {
      requestMetrics(registry, app)
      app.setChildLoggerFactory((log, bindings, options) => counting(log.child(bindings, options)))
    },
    watchDatabase(database, replica) {
      statementMetrics(registry, database)
      replicaMetrics(registry, replica)
    },
    async read(sources) {
      await collect(sources)
      return { content_type: registry.contentType, text: await registry.metrics() }
    },
  }
}

function replicaMetrics(registry: Registry, replica: Replica): void {
  new Gauge({
    name: 'coussinet_database_replica_lag_seconds',
    help: 'How far the replica is behind; none without one, or while it does not answer',
    registers: [registry],
    collect() {
      const lag = replica.lag()
      if (lag === null) this.remove()
      else this.set(lag / 1000)
    },
  })
}

function statementMetrics(registry: Registry, { statements, pool }: OpenDatabase): void {
  const duration = new Histogram({
    name: 'coussinet_database_statement_duration_seconds',
    help: 'Each statement of a feature, from its sending to its last row',
    labelNames: ['outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  const ended = { succeeded: duration.labels('succeeded'), failed: duration.labels('failed') }
  statements.hear(({ ms, error }) => ended[error === null ? 'succeeded' : 'failed'].observe(ms / 1000))

  new Gauge({
    name: 'coussinet_database_connections',
    help: 'Connections of the pool of this process, and those who wait for one; none of the embedded database',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const connections = pool()
      if (!connections) return
      const { open, idle, awaited } = connections
      this.set({ state: 'busy' }, open - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'awaited' }, awaited)
    },
  })
}
