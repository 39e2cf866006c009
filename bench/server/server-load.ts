import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSpawned, spawnPortal } from '../../server/src/testing/program/spawn-portal.ts'
import { runSql, startPostgres, type TestPostgres } from '../../server/src/testing/servers/postgres.ts'
import { type Measure, median } from '../measure.ts'
import { seedMembers } from '../seed/seed-members.ts'
import { hotStatements } from './hot-statements.ts'
import { type LoadOptions, type Load, load } from './load.ts'
import { cpuOf, cpuOfMachine, cpuOfPostgres, leaveFirstCore, rssOf } from './processes.ts'
import { productionOn, tokenOf } from './production.ts'

const members = 20_000
const connections = 64
const rounds = 3
const seconds = 3
/** Members who begin requests: each may begin few in a minute. Who reads is one a connection, and is remembered for a second. */
const writers = 2000

const bareServer = join(import.meta.dirname, '../../server/src/testing/servers/bare-server-child.ts')

type Call = 'refunds' | 'me' | 'create'
/** CPU against the bare server's; and p99, in ms of a quiet machine or against the bare server's. */
type Budget = { against_bare: number; p99?: number; p99_against_bare?: number }
const budgets: Record<Call, Budget> = {
  refunds: { against_bare: 1.3, p99: 45 },
  me: { against_bare: 1.5, p99: 15 },
  create: { against_bare: 1.4, p99_against_bare: 1.5 },
}
const calls: readonly Call[] = ['refunds', 'me', 'create']

type Server = { name: 'portal' | 'bare'; url: string; pid: number }
type Round = Load & { cpu_us: number; database_us: number; foreign: number }

/**
 * Measures what a call costs the portal and its database, beside a bare server with the same statements, in the same minutes; and how long
 * it takes.
 */
export async function serverLoad(): Promise<Measure[]> {
  const { isAlone, onFirstCore } = leaveFirstCore()
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-bench-'))
  const postgres = await startPostgres({
    durable: true,
    settings: { synchronous_commit: 'off', shared_buffers: '256MB', autovacuum: 'off' },
  })
  const closing: (() => void)[] = [endSpawned]
  try {
    const url = await postgres.createDatabase('bench')
    await seedMembers(url, members)
    const bare = await startBare(url, onFirstCore)
    closing.push(() => process.kill(bare.pid))
    const began = performance.now()
    const portal = await spawnPortal(join(folder, 'data'), productionOn(url), onFirstCore)
    const ready = performance.now() - began
    const pid = portal.process.pid ?? 0
    const at_start = rssOf(pid)
    const servers: Server[] = [
      { name: 'portal', url: portal.url, pid },
      { name: 'bare', ...bare },
    ]
    // Autovacuum, which would come in the middle of a round, does this within a minute: until then what was empty is planned so.
    const measured = await measure(servers, postgres, () => runSql(url, 'analyze'))
    const after_load = rssOf(pid)
    await portal.kill('SIGTERM')
    return [
      { name: 'ready on PostgreSQL', value: ready / 1000, unit: 's', budget: 0.4 },
      { name: 'memory at start', value: at_start, unit: 'MB', budget: 110 },
      { name: 'memory after load', value: after_load, unit: 'MB', budget: 200 },
      ...calls.flatMap((call) => figures(call, measured[call])),
      { name: 'servers on a core of their own', value: Number(isAlone), unit: '' },
      {
        name: 'CPU of others meanwhile, at most',
        value:
          Math.max(
            0,
            ...calls
              .flatMap((call) => [...measured[call].portal, ...measured[call].bare])
              .map(({ foreign }) => foreign),
          ) * 100,
        unit: '% of a core',
      },
    ]
  } finally {
    for (const close of closing) close()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startBare(url: string, onFirstCore: (command: readonly string[]) => readonly string[]) {
  const [program = '', ...args] = onFirstCore([process.execPath, bareServer])
  const BARE = JSON.stringify({ ...(await hotStatements(new Date())), asking: writers })
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], DATABASE_URL: url, BARE },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line]: Buffer[] = await once(child.stdout, 'data')
  return { url: String(line).trim(), pid: child.pid ?? 0 }
}

