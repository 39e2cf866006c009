import type { OpenDatabase } from '../../db.ts'
import type { JobWatch } from '../../jobs.ts'
import type { App, Log } from '../../portal.ts'
import type { TraceSettings } from '../server-settings.ts'
import { during, spanNow } from '../trace.ts'
import { openTracing } from './open-traces.ts'
import { traceRequests, traceStatements } from './trace-requests.ts'

/** Requests, jobs, statements and calls as OpenTelemetry tells them. Nothing of it is loaded where no collector is set. */
export type Traces = {
  watch(app: App): void
  jobs: Required<Pick<JobWatch, 'origin' | 'run'>>
  close(): Promise<void>
}

export function openTraces(settings: TraceSettings, database: OpenDatabase, log: Log): Traces {
  const tracing = openTracing(settings, log)
  traceStatements(database)
  return {
    watch: (app) => traceRequests(app, tracing),
    jobs: {
      origin: () => spanNow()?.traceparent,
      async run(queue, origin, work) {
        const span = tracing.beginJob(queue, origin)
        try {
          const result = await during(span, work)
          span.end()
          return result
        } catch (error) {
          span.end({}, error instanceof Error ? error.name : 'unknown')
          throw error
        }
      },
    },
    close: () => tracing.close(),
  }
}
