import { Gauge, Histogram, type Registry } from 'prom-client'
import type { OpenDatabase } from '../../db.ts'

export function statementMetrics(registry: Registry, { statements, pool }: OpenDatabase): void {
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