type Measured = Record<Call, Record<Server['name'], Round[]>>

/** Servers and calls one after the other, round by round, so that what else the machine does meets them all. */
async function measure(
  servers: readonly Server[],
  postgres: TestPostgres,
  warmedUp: () => Promise<unknown>,
): Promise<Measured> {
  const measured: Measured = {
    refunds: { portal: [], bare: [] },
    me: { portal: [], bare: [] },
    create: { portal: [], bare: [] },
  }
  for (const { url } of servers) for (const call of calls) await load(url, { ...loadOptionsFor(call), seconds: 1 })
  await warmedUp()
  for (let round = 0; round < rounds; round += 1)
    for (const call of calls)
      for (const server of servers) measured[call][server.name].push(await measureOnce(server, call, postgres))
  return measured
}

async function measureOnce({ url, pid }: Server, call: Call, { files }: TestPostgres): Promise<Round> {
  const read = () => ({
    server: cpuOf(pid),
    database: cpuOfPostgres(files),
    own: cpuOf(process.pid),
    all: cpuOfMachine(),
  })
  const before = read()
  const result = await load(url, loadOptionsFor(call))
  const after = read()
  const spent = (of: keyof typeof before) => after[of] - before[of]
  const each = (cpu: number) => (cpu * 1_000_000) / result.count
  return {
    ...result,
    cpu_us: each(spent('server')),
    database_us: each(spent('database')),
    foreign: (spent('all') - spent('server') - spent('database') - spent('own')) / result.seconds,
  }
}

function loadOptionsFor(call: Call): LoadOptions {
  const post = call === 'create'
  return {
    connections,
    seconds,
    call: (count) => ({
      method: post ? 'POST' : 'GET',
      path: post ? '/api/refund-requests' : `/api/${call}`,
      status: post ? 201 : 200,
      headers: {
        authorization: `Bearer ${tokenOf(1 + (count % (post ? writers : connections)))}`,
        ...(post ? { 'idempotency-key': randomUUID() } : {}),
      },
    }),
  }
}

function figures(call: Call, { portal, bare }: Measured[Call]): Measure[] {
  const of = (rounds: Round[], name: keyof Round) => median(rounds.map((round) => round[name]))
  const { against_bare, p99, p99_against_bare } = budgets[call]
  const bytes = of(bare, 'bytes') / of(portal, 'bytes')
  // A read that asks the database twice, say, could not be compared.
  if (call !== 'create' && (bytes < 0.85 || bytes > 1.15))
    throw new Error(`The bare server's answer to ${call} has ${bytes} times the bytes of the portal's`)
  const total = (rounds: Round[]) => median(rounds.map(({ cpu_us, database_us }) => cpu_us + database_us))
  return [
    { name: `${call}: CPU of the portal`, value: of(portal, 'cpu_us'), unit: 'µs' },
    { name: `${call}: CPU of its PostgreSQL`, value: of(portal, 'database_us'), unit: 'µs' },
    { name: `${call}: CPU of the bare server`, value: of(bare, 'cpu_us'), unit: 'µs' },
    { name: `${call}: CPU of its PostgreSQL, bare`, value: of(bare, 'database_us'), unit: 'µs' },
    { name: `${call}: both, against bare`, value: total(portal) / total(bare), unit: '×', budget: against_bare },
    { name: `${call}: bytes of an answer`, value: of(portal, 'bytes'), unit: 'B' },
    { name: `${call}: median at ${connections} connections`, value: of(portal, 'p50'), unit: 'ms' },
    { name: `${call}: p99`, value: of(portal, 'p99'), unit: 'ms', ...(p99 !== undefined && { budget: p99 }) },
    {
      name: `${call}: p99, against bare`,
      value: of(portal, 'p99') / of(bare, 'p99'),
      unit: '×',
      ...(p99_against_bare !== undefined && { budget: p99_against_bare }),
    },
  ]
}
