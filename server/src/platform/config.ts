import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Environment, secretOf } from './environment.ts'
import { type ObservationSettings, readObservationSettings } from './observe/settings.ts'
import { readServerSettings, type ServerSettings } from './observe/server-settings.ts'
import { type MessageSettings, readMessageSettings } from './outbox/settings.ts'

export type Config = {
  port: number
  host: string
  /** absolute path */
  data_dir: string
  /** a real PostgreSQL; without it, the embedded one under `data_dir` */
  database_url: string | null
  /** origin under which members reach the portal, without a trailing slash */
  public_url: string
  demo: boolean
  production: boolean
  /** at least 32 bytes; every other key is derived from it */
  secret: Buffer
  /** sign-ins that one address may fail in 15 minutes */
  auth_calls: number
  /** codes that may leave by SMS in a day, to all members together */
  sms_codes: number
  /** addresses of proxies whose X-Forwarded-For is believed */
  trusted_proxies: string[]
  /** answers are checked against their schema: in development and in tests */
  check_answers: boolean
  /** a file of sponsorship offers instead of the portal's own; absolute path */
  sponsorship_offers: string | null
} & MessageSettings &
  ObservationSettings &
  ServerSettings

/** Thrown with one clear sentence for each wrong setting. */
export class ConfigProblem extends Error {
  readonly sentences: string[]

  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/** Reads and checks every setting; throws `ConfigProblem` with all that is wrong at once. */
export function readConfig(env: Environment): Config {
  const wrong: string[] = []
  const production = env['NODE_ENV'] === 'production'
  const port = whole(env, 'PORT', 3000, 0, 65_535, wrong)
  const demo = flag(env, 'DEMO', !production, wrong)
  const data_dir = resolve(env['DATA_DIR'] || 'data')
  const host = env['HOST'] || (production ? '0.0.0.0' : '127.0.0.1')
  const public_url = origin(env['PUBLIC_URL'] || `http://localhost:${port}`, wrong)
  const database_url = databaseUrl(env['DATABASE_URL'], wrong)

  if (production && demo) wrong.push('DEMO must be off in production: remove it, or set DEMO=0.')
  if (production && !env['PUBLIC_URL']) wrong.push('PUBLIC_URL is required in production: the address that members open, such as https://members.example.')
  if (production && public_url.startsWith('http:')) wrong.push('PUBLIC_URL must begin with https:// in production.')
  if (production && !database_url && !flag(env, 'ALLOW_EMBEDDED_DATABASE', false, wrong))
    wrong.push(
      'DATABASE_URL is required in production: the embedded database does not survive a power cut. Set ALLOW_EMBEDDED_DATABASE=1 to use it all the same.',
    )
  const messages = readMessageSettings(env, { production }, wrong)
  const observation = readObservationSettings(env, { production }, wrong)
  const server = readServerSettings(env, { production }, wrong)
  const secret = wrong.length === 0 ? readSecret(env, { production, data_dir }, wrong) : Buffer.alloc(0)
  const auth_calls = whole(env, 'AUTH_CALLS_PER_ADDRESS', 50, 1, 100_000, wrong)
  const sms_codes = whole(env, 'SMS_CODES_PER_DAY', 5000, 1, 1_000_000, wrong)
  const sponsorship_offers = env['SPONSORSHIP_OFFERS'] ? resolve(env['SPONSORSHIP_OFFERS']) : null
  const trusted_proxies = (env['TRUSTED_PROXIES'] ?? '').split(',').map((address) => address.trim()).filter(Boolean)

  if (wrong.length > 0) throw new ConfigProblem(wrong)
  return { port, host, data_dir, database_url, public_url, demo, production, secret, trusted_proxies, auth_calls, sms_codes, check_answers: !production && env['CHECK_ANSWERS'] === '1', sponsorship_offers, ...messages, ...observation, ...server }
}

function whole(env: Environment, name: string, fallback: number, min: number, max: number, wrong: string[]): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  wrong.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return fallback
}

function flag(env: Environment, name: string, fallback: boolean, wrong: string[]): boolean {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (['1', 'true', 'on', 'yes'].includes(text.toLowerCase())) return true
  if (['0', 'false', 'off', 'no'].includes(text.toLowerCase())) return false
  wrong.push(`${name} must be 1 or 0, not "${text}".`)
  return fallback
}

function origin(text: string, wrong: string[]): string {
  const url = URL.parse(text)
  if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin
  wrong.push(`PUBLIC_URL must be an origin such as https://members.example, without a path, not "${text}".`)
  return 'http://localhost'
}

function databaseUrl(text: string | undefined, wrong: string[]): string | null {
  if (!text) return null
  const url = URL.parse(text)
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol)) return text
  // The address may hold a password: it is not repeated.
  wrong.push('DATABASE_URL must begin with postgres:// or postgresql://.')
  return null
}

const tooFamiliar = /^(?:(?:secret|change.?me|password|default|example|test|demo|0+|1+|a+|x+)[\W_]*)+$/i

function readSecret(env: Environment, { production, data_dir }: { production: boolean; data_dir: string }, wrong: string[]): Buffer {
  const given = secretOf(env, 'SECRET_KEY')
  if (given) {
    if (Buffer.byteLength(given) < 32) wrong.push('SECRET_KEY must have 32 bytes or more.')
    else if (tooFamiliar.test(given) || new Set(given).size < 8) wrong.push('SECRET_KEY must be random, not a default: try `openssl rand -base64 48`.')
    return Buffer.from(given)
  }
  if (production) {
    wrong.push('SECRET_KEY (or SECRET_KEY_FILE) is required in production: 32 random bytes or more, the same on every node.')
    return Buffer.alloc(0)
  }
  mkdirSync(data_dir, { recursive: true })
  const kept = join(data_dir, 'secret.key')
  try {
    writeFileSync(kept, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return Buffer.from(readFileSync(kept, 'utf8').trim())
}
