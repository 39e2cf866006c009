import { cleanAddress, cleanText } from '@coussinet/contract/measurement/clean-text.ts'
import type { Report } from '@coussinet/contract/measurement/report.ts'
import type { ErrorReporting } from '../config/observation-settings.ts'

/** Source of a report: a page, or the server; `user` is a pseudonym. */
export type ReportSource = { by: 'page' | 'server'; user: string | null; release: string; environment: string }

// The portal's own reports are far smaller; the rest is dropped, because cleaning takes time.
const mostCharacters = 20_000

/** Cleans texts until the character budget is used up. */
function cleaner(): (text: string, clean?: (text: string) => string) => string {
  let left = mostCharacters
  return (text, clean = cleanText) => {
    left -= text.length
    return left < 0 ? '' : clean(text)
  }
}

const cleanedFields = ['function', 'op', 'description', 'status'] as const

type ReportWords = { [name in (typeof cleanedFields)[number]]?: string | undefined }

/** Removes everything from a report that could identify a person, whoever wrote it. */
export function cleanReport(report: Report): Report {
  const { failures, steps, timing, trace, tags } = report
  const clean = cleaner()
  // Fields with text, if present.
  const words = <T extends ReportWords>(input: T): T => ({
    ...input,
    ...Object.fromEntries(
      cleanedFields.flatMap((name) => (input[name] === undefined ? [] : [[name, clean(input[name])]])),
    ),
  })
  return {
    ...report,
    transaction: clean(report.transaction).slice(0, 200),
    tags: Object.fromEntries(Object.entries(tags).map(([name, tag]) => [name, isOurs(name, tag) ? tag : clean(tag)])),
    ...(trace === undefined ? {} : { trace: words(trace) }),
    failures: failures.map(({ type, value, handled, frames }) => ({
      type: clean(type),
      value: clean(value),
      handled,
      frames: frames.map((frame) => ({ ...words(frame), filename: clean(frame.filename, cleanAddress) })),
    })),
    steps: steps.map(({ timestamp, category, message }) => ({
      timestamp,
      category: clean(category),
      message: clean(message),
    })),
    ...(timing === undefined ? {} : { timing: { ...timing, spans: timing.spans.map(words) } }),
  }
}

// The request id is ours, and leads to its log lines.
const isOurs = (name: string, tag: string) => name === 'request_id' && /^[\w-]{1,64}$/.test(tag)

/** Formats a report for Sentry's protocol. The project is always ours, whatever the report says. */
export function createEnvelope(
  report: Report,
  source: ReportSource,
  { dsn, key }: ErrorReporting,
  sent_at: Date,
): string {
  const { event_id, timestamp, transaction, tags, trace, failures, steps, timing } = cleanReport(report)
  const event = {
    event_id,
    timestamp,
    platform: source.by === 'page' ? 'javascript' : 'node',
    release: source.release,
    environment: source.environment,
    transaction,
    tags,
    ...(source.user === null ? {} : { user: { id: source.user } }),
    ...(trace === undefined ? {} : { contexts: { trace } }),
    ...(steps.length > 0 ? { breadcrumbs: { values: steps } } : {}),
    ...(timing === undefined
      ? {
          level: 'error',
          exception: {
            values: failures
              .map(({ type, value, handled, frames }) => ({
                type,
                value,
                mechanism: { type: 'generic', handled },
                stacktrace: { frames },
              }))
              .toReversed(),
          },
        }
      : {
          type: 'transaction',
          transaction_info: { source: 'route' },
          start_timestamp: timing.start_timestamp,
          spans: timing.spans.map((span) => ({ ...span, trace_id: trace?.trace_id })),
          measurements: timing.measurements,
        }),
  }
  const type = timing === undefined ? 'event' : 'transaction'
  const head = {
    event_id,
    dsn,
    sent_at: sent_at.toISOString(),
    ...(trace === undefined
      ? {}
      : { trace: { trace_id: trace.trace_id, public_key: key, sample_rate: '1', sampled: 'true' } }),
  }
  return [head, { type }, event].map((part) => JSON.stringify(part)).join('\n')
}
