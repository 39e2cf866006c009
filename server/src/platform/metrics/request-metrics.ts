import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { App } from '../core/app.ts'

const endpoints = new Map<string, (typeof everyEndpoint)[number]>(
  everyEndpoint.map((endpoint) => [endpoint.name, endpoint]),
)
const usual = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

/** Route template of a request; all unknown addresses share one label. */
const nowhere = '(none)'

export function requestMetrics(registry: Registry, app: App): void {
  const registers = [registry]
  const duration = new Histogram({
    name: 'coussinet_http_request_duration_seconds',
    help: 'From the first byte of the head to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const in_flight = new Gauge({
    name: 'coussinet_http_requests_in_flight',
    help: 'Requests that are being answered, streams left out',
    registers,
  })
  const streams = new Gauge({
    name: 'coussinet_event_streams_open',
    help: 'Open pages that follow their events',
    registers,
  })
  const uploads = new Gauge({
    name: 'coussinet_uploads_in_hand',
    help: 'Uploads that arrive, wait for their turn or are made anew',
    registers,
  })
  const limited = new Counter({
    name: 'coussinet_limited_requests_total',
    help: 'Requests that were too many (429)',
    labelNames: ['route'],
    registers,
  })
  const aborted = new Counter({
    name: 'coussinet_aborted_requests_total',
    help: 'Requests whose caller left before the answer',
    labelNames: ['route'],
    registers,
  })

  // Caches the labelled metrics, because labels are hashed at each look-up.
  const places = new Map<string, { observe(seconds: number): void }>()
  function placeOf(method: string, route: string, status: string) {
    const key = `${method} ${route} ${status}`
    const known = places.get(key) ?? duration.labels(method, route, status)
    places.set(key, known)
    return known
  }

  app.addHook('onRequest', (request, reply, done) => {
    done()
    const { url: route = nowhere, config } = request.routeOptions
    const endpoint = endpoints.get(endpointOf(config))
    const isStream = endpoint !== undefined && 'stream' in endpoint.answer && endpoint.answer.stream === 'events'
    const gauges = isStream ? [streams] : endpoint?.multipart ? [in_flight, uploads] : [in_flight]
    for (const gauge of gauges) gauge.inc()
    reply.raw.once('close', () => {
      for (const gauge of gauges) gauge.dec()
      const { statusCode, writableEnded } = reply.raw
      if (statusCode === 429) limited.inc({ route })
      if (isStream && statusCode === 200) return
      if (!writableEnded) return aborted.inc({ route })
      const method = usual.has(request.method) ? request.method : 'other'
      placeOf(method, route, `${Math.floor(statusCode / 100)}xx`).observe(reply.elapsedTime / 1000)
    })
  })
}

const endpointOf = (config: object): string =>
  'endpoint' in config && typeof config.endpoint === 'string' ? config.endpoint : ''
