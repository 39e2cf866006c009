import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { faults } from '@coussinet/contract/brand/chosen.ts'
import { missingPapers } from '#platform/config/insurer-papers.ts'
import type { Secrets } from '../crypto/keys.ts'
import { type DatabaseSettings, readDatabaseSettings } from './database-settings.ts'
import { type Environment, flag, readEnvironmentSecret, unreadableSecrets, whole } from './environment.ts'
import { type InboundMailSettings, readInboundMailSettings } from './inbound-mail-settings.ts'
import { type MessageSettings, readMessageSettings } from './message-settings.ts'
import { networks } from './networks.ts'
import { type ObservationSettings, readObservationSettings } from './observation-settings.ts'
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts'
import { readPromises } from './promises.ts'
import { type ProofSettings, readProofSettings } from './proof-settings.ts'
import { type ProviderSettings, readProviderSettings } from './provider-settings.ts'
import { type PushSettings, readPushSettings } from './push-settings.ts'
import { type RetentionSettings, readRetentionSettings } from './retention-settings.ts'
import { type FileSettings, readFileSettings } from './s3-settings.ts'
import { readSandbox, type SandboxData } from './sandbox-setting.ts'
import { readScannerSettings, type ScannerSettings } from './scanner-settings.ts'
import { readServerSettings, type ServerSettings } from './server-settings.ts'

export type Config = {
  port: number
  host: string
  /** absolute path */
  data_dir: string
  /** origin of the portal for members, without a trailing slash */
  public_url: string
  demo: boolean
  /** a portal with a clock of its own that an engineer moves; null for every other one */
  sandbox: SandboxData | null
  production: boolean
  /** at least 32 bytes; every other key is derived from it */
  secret: Secrets['secret']
  /** secret before a rotation, with which existing data is still read */
  previous_secret: Secrets['previous_secret']
  /** failed sign-ins allowed per address in 15 minutes */
  auth_calls: number
  /** links mailed per address and hour, to any member */
  link_mails_per_address: number
  /** links mailed per member and hour */
  link_mails_per_member: number
  /** codes sent by SMS per day, to all members together */
  sms_codes: number
  /** private networks that webhooks may reach, as `address/bits` */
  webhook_private_addresses: string[]
  /** calls per member and minute, on each node */
  member_calls: number
  /** true: the server converts HEIC photos too, not only the member's browser */
  heic_on_server: boolean
  /** true: members' invoices are read, in processes on this machine */
  reading: boolean
  /** calls per client of the insurer and minute */
  integration_calls: number
  /** addresses of proxies whose X-Forwarded-For is trusted */
  trusted_proxies: string[]
  /** true: answers are validated against their schema, in development and in tests */
  check_answers: boolean
  retention: RetentionSettings
  /** provider with which contributions are paid by card */
  payments: PaymentSettings
  /** null: no notifications on members' devices */
  push: PushSettings | null
  /** providers by which members sign in */
  identity_providers: readonly ProviderSettings[]
  /** a file of sponsorship offers instead of the portal's own; absolute path */
  sponsorship_offers: string | null
  /** previous name of a renamed brand, whose database is taken over */
  brand_formerly: string | null
  /** folder of the built pages; absolute path, null for `web/dist` */
  pages_dir: string | null
} & DatabaseSettings &
  MessageSettings &
  InboundMailSettings &
  FileSettings &
  ScannerSettings &
  ObservationSettings &
  ProofSettings &
  ServerSettings

