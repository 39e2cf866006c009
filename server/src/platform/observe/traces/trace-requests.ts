import { streamEvents } from '@coussinet/contract/events.ts'
import type { FastifyRequest } from 'fastify'
import type { OpenDatabase } from '../../db.ts'
import type { App } from '../../portal.ts'
import { during, keepRequestSpan, type Span, spanNow } from '../trace.ts'
import type { Tracing } from './open-traces.ts'

// What never ends, and what is asked every few seconds.
const untraced = new Set([`/api${streamEvents.path}`, '/healthz', '/readyz', '/metrics'])

/** A span for each request, named by its route. */
export function traceRequests(app: App, tracing: Tracing): void {
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
    const forget = keepRequestSpan(id, span)
    spans.set(request, span)
    reply.raw.once('close', () => {
      const { statusCode, writableEnded } = reply.raw
      span.end(
        { 'http.response.status_code': statusCode },
        !writableEnded ? 'aborted' : statusCode >= 500 ? String(statusCode) : null,
      )
      forget()
    })
    during(span, done)
  })
  // A body is read by events of the connection, whose context may be another request’s.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) during(span, done)
    else done()
  })
}

/** Each statement, as a part of the work that waits for it. */
export function traceStatements({ statements }: OpenDatabase): void {
  statements.hear(({ text, ms, error }) => {
    const [operation = ''] = text.trimStart().split(/\s/, 1)
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    spanNow()
      ?.part(
        `database ${operation.toLowerCase()}`,
        { 'db.system.name': 'postgresql', 'db.operation.name': operation.toUpperCase(), 'db.query.text': text },
        ms,
      )
      .end({}, error === null ? null : typeof code === 'string' ? code : 'unknown')
  })
}

/** Fastify names more than one address only where a trusted proxy handed the request on. */
function trustedParent({ ips = [], headers: { traceparent } }: FastifyRequest): string | null {
  return ips.length > 1 && typeof traceparent === 'string' ? traceparent : null
}
