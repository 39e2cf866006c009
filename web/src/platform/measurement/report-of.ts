import { sendErrorReport } from '@coussinet/contract/measurement.ts'
import { cleanAddress, cleanText } from '@coussinet/contract/measurement/clean-text.ts'
import { mostFailures, mostFrames, mostSpans, mostSteps, type Report } from '@coussinet/contract/measurement/report.ts'
import type { Event } from '@sentry/browser'

type Failure = Report['failures'][number]
type ReportTiming = NonNullable<Report['timing']>

const text = (value: unknown, longest = 1000) => cleanText(String(value ?? '')).slice(0, longest)
const address = (value: unknown) => cleanAddress(String(value ?? '')).slice(0, 200)
const optional = <T extends object>(isThere: boolean, members: T): T | Record<never, never> => (isThere ? members : {})
const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && new RegExp(`^[0-9a-f]{${digits}}$`).test(value)

function failuresOf({ exception, message }: Event): Failure[] {
  const values = exception?.values ?? (message === undefined ? [] : [{ type: 'Message', value: message }])
  // Told from the cause on, as the service does.
  return values
    .slice(-mostFailures)
    .toReversed()
    .map(({ type, value, mechanism, stacktrace }) => ({
      type: text(type ?? 'Error', 200),
      value: text(value),
      handled: mechanism?.handled ?? true,
      frames: (stacktrace?.frames ?? []).slice(-mostFrames).map((frame) => ({
        filename: address(frame.filename),
        ...optional(frame.function !== undefined, { function: text(frame.function, 200) }),
        ...optional(Number.isInteger(frame.lineno), { lineno: frame.lineno }),
        ...optional(Number.isInteger(frame.colno), { colno: frame.colno }),
        in_app: frame.in_app ?? true,
      })),
    }))
}

// Navigation and calls, by their addresses: neither pressed labels, which may be an animal's name, nor typed text.
function stepsOf({ breadcrumbs = [] }: Event): Report['steps'] {
  return breadcrumbs.slice(-mostSteps).flatMap(({ timestamp, category = '', data }) => {
    if (timestamp === undefined) return []
    if (category === 'navigation')
      return [{ timestamp, category, message: `${address(data?.['from'])} → ${address(data?.['to'])}` }]
    // The reports themselves are no steps.
    if ((category !== 'fetch' && category !== 'xhr') || String(data?.['url']).includes(sendErrorReport.path)) return []
    return [
      {
        timestamp,
        category,
        message: `${text(data?.['method'], 10)} ${address(data?.['url'])} ${text(data?.['status_code'], 3)}`,
      },
    ]
  })
}

function timingOf({ start_timestamp, spans = [], measurements = {} }: Event): ReportTiming {
  return {
    start_timestamp: start_timestamp ?? 0,
    spans: spans
      .slice(0, mostSpans)
      .flatMap(({ span_id, parent_span_id, op, description, status, start_timestamp: start, timestamp }) => {
        if (!isHex(span_id, 16) || timestamp === undefined) return []
        return [
          {
            span_id,
            ...optional(isHex(parent_span_id, 16), { parent_span_id }),
            ...optional(op !== undefined, { op: text(op, 200) }),
            description: addressed(description),
            ...optional(status !== undefined, { status: text(status, 200) }),
            start_timestamp: start,
            timestamp,
          },
        ]
      }),
    measurements: Object.fromEntries(
      Object.entries(measurements).flatMap(([name, { value, unit }]) =>
        /^[a-z_.]{1,40}$/.test(name) ? [[name, { value, unit: unit.slice(0, 20) }]] : [],
      ),
    ),
  }
}

/** `GET https://…/api/refunds/4f2c?x` → `GET /api/refunds/$id` */
const addressed = (description = '') =>
  text(
    description.replace(/\S+/g, (word) => (word.includes('/') ? cleanAddress(word) : word)),
    200,
  )

/** Keeps of an event of the library only the declared fields; null if nothing is left. `page` is the pattern of the page. */
export function toReport(event: Event, page: string): Report | null {
  const { event_id, timestamp = Date.now() / 1000, tags = {}, contexts } = event
  const isTiming = event.type === 'transaction'
  const failures = isTiming ? [] : failuresOf(event)
  if (!isHex(event_id, 32) || (!isTiming && failures.length === 0)) return null
  const { trace_id, span_id, parent_span_id, op, status } = contexts?.trace ?? {}
  return {
    event_id,
    timestamp,
    transaction: cleanAddress(isTiming ? (event.transaction ?? page) : page).slice(0, 200),
    tags: Object.fromEntries(
      Object.entries(tags).flatMap(([name, tag]) => (/^[a-z_]{1,32}$/.test(name) ? [[name, text(tag, 200)]] : [])),
    ),
    ...optional(isHex(trace_id, 32) && isHex(span_id, 16), {
      trace: {
        trace_id: trace_id ?? '',
        span_id: span_id ?? '',
        ...optional(isHex(parent_span_id, 16), { parent_span_id }),
        ...optional(op !== undefined, { op: text(op, 200) }),
        ...optional(status !== undefined, { status: text(status, 200) }),
      },
    }),
    failures,
    steps: isTiming ? [] : stepsOf(event),
    ...optional(isTiming, { timing: timingOf(event) }),
  }
}
