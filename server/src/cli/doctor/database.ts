import { sql } from 'kysely'
import { databaseVersion } from '#modules/operations/back-office/status.ts'
import { checkPlaces } from '#modules/operations/distribution/places.ts'
import type { Config } from '#platform/config/config.ts'
import { getDatabaseHost } from '#platform/config/database-settings.ts'
import { isLoopbackHost } from '#platform/config/is-loopback-host.ts'
import type { Db, OpenDatabase } from '#platform/db/db.ts'
import { halfRestored } from '#platform/db/half-restored.ts'
import { pendingMigrations } from '#platform/db/migrations.ts'
import { countConnections, type PortalNode } from '#platform/records/portal-nodes.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type DoctorFinding, green, formatDuration, runCheck, red, unknown } from './finding.ts'

const oldest = 15
/** largest allowed difference between two clocks, in ms */
export const longestSkew = 2000

export async function checkDatabase(
  config: Config,
  { db, embedded }: OpenDatabase,
  clock: Clock,
): Promise<DoctorFinding[]> {
  const version = await runCheck('database', 'See “PostgreSQL” in docs/operations.md.', async () => {
    const serverVersion = await databaseVersion(db)
    if (embedded)
      return red(
        'database',
        `the embedded ${serverVersion}, which a power cut may damage`,
        'Set DATABASE_URL to a PostgreSQL.',
      )
    return Number.parseInt(serverVersion, 10) >= oldest
      ? green('database', `PostgreSQL ${serverVersion}`)
      : red('database', `PostgreSQL ${serverVersion}`, `Upgrade it: ${oldest} or newer is needed.`)
  })
  const migrations = await lookAtMigrations(db)
  const isMigrated = migrations.every(({ state }) => state === 'green')
  return [
    ...version,
    ...(await lookAtTls(config, db)),
    ...migrations,
    ...(isMigrated ? await lookAtPlaces(db, clock) : []),
  ]
}

/** Checked only if the database has Citus. */
async function lookAtPlaces(db: Db, clock: Clock): Promise<DoctorFinding[]> {
  const name = 'tables'
  const mend = 'Run: coussinet distribute'
  return runCheck(name, 'See “Citus” in docs/operations.md.', async () => {
    const places = await checkPlaces({ db, clock })
    if (places === null) return []
    const { waiting, misplaced } = places
    if (misplaced.length > 0) return red(name, misplaced.join(' '), mend)
    if (waiting.length > 0) return red(name, `${waiting.length} are not where they belong: ${listOf(waiting)}`, mend)
    return green(name, 'every table is where it belongs')
  })
}

const listOf = (names: readonly string[]) => names.slice(0, 5).join(', ') + (names.length > 5 ? ' …' : '')

async function lookAtTls({ database_url, database_direct_url }: Config, db: Db): Promise<DoctorFinding[]> {
  const name = 'TLS to the database'
  const mend = 'End DATABASE_URL with ?sslmode=verify-full&sslrootcert=<file>.'
  if (database_url === null) return []
  return runCheck(name, mend, async () => {
    const { rows } = await sql<{ ssl: boolean; version: string | null; cipher: string | null }>`
      select ssl, version, cipher from pg_stat_ssl where pid = pg_backend_pid()`.execute(db)
    const [{ ssl, version, cipher } = { ssl: false, version: null, cipher: null }] = rows
    const url = new URL(database_url)
    const host = getDatabaseHost(url)
    if (ssl)
      return green(name, `${version} ${cipher}${database_direct_url === null ? '' : ', as the server sees the pooler'}`)
    if (isLoopbackHost(host)) return green(name, 'none is needed: it is on this machine')
    return red(name, `${host} is spoken to in clear${database_direct_url === null ? '' : ' by the pooler'}`, mend)
  })
}

