import { streamEvents } from '@coussinet/contract/events.ts'
import type { FastifyRequest } from 'fastify'
import type { TraceSettings } from '../config/server-settings.ts'
import type { App, Log } from '../core/app.ts'
import type { OpenDatabase } from '../db/db.ts'
import type { JobHooks } from '../db/jobs.ts'
import { openTracing, type PortalTracer } from './open-traces.ts'
import { withSpan, setRequestSpan, type Span, currentSpan } from './trace.ts'

/** Traces requests, jobs, statements and calls with OpenTelemetry, which is loaded only with a collector. */
export type Traces = {
  watch(app: App): void
  jobs: Required<Pick<JobHooks, 'origin' | 'run'>>
  close(): Promise<void>
}

export function openTraces(settings: TraceSettings, database: OpenDatabase, log: Log): Traces {
  const tracing = openTracing(settings, log)
  traceStatements(database)
  return {
    watch: (app) => traceRequests(app, tracing),
    jobs: {
      origin: () => currentSpan()?.traceparent,
      async run(queue, origin, work) {
        const span = tracing.beginJob(queue, origin)
        try {
          const result = await withSpan(span, work)
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

// Excludes endless responses, and frequent polling.
const untraced = new Set([`/api${streamEvents.path}`, '/healthz', '/readyz', '/metrics'])

function traceRequests(app: App, tracing: PortalTracer): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, reply, done) => {
    const { url: route = '(none)' } = request.routeOptions
    if (untraced.has(route)) return done()
    const { method, id } = request
    const span = tracing.beginRequest(
      `${method} ${route}`,
      { 'http.request.method': method, 'http.route': route, 'coussinet.request_id': id },
      trustedParent(request),
    )
    const forget = setRequestSpan(id, span)
    spans.set(request, span)
    reply.raw.once('close', () => {
      const { statusCode, writableEnded } = reply.raw
      span.end(
        { 'http.response.status_code': statusCode },
        !writableEnded ? 'aborted' : statusCode >= 500 ? String(statusCode) : null,
      )
      forget()
    })
    withSpan(span, done)
  })
  // A body is read in events of the connection, whose context may be another request’s.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) withSpan(span, done)
    else done()
  })
}

function traceStatements({ statements }: OpenDatabase): void {
  statements.hear(({ text, ms, error }) => {
    const [operation = ''] = text.trimStart().split(/\s/, 1)
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    currentSpan()
      ?.part(
        `database ${operation.toLowerCase()}`,
        { 'db.system.name': 'postgresql', 'db.operation.name': operation.toUpperCase(), 'db.query.text': text },
        ms,
      )
      .end({}, error === null ? null : typeof code === 'string' ? code : 'unknown')
  })
}

/** Fastify reports several addresses only if a trusted proxy passed the request on. */
function trustedParent({ ips = [], headers: { traceparent } }: FastifyRequest): string | null {
  return ips.length > 1 && typeof traceparent === 'string' ? traceparent : null
}
