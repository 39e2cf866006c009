import { type Environment, flag, repeatedParameters, readEnvironmentSecret } from './environment.ts'
import { isLoopbackHost } from './is-loopback-host.ts'

export type DatabaseSettings = {
  /** PostgreSQL, or a transaction pooler in front of it; null: the embedded database under `data_dir` */
  database_url: string | null
  /** PostgreSQL itself, if `database_url` is a pooler */
  database_direct_url: string | null
  /** replica of `database_url`, for the insurer's lists; null: there is none */
  database_replica_url: string | null
  /** connections of this process to `database_url`; jobs and hints have six of their own */
  database_connections: number
  /** use of named prepared statements; null: only without a pooler */
  database_named_statements: boolean | null
}

const fewest = 2
const most = 200

const defaultPasswords =
  /^(?:postgres|postgresql|password|passw0rd|secret|admin|root|coussinet|changeme|change-me|123456\d*)$/i

export function readDatabaseSettings(
  env: Environment,
  { production }: { production: boolean },
  wrong: string[],
): DatabaseSettings {
  const may_be_plain = flag(env, 'DATABASE_PLAINTEXT', !production, wrong)
  const read = (name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL'): string | null => {
    const text = readEnvironmentSecret(env, name)
    const url = URL.parse(text ?? '')
    if (text === null) return null
    // The address may hold a password: it is not repeated.
    if (!url || !['postgres:', 'postgresql:'].includes(url.protocol))
      wrong.push(`${name} must begin with postgres:// or postgresql://.`)
    else if (repeatedParameters(url).length > 0)
      wrong.push(`${name} must give each parameter once, not ${repeatedParameters(url).join(' and ')} twice.`)
    else if (production && defaultPasswords.test(passwordOf(url)))
      wrong.push(`${name} must not hold a default password in production: give the portal’s role one of its own.`)
    else if (!may_be_plain && !isLoopbackHost(getDatabaseHost(url)) && !isVerified(url))
      wrong.push(
        `${name} must end with ?sslmode=verify-full in production, unless the server is on this machine: members’ data would cross the network in clear, or to whom nobody has looked at. DATABASE_PLAINTEXT=1 allows it, for a network that is encrypted itself.`,
      )
    return text
  }
  const [database_url, database_direct_url] = [read('DATABASE_URL'), read('DATABASE_DIRECT_URL')]
  if (database_direct_url && !database_url)
    wrong.push('DATABASE_DIRECT_URL says nothing without DATABASE_URL, the address of the pooler before it.')
  const database_replica_url = read('DATABASE_REPLICA_URL')
  if (database_replica_url && !database_url)
    wrong.push('DATABASE_REPLICA_URL says nothing without DATABASE_URL, the address of the server that it follows.')
  const connections = env['DATABASE_CONNECTIONS'] || '12'
  const database_connections = Number(connections)
  if (!/^\d+$/.test(connections) || database_connections < fewest || database_connections > most)
    wrong.push(`DATABASE_CONNECTIONS must be a whole number from ${fewest} to ${most}, not "${connections}".`)
  const database_named_statements = env['DATABASE_NAMED_STATEMENTS']
    ? flag(env, 'DATABASE_NAMED_STATEMENTS', true, wrong)
    : null
  return { database_url, database_direct_url, database_replica_url, database_connections, database_named_statements }
}

/** Host to which the driver connects: a parameter overrides the host of the address; a folder means a socket of this machine. */
export function getDatabaseHost(url: URL): string {
  const host = url.searchParams.get('host') || decodeURIComponent(url.hostname) || process.env['PGHOST'] || 'localhost'
  return host.startsWith('/') ? 'localhost' : host
}

/** Password that the driver sends: a parameter overrides that of the address. */
function passwordOf(url: URL): string {
  const written = url.searchParams.get('password')
  if (written) return written
  try {
    return decodeURIComponent(url.password)
  } catch {
    return url.password
  }
}

/** Tells whether the driver requires TLS and checks certificate and host name (pg 8: all modes but `no-verify`). */
function isVerified({ searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode')
  if (searchParams.get('uselibpqcompat') === 'true') return mode === 'verify-full'
  if (mode !== null) return ['prefer', 'require', 'verify-ca', 'verify-full'].includes(mode)
  return ['true', '1'].includes(searchParams.get('ssl') ?? '')
}
