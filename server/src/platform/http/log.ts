import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { App } from '../core/app.ts'
import { logError } from '../observability/log-error.ts'
import { getTraceId } from '../observability/trace.ts'

type Logger = NonNullable<FastifyServerOptions['logger']>
type LogOptions = Exclude<Logger, boolean>

const served = new AsyncLocalStorage<string>()
type CallerName = { member_id: string } | { client_id: string }
const callers = new WeakMap<FastifyRequest, CallerName>()

/** Logger options: UTC time as text, and the request and trace id in every line logged during a request. */
export function logOptions(logger: Logger): Logger {
  if (!logger) return false
  const given: LogOptions = logger === true ? {} : logger
  return {
    ...given,
    serializers: { ...given.serializers, err: (error: unknown) => logError(error) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: (_line, _level, own) => withRequest(own.bindings()),
  }
}

// A request's own logger already has the request id.
function withRequest({ request_id }: Record<string, unknown>): object {
  const id = typeof request_id === 'string' ? request_id : served.getStore()
  const trace_id = getTraceId(id)
  return {
    ...(id === undefined || request_id !== undefined ? {} : { request_id: id }),
    ...(trace_id === undefined ? {} : { trace_id }),
  }
}

export function logCaller(request: FastifyRequest, caller: CallerName): void {
  callers.set(request, caller)
}

/** Logs one line per request: who called what, the status, the duration. Never a body, header or query. */
export function logRequests(app: App): void {
  app.addHook('onRequest', ({ id }, _reply, done) => served.run(id, done))
  // A body is read in events of the connection, whose context may be another request's.
  app.addHook('preValidation', ({ id }, _reply, done) => served.run(id, done))
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions
    const status = reply.statusCode
    const line = {
      route: url ?? '(none)',
      method: request.method,
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...callers.get(request),
    }
    if (status >= 500) request.log.error(line, 'request')
    else if (status === 401 || status === 403 || status === 404 || status === 429) request.log.warn(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
}
