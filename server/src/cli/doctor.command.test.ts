import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { findNodes } from '#platform/records/portal-nodes.ts'
import { systemClock } from '#platform/time/clock.ts'
import { runHere } from '#testing/program/run-here.ts'
import { endSpawned, freePort, spawnPortal } from '#testing/program/spawn-portal.ts'
import { userNamed } from '#testing/servers/child-server.ts'
import { type Clamd, startClamd } from '#testing/servers/clamd.ts'
import { findProgram } from '#testing/servers/find-program.ts'
import { startNginx, type TestProxy } from '#testing/servers/nginx.ts'
import { runSql, startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import { type MailServer, mailServer } from '#testing/servers/smtp.ts'
import { checkConnections, checkDatabase } from './doctor/database.ts'
import type { PartFinding } from './doctor/examine.ts'

// The real program in production, behind the shipped proxy, with its parts beside it; the command as an operator types it.
let folder = ''
let postgres: TestPostgres
let proxy: TestProxy
let scanner: Clamd
let mails: MailServer
let env: Record<string, string> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coussinet-doctor-'))
  ;[postgres, scanner, mails] = await Promise.all([startPostgres(), startClamd(), mailServer()])
  const [door, node] = [await freePort(), await freePort()]
  proxy = await startNginx(door, [node], { days: 90 })
  setDefaultCACertificates([...getCACertificates('default'), proxy.authority])
  env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(node),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: await postgres.createDatabase('doctor'),
    SECRET_KEY: 'x8Kd0vQzr3pWn5yTbG7hUc2LmEaJf9Rs4iOtXqZ1',
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXIES: '127.0.0.1',
    CLAMD_URL: scanner.url,
    SMTP_URL: mails.url,
    SMS_URL: `http://127.0.0.1:${scanner.port}/`,
    SMS_TOKEN: 't0ken',
  }
  await spawnPortal(env['DATA_DIR'] ?? '', env)
}, 120_000)
afterAll(async () => {
  endSpawned()
  await proxy?.close()
  await scanner?.close()
  await mails?.close()
  await postgres?.close()
  await rm(folder, { recursive: true, force: true })
})

type Told = { well: boolean; green: number; red: number; unknown: number; checks: PartFinding[] }

async function doctor(words: readonly string[] = [], changed: Record<string, string> = {}) {
  const { code, out, err } = await runHere({ ...env, ...changed }, ['doctor', '--json', ...words])
  const told: Told | null = out === '' ? null : JSON.parse(out)
  return { code, err, checks: told?.checks ?? [], well: told?.well }
}

