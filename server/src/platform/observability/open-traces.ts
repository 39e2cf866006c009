import { randomUUID } from 'node:crypto'
import {
  type Link,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Sampler as SamplerSettings, TraceSettings } from '../config/server-settings.ts'
import type { Log } from '../core/app.ts'
import { version } from '../core/version.ts'
import type { SpanAttributes, Span } from './trace.ts'

/** Creates spans, which are exported in the background. */
export type PortalTracer = {
  beginRequest(name: string, attributes: SpanAttributes, traceparent: string | null): Span
  beginJob(queue: string, written_by: string | null): Span
  /** Exports what is waiting, within five seconds. */
  close(): Promise<void>
}

const timeout = 5000
export function openTracing({ url, headers, service, sampler, delay_ms }: TraceSettings, log: Log): PortalTracer {
  const exporter = exporterWithLog(
    new OTLPTraceExporter({ url, headers, timeoutMillis: timeout, concurrencyLimit: 2 }),
    log,
  )
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    sampler: samplerOf(sampler),
    spanLimits: { attributeValueLengthLimit: 4000, attributeCountLimit: 32, linkCountLimit: 4 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        exportTimeoutMillis: timeout,
        scheduledDelayMillis: delay_ms,
        maxQueueSize: 2048,
      }),
    ],
  })
  const tracer = provider.getTracer('coussinet', version)
  return {
    beginRequest(name, attributes, traceparent) {
      const parent = contextOf(traceparent)
      return asSpan(
        tracer,
        tracer.startSpan(
          name,
          { kind: SpanKind.SERVER, attributes },
          parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
        ),
      )
    },
    beginJob(queue, written_by) {
      const from = contextOf(written_by)
      const links: Link[] = from ? [{ context: from }] : []
      return asSpan(
        tracer,
        tracer.startSpan(
          `job ${queue}`,
          {
            kind: SpanKind.CONSUMER,
            attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue },
            links,
          },
          ROOT_CONTEXT,
        ),
      )
    },
    async close() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeout)))
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}

function asSpan(tracer: Tracer, span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    trace_id: traceId,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    part(name, attributes, ms) {
      const since = ms === undefined ? {} : { startTime: Date.now() - ms }
      return asSpan(
        tracer,
        tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, ...since }, trace.setSpan(ROOT_CONTEXT, span)),
      )
    },
    end(attributes = {}, failure = null) {
      span.setAttributes(attributes)
      if (failure !== null) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

function contextOf(traceparent: string | null): SpanContext | null {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? []
  return traceId === undefined || spanId === undefined || flags === undefined
    ? null
    : { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

function samplerOf({ name, ratio, follows_parent }: SamplerSettings): Sampler {
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio)
  return follows_parent ? new ParentBasedSampler({ root }) : root
}

/** Wraps an exporter: logs one line when the collector stops accepting spans, and one when it accepts them again. */
function exporterWithLog(exporter: SpanExporter, log: Log): SpanExporter {
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