export class ConfigProblem extends Error {
  readonly sentences: string[]

  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/** Throws `ConfigProblem` with a sentence for each fault of the brand file: with a fault, another brand would be in effect. */
export function checkBrand(): void {
  if (faults.length > 0) throw new ConfigProblem([...faults])
}

/**
 * Reads and checks every setting; throws `ConfigProblem` with all faults at once. Outside production a missing secret is generated in
 * DATA_DIR; with `makes: false` an existing one is read, and else it is empty.
 */
export function readConfig(env: Environment, { makes = true }: { makes?: boolean } = {}): Config {
  const wrong = [...faults, ...missingPapers(), ...unreadableSecrets(env)]
  if (wrong.length > 0) throw new ConfigProblem(wrong)
  const production = env['NODE_ENV'] === 'production'
  const port = whole(env, 'PORT', 3000, 0, 65_535, wrong)
  const demo = flag(env, 'DEMO', !production, wrong)
  const data_dir = resolve(env['DATA_DIR'] || 'data')
  const host = env['HOST'] || (production ? '0.0.0.0' : '127.0.0.1')
  const public_url = origin(env['PUBLIC_URL'] || `http://localhost:${port}`, wrong)
  const database = readDatabaseSettings(env, { production }, wrong)

  const sandbox = readSandbox(env, { production, demo, database_url: database.database_url }, wrong)
  if (production && demo) wrong.push('DEMO must be off in production: remove it, or set DEMO=0.')
  if (production && !env['PUBLIC_URL'])
    wrong.push('PUBLIC_URL is required in production: the address that members open, such as https://members.example.')
  if (production && public_url.startsWith('http:')) wrong.push('PUBLIC_URL must begin with https:// in production.')
  if (production && !database.database_url && !flag(env, 'ALLOW_EMBEDDED_DATABASE', false, wrong))
    wrong.push(
      'DATABASE_URL is required in production: the embedded database does not survive a power cut. Set ALLOW_EMBEDDED_DATABASE=1 to use it all the same.',
    )
  const messages = readMessageSettings(env, { production }, wrong)
  const inbound = readInboundMailSettings(env, { production }, wrong)
  const files = readFileSettings(env, { production }, wrong)
  const scanner = readScannerSettings(env, wrong)
  const observation = readObservationSettings(env, { production }, wrong)
  const proofs = readProofSettings(env, { production }, wrong)
  const server = readServerSettings(env, { production }, wrong)
  const retention = readRetentionSettings(env, wrong)
  const push = readPushSettings(env, { production }, wrong)
  const identity_providers = readProviderSettings(env, { production }, wrong)
  const payments = readPaymentSettings(env, { production, demo }, wrong)
  readPromises(env, wrong)
  const secret = wrong.length === 0 ? readSecret(env, { production, data_dir, makes }, wrong) : Buffer.alloc(0)
  const previous_secret = readPreviousSecret(env, secret, wrong)
  const auth_calls = whole(env, 'AUTH_CALLS_PER_ADDRESS', 50, 1, 100_000, wrong)
  const webhook_private_addresses = networks(env, 'WEBHOOK_PRIVATE_ADDRESSES', !production, wrong)
  const heic_on_server = flag(env, 'HEIC_ON_SERVER', true, wrong)
  const reading = flag(env, 'READING', true, wrong)
  const link_mails_per_address = whole(env, 'LINK_MAILS_PER_ADDRESS', 20, 1, 10_000, wrong)
  const link_mails_per_member = whole(env, 'LINK_MAILS_PER_MEMBER', 3, 1, 20, wrong)
  const sms_codes = whole(env, 'SMS_CODES_PER_DAY', 5000, 1, 1_000_000, wrong)
  const member_calls = whole(env, 'MEMBER_CALLS_PER_MINUTE', 6000, 1, 1_000_000, wrong)
  const integration_calls = whole(env, 'INTEGRATION_CALLS_PER_MINUTE', 6000, 1, 1_000_000, wrong)
  const sponsorship_offers = env['SPONSORSHIP_OFFERS'] ? resolve(env['SPONSORSHIP_OFFERS']) : null
  const brand_formerly = env['BRAND_FORMERLY'] || null
  const pages_dir = env['PAGES_DIR'] ? resolve(env['PAGES_DIR']) : null
  const trusted_proxies = (env['TRUSTED_PROXIES'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)

  if (wrong.length > 0) throw new ConfigProblem(wrong)
  return {
    port,
    host,
    data_dir,
    public_url,
    demo,
    sandbox,
    production,
    secret,
    previous_secret,
    trusted_proxies,
    auth_calls,
    link_mails_per_address,
    link_mails_per_member,
    sms_codes,
    webhook_private_addresses,
    heic_on_server,
    reading,
    member_calls,
    integration_calls,
    check_answers: !production && env['CHECK_ANSWERS'] === '1',
    retention,
    payments,
    push,
    identity_providers,
    sponsorship_offers,
    brand_formerly,
    pages_dir,
    ...database,
    ...messages,
    ...inbound,
    ...files,
    ...scanner,
    ...observation,
    ...proofs,
    ...server,
  }
}

function origin(text: string, wrong: string[]): string {
  const url = URL.parse(text)
  if (
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  )
    return url.origin
  wrong.push(`PUBLIC_URL must be an origin such as https://members.example, without a path, not "${text}".`)
  return 'http://localhost'
}

const tooFamiliar = /^(?:(?:secret|change.?me|password|default|example|test|demo|0+|1+|a+|x+)[\W_]*)+$/i

/** Reads the secret that the current one replaces; it requires the current one. */
function readPreviousSecret(env: Environment, secret: Buffer, wrong: string[]): Buffer | null {
  const given = readEnvironmentSecret(env, 'SECRET_KEY_PREVIOUS')
  if (!given) return null
  if (!readEnvironmentSecret(env, 'SECRET_KEY'))
    wrong.push('SECRET_KEY_PREVIOUS says nothing without SECRET_KEY, the one that takes its place.')
  if (secret.equals(Buffer.from(given)))
    wrong.push('SECRET_KEY_PREVIOUS is SECRET_KEY itself: give the former one, or remove it.')
  return checkedSecret('SECRET_KEY_PREVIOUS', given, wrong)
}

function checkedSecret(name: string, given: string, wrong: string[]): Buffer {
  if (Buffer.byteLength(given) < 32) wrong.push(`${name} must have 32 bytes or more.`)
  else if (tooFamiliar.test(given) || new Set(given).size < 8)
    wrong.push(`${name} must be random, not a default: try \`openssl rand -base64 48\`.`)
  return Buffer.from(given)
}

function readSecret(
  env: Environment,
  { production, data_dir, makes }: { production: boolean; data_dir: string; makes: boolean },
  wrong: string[],
): Buffer {
  const given = readEnvironmentSecret(env, 'SECRET_KEY')
  if (given) return checkedSecret('SECRET_KEY', given, wrong)
  if (production) {
    wrong.push(
      'SECRET_KEY (or SECRET_KEY_FILE) is required in production: 32 random bytes or more, the same on every node.',
    )
    return Buffer.alloc(0)
  }
  const keyFile = join(data_dir, 'secret.key')
  if (!makes) return existsSync(keyFile) ? Buffer.from(readFileSync(keyFile, 'utf8').trim()) : Buffer.alloc(0)
  mkdirSync(data_dir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(keyFile, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return Buffer.from(readFileSync(keyFile, 'utf8').trim())
}