const rows = async () =>
  runSql(
    env['DATABASE_URL'] ?? '',
    `select string_agg(relname || ' ' || (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || relname, false, true, '')))[1]::text, ',' order by relname) as all
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )

const files = async () =>
  (await readdir(env['DATA_DIR'] ?? '', { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

it(
  '[GO-05] tells of every part of an installation within 15 s, and leaves nothing behind',
  { timeout: 60_000 },
  async () => {
    const before = [await rows(), await files()]
    const began = performance.now()
    const { code, checks, well } = await doctor()
    expect(performance.now() - began).toBeLessThan(15_000)
    expect([await rows(), await files()]).toEqual(before)
    expect(mails.seen).toEqual([])

    // What a resolver knows of the example's domain is the machine's own.
    const ours = checks.filter(({ name }) => !/^(?:SPF|DMARC) /.test(name))
    const named = (state: string) => ours.filter((one) => one.state === state).map(({ name }) => name)
    // The example's brand, offers that ran out, and no backup yet: an operator is told of each.
    expect(new Set(named('red'))).toEqual(new Set(['warning', 'backup', 'backup compared']))
    expect(named('unknown')).toEqual(expect.arrayContaining(['HTTP to HTTPS', 'DKIM of coussinet.example', 'webhooks']))
    expect(named('green')).toEqual(
      expect.arrayContaining([
        'settings',
        'SECRET_KEY',
        'brand',
        'database',
        'TLS to the database',
        'migrations',
        'clock of the database',
        'clock of PUBLIC_URL',
        'connections',
        'PUBLIC_URL',
        'certificate',
        'HSTS',
        'portal',
        'X-Forwarded-For',
        'forged X-Forwarded-For',
        'size of uploads',
        'live events',
        'folder of files',
        'strangers at the folder',
        'owner of the files',
        'scanner',
        'mail server',
        'SMS gateway',
        'jobs',
      ]),
    )
    expect(checks.every(({ state, mend }) => (state === 'green') === (mend === null))).toBe(true)
    expect([code, well]).toEqual([1, false])
  },
)

it('[GO-05] looks at the parts that are asked for alone, and ends with 0 when none of them is red', async () => {
  const { code, out, err } = await runHere(env, ['doctor', '--only', 'clock,proxy'])
  expect([code, err]).toEqual([0, '6 green, 0 red, 1 could not be checked\n'])
  expect(out).toContain('green      proxy  X-Forwarded-For: 127.0.0.1 is believed')
  expect(out).toContain('→ Look by hand.')
  expect(await runHere(env, ['doctor', '--only', 'proxi'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('the parts are settings, database'),
  })
})

it('[GO-05] tells all wrong settings at once, a line each, and that nothing else could be looked at', async () => {
  const { code, checks } = await doctor([], { SECRET_KEY: 'short', PUBLIC_URL: 'http://members.example', DEMO: '1' })
  expect(code).toBe(1)
  expect(checks.filter(({ state }) => state === 'red').map(({ seen }) => seen)).toEqual([
    expect.stringContaining('DEMO'),
    expect.stringContaining('PUBLIC_URL'),
  ])
  expect(checks.filter(({ part }) => part !== 'settings').every(({ state }) => state === 'unknown')).toBe(true)
  const short = await doctor(['--only', 'settings'], { SECRET_KEY: 'short' })
  expect(short.checks).toMatchObject([{ state: 'red', seen: expect.stringContaining('32 bytes') }])
})

it('[GO-05] a database that is away is red, and what stands on it could not be checked', async () => {
  const { code, checks } = await doctor(['--only', 'database,clock,nodes,jobs,backup,webhooks'], {
    DATABASE_URL: `postgres://portal:hidden@127.0.0.1:${await freePort()}/portal`,
  })
  expect(code).toBe(1)
  expect(checks.filter(({ part }) => part === 'database')).toMatchObject([{ state: 'red' }])
  expect(checks.filter(({ state }) => state === 'unknown').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['clock of the database', 'nodes', 'jobs', 'backup', 'webhooks']),
  )
  expect(JSON.stringify(checks)).not.toContain('hidden')
})

it('[GO-05] a database that lacks migrations, or has too few connections, is red', { timeout: 60_000 }, async () => {
  const url = await postgres.createDatabase('empty')
  const { checks } = await doctor(['--only', 'database'], { DATABASE_URL: url })
  expect(checks).toContainEqual(
    expect.objectContaining({ name: 'migrations', state: 'red', mend: 'Run: coussinet migrate' }),
  )
  const database = await openPostgres(env['DATABASE_URL'] ?? '', () => {}, { connections: 2 })
  const nodes = await findNodes(database.db, new Date())
  const config = readConfig(env, { makes: false })
  const connections = async (count: number) =>
    (await checkConnections(config, database.db, Array.from({ length: count }, () => nodes).flat()))[0]
  expect(await connections(1)).toMatchObject({ state: 'green', seen: expect.stringContaining('may take 36 of 297') })
  expect(await connections(16)).toMatchObject({ state: 'red', mend: expect.stringContaining('max_connections to 316') })
  // A server elsewhere that is spoken to in clear.
  const elsewhere = { ...config, database_url: 'postgres://portal@db.internal/portal' }
  expect(await checkDatabase(elsewhere, database, systemClock)).toContainEqual(
    expect.objectContaining({ name: 'TLS to the database', state: 'red' }),
  )
  await database.close()
})

it('[GO-05] TLS to the database is told with its version', { timeout: 60_000 }, async () => {
  const certificates = await mkdtemp(join(tmpdir(), 'coussinet-doctor-tls-'))
  const [certificate, key] = [join(certificates, 'server.pem'), join(certificates, 'server.key')]
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout ${key} -out ${certificate}`
  execFileSync(findProgram('openssl'), words.split(' '), { stdio: 'pipe' })
  const { uid, gid } = userNamed('postgres')
  if (uid !== undefined && gid !== undefined)
    for (const path of [certificates, certificate, key]) chownSync(path, uid, gid)
  const safe = await startPostgres({ settings: { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key } })
  const url = `${safe.url}?sslmode=verify-full&sslrootcert=${certificate}`
  const database = await openPostgres(url, () => {}, { connections: 2 })
  const found = await checkDatabase({ ...readConfig(env, { makes: false }), database_url: url }, database, systemClock)
  expect(found).toContainEqual(
    expect.objectContaining({ name: 'TLS to the database', state: 'green', seen: expect.stringContaining('TLSv1.3') }),
  )
  await database.close()
  await safe.close()
  await rm(certificates, { recursive: true, force: true })
})
