import { randomBytes } from 'node:crypto'
import { streamEvents } from '@coussinet/contract/events.ts'
import { sendErrorReport } from '@coussinet/contract/measurement.ts'
import { mostFailures, mostFrames, type Report } from '@coussinet/contract/measurement/report.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../core/app.ts'
import type { Clock } from '../time/clock.ts'
import type { Reports } from './reports.ts'
import { formatStack } from './stack-of.ts'

type RequestReportDeps = { reports: Reports | null; clock: Clock }
type Trace = NonNullable<Report['trace']>

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** Continues the trace of a page, or starts a new one. */
function traceOf(header: unknown): Trace {
  const [, trace_id, parent_span_id] =
    /^([0-9a-f]{32})-([0-9a-f]{16})(?:-[01])?$/.exec(typeof header === 'string' ? header : '') ?? []
  return {
    trace_id: trace_id ?? hex(16),
    span_id: hex(8),
    op: 'http.server',
    ...(parent_span_id === undefined ? {} : { parent_span_id }),
  }
}

/** `GET /api/refunds/$id`, whatever the id. */
const nameOf = ({ method, routeOptions }: FastifyRequest) =>
  `${method} ${(routeOptions.url ?? '/*').replaceAll(/:(\w+)/g, '$$$1')}`

// Excludes the reports themselves, and endless responses.
const silent = new Set([sendErrorReport, streamEvents].map(({ path }) => `/api${path}`))

/** Reports the duration of each call, and unexpected failures: never a body, header or query. */
export function observeRequests(app: App, { reports, clock }: RequestReportDeps): void {
  if (reports === null) return
  const thrown = new WeakMap<FastifyRequest, Error>()
  app.addHook('onError', (request, _reply, error, done) => {
    thrown.set(request, error)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const { url = '' } = request.routeOptions
    if (!url.startsWith('/api/') || silent.has(url)) return
    const ended = clock().getTime() / 1000
    const trace = traceOf(request.headers['sentry-trace'])
    const common = {
      transaction: nameOf(request),
      tags: { request_id: request.id, status: String(reply.statusCode) },
      timestamp: ended,
      steps: [],
    }
    const from = { by: 'server', member_id: null } as const
    const error = thrown.get(request)
    if (reply.statusCode === 500 && error !== undefined)
      reports.send({ ...common, event_id: hex(16), trace, failures: failuresOf(error) }, from)
    const status = reply.statusCode < 400 ? 'ok' : reply.statusCode < 500 ? 'invalid_argument' : 'internal_error'
    const timing = { start_timestamp: ended - reply.elapsedTime / 1000, spans: [], measurements: {} }
    reports.send({ ...common, event_id: hex(16), trace: { ...trace, status }, failures: [], timing }, from)
  })
}

export function reportJob({ reports, clock }: RequestReportDeps, queue: string, error: unknown): void {
  reports?.send(
    {
      event_id: hex(16),
      timestamp: clock().getTime() / 1000,
      transaction: `job ${queue}`,
      tags: { queue },
      failures: failuresOf(error),
      steps: [],
    },
    { by: 'server', member_id: null },
  )
}

type Failure = Report['failures'][number]

// The message precedes the stack frames, may be somebody's text, and may look like a frame.
const longestLine = 500

// `at name (file:line:column)`, or without the name.
const call = /^\s*at (?:(.+?) \()?(?:async )?(.+?):(\d+):(\d+)\)?$/

/** Path of a file within the portal, without the machine's folders. */
const placeOf = (file: string) =>
  file.replace(/^.*?\/((?:node_modules|server|contract)\/)/, '$1').replace(/^file:\/\/.*\//, '')

function framesOf(stack: string): Failure['frames'] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, file = '', lineno, colno] = (line.length > longestLine ? null : call.exec(line)) ?? []
    if (file === '') return []
    const filename = placeOf(file)
    return [
      {
        filename,
        lineno: Number(lineno),
        colno: Number(colno),
        in_app: /^(?:server\/src|contract)\//.test(filename),
        ...(name === undefined ? {} : { function: name }),
      },
    ]
  })
  // The service expects the outermost frame first.
  return frames.slice(0, mostFrames).toReversed()
}

function failuresOf(error: unknown, depth = 0): Failure[] {
  if (!(error instanceof Error)) return [{ type: 'Error', value: 'not an error', handled: false, frames: [] }]
  const own = {
    type: error.name.slice(0, 200),
    value: error.message.slice(0, 1000),
    handled: false,
    frames: framesOf(formatStack(error)),
  }
  return error.cause instanceof Error && depth + 1 < mostFailures ? [own, ...failuresOf(error.cause, depth + 1)] : [own]
}
