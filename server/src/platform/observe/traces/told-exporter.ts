import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '../../portal.ts'

/** The same exporter; a collector that stops taking spans, and one that takes them again, is one line of the log. */
export function toldExporter(exporter: SpanExporter, log: Log): SpanExporter {
  let failing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0
        if (failed && !failing)
          log.warn({ err: result.error }, 'traces are not taken by the collector, and are dropped')
        if (!failed && failing) log.info('traces are taken again')
        failing = failed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
