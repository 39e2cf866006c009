import { AsyncLocalStorage } from 'node:async_hooks'

export type SpanAttributes = Record<string, string | number>

/** A span in progress. Names and attributes are constants of the code, never data. */
export type Span = {
  trace_id: string
  /** name that a job queued by this work carries */
  traceparent: string
  /** child span; `ms` if it has just ended after that time */
  part(name: string, attributes: SpanAttributes, ms?: number): Span
  /** `failure` is a word for the error */
  end(attributes?: SpanAttributes, failure?: string | null): void
}

const underWay = new AsyncLocalStorage<Span>()
const ofRequests = new Map<string, Span>()

export function withSpan<T>(span: Span, work: () => T): T {
  return underWay.run(span, work)
}

export const currentSpan = (): Span | undefined => underWay.getStore()

export function setRequestSpan(request_id: string, span: Span): () => void {
  ofRequests.set(request_id, span)
  return () => void ofRequests.delete(request_id)
}

/** Span of the current request or work; undefined without tracing. */
export function getTraceId(request_id: string | undefined): string | undefined {
  return (request_id === undefined ? underWay.getStore() : ofRequests.get(request_id))?.trace_id
}

/** Traces a call to another service as part of the current work, without passing the trace on; `failureOf` finds failed responses. */
export async function traceOutgoing<T>(
  name: string,
  attributes: SpanAttributes,
  call: () => Promise<T>,
  failureOf: (result: T) => string | null = () => null,
): Promise<T> {
  const span = underWay.getStore()?.part(name, attributes)
  if (!span) return call()
  try {
    const result = await withSpan(span, call)
    span.end({}, failureOf(result))
    return result
  } catch (error) {
    span.end({}, error instanceof Error ? error.name : 'unknown')
    throw error
  }
}