async function lookAtMigrations(db: Db): Promise<DoctorFinding[]> {
  const mend = 'Run: coussinet migrate'
  return runCheck('migrations', mend, async () => {
    const half = await halfRestored(db)
    if (half)
      return red(
        'migrations',
        `the database is half restored from ${half.backup}`,
        'Run the same coussinet restore again.',
      )
    const { applied, pending, unknown: newer } = await pendingMigrations(db)
    if (pending.length > 0) return red('migrations', `pending: ${pending.join(', ')}`, mend)
    return green(
      'migrations',
      `${applied.length} applied${newer.length > 0 ? `, ${newer.length} of a newer version` : ''}`,
    )
  })
}

export async function checkDatabaseClock(db: Db): Promise<DoctorFinding[]> {
  const name = 'clock of the database'
  return runCheck(name, 'Run an NTP client on both machines.', async () => {
    const began = Date.now()
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
    const [asked, answered] = [began, Date.now()]
    return clockFinding(name, (rows[0]?.at.getTime() ?? Number.NaN) - (asked + answered) / 2, (answered - asked) / 2)
  })
}

/** Judges a clock by its difference from this machine's, allowing for half the response time. */
export function clockFinding(name: string, difference: number, doubt: number): DoctorFinding {
  const mend = 'Run an NTP client (chrony, systemd-timesyncd) on both machines.'
  if (Number.isNaN(difference)) return unknown(name, 'it told no time', mend)
  const words = `${formatDuration(Math.abs(difference))} ${difference < 0 ? 'behind' : 'ahead of'} this machine`
  return Math.abs(difference) - doubt > longestSkew ? red(name, words, mend) : green(name, words)
}

/** Compares the server's connections with what the nodes may use, plus one that starts while another stops. */
export async function checkConnections(config: Config, db: Db, nodes: readonly PortalNode[]): Promise<DoctorFinding[]> {
  const name = 'connections'
  if (config.database_url === null) return []
  return runCheck(name, 'Raise max_connections, or lower DATABASE_CONNECTIONS.', async () => {
    const { rows } = await sql<{ server: number; role: number; own: number }>`
      select current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as server,
        (select rolconnlimit from pg_roles where rolname = current_user) as role,
        (select datconnlimit from pg_database where datname = current_database()) as own`.execute(db)
    const limits = rows[0] ?? { server: 0, role: -1, own: -1 }
    const most = Math.min(...[limits.server, limits.role, limits.own].filter((limit) => limit >= 0))
    const asPool = (node: number) =>
      config.database_direct_url === null ? node : countConnections({ database_connections: 0 })
    const pools = nodes.length === 0 ? [countConnections(config)] : nodes.map(({ connections }) => connections)
    const needed = pools.reduce((sum, pool) => sum + asPool(pool), 0) + asPool(Math.max(...pools))
    const words = `${pools.length === 1 ? '1 node' : `${pools.length} nodes`} and one that starts meanwhile may take ${needed} of ${most}${config.database_direct_url === null ? '' : ', beside what the pooler opens'}`
    return needed > most
      ? red(name, words, `Raise max_connections to ${needed + 10} or more, or lower DATABASE_CONNECTIONS.`)
      : green(name, words)
  })
}

/** Nodes seen recently: all have the command's version, build and brand. */
export function checkNodes(
  nodes: readonly PortalNode[],
  own: Pick<PortalNode, 'version' | 'brand'>,
  clock: Clock,
): DoctorFinding[] {
  const replace = 'Replace it, or wait until the release is on every node.'
  if (nodes.length === 0)
    return [red('nodes', 'none has noted itself within three minutes', 'Start a node, and read its log.')]
  const builds = new Set(nodes.map(({ build }) => build))
  return nodes.map((node) => {
    const name = `node ${node.host}`
    const words = `${node.version}, build ${node.build}, ${node.brand}, for ${formatDuration(clock().getTime() - node.started_at.getTime())}`
    if (node.brand !== own.brand)
      return red(name, `${words}: another brand than ${own.brand}`, 'Start it with the same BRAND as the others.')
    if (node.version !== own.version) return red(name, `${words}: another version than ${own.version}`, replace)
    return builds.size > 1 ? red(name, `${words}: the nodes are of ${builds.size} builds`, replace) : green(name, words)
  })
}
