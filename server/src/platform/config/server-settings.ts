import { type Environment, readEnvironmentSecret } from './environment.ts'
import { isLoopbackHost } from './is-loopback-host.ts'

/** Access to `/metrics`: the local machine, holders of the token, or nobody. */
export type MetricsAccess = { open_to: 'machine' } | { open_to: 'bearer'; token: string } | { open_to: 'nobody' }

export type Sampler = { name: 'always_on' | 'always_off' | 'traceidratio'; ratio: number; follows_parent: boolean }
export type TraceSettings = {
  url: string
  headers: Record<string, string>
  service: string
  sampler: Sampler
  delay_ms: number
}

export type ServerSettings = { metrics: MetricsAccess; traces: TraceSettings | null }

/** Reads the settings of metrics and traces; adds a sentence to `wrong` for each invalid one. */
export function readServerSettings(
  env: Environment,
  { production }: { production: boolean },
  wrong: string[],
): ServerSettings {
  return { metrics: metrics(env, production, wrong), traces: traces(env, production, wrong) }
}

function metrics(env: Environment, production: boolean, wrong: string[]): MetricsAccess {
  const token = readEnvironmentSecret(env, 'METRICS_TOKEN')
  if (!token) return { open_to: production ? 'nobody' : 'machine' }
  if (!/^[\x21-\x7e]{16,}$/.test(token))
    wrong.push('METRICS_TOKEN must have 16 characters or more, without spaces: try `openssl rand -hex 24`.')
  return { open_to: 'bearer', token }
}

function traces(env: Environment, production: boolean, wrong: string[]): TraceSettings | null {
  const own = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']
  const base = env['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' || (!own && !base)) return null
  const url = own ? URL.parse(own) : URL.parse(`${base?.replace(/\/+$/, '')}/v1/traces`)
  const isUsable =
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && (!production || isLoopbackHost(url.hostname)))) &&
    !url.username &&
    !url.search &&
    !url.hash
  if (!isUsable)
    wrong.push(
      `${own ? 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT' : 'OTEL_EXPORTER_OTLP_ENDPOINT'} must be the address of a collector such as http://127.0.0.1:4318; https:// in production unless it is on this machine.`,
    )
  const headers = headersOf(
    readEnvironmentSecret(env, 'OTEL_EXPORTER_OTLP_TRACES_HEADERS') ??
      readEnvironmentSecret(env, 'OTEL_EXPORTER_OTLP_HEADERS'),
    wrong,
  )
  return {
    url: url?.href ?? '',
    headers,
    service: env['OTEL_SERVICE_NAME'] || 'coussinet',
    sampler: samplerOf(env, wrong),
    delay_ms: delayOf(env, wrong),
  }
}

// They may contain a key: no sentence repeats them.
function headersOf(text: string | null, wrong: string[]): Record<string, string> {
  const pairs = (text ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
  const headers = pairs.map((pair) => /^([\w-]+)\s*=\s*([\x20-\x7e]*)$/.exec(pair))
  if (headers.includes(null)) wrong.push('OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs, comma-separated.')
  return Object.fromEntries(headers.flatMap((match) => (match ? [[match[1] ?? '', decoded(match[2] ?? '')]] : [])))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function delayOf(env: Environment, wrong: string[]): number {
  const text = env['OTEL_BSP_SCHEDULE_DELAY'] || '5000'
  if (!/^\d{1,5}$/.test(text))
    wrong.push(`OTEL_BSP_SCHEDULE_DELAY must be milliseconds from 0 to 99999, not "${text}".`)
  return Number(text)
}

function samplerOf(env: Environment, wrong: string[]): Sampler {
  const text = env['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on'
  const [, parent, name] = /^(parentbased_)?(always_on|always_off|traceidratio)$/.exec(text) ?? []
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1)
  if (!(ratio >= 0 && ratio <= 1)) wrong.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
  if (name === 'always_on' || name === 'always_off' || name === 'traceidratio')
    return { name, ratio, follows_parent: parent !== undefined }
  wrong.push(
    `OTEL_TRACES_SAMPLER must be always_on, always_off or traceidratio, or one of them after parentbased_, not "${text}".`,
  )
  return { name: 'always_on', ratio: 1, follows_parent: true }
}
