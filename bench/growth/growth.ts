import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSpawned, spawnPortal } from '../../server/src/testing/program/spawn-portal.ts'
import { runSql, startPostgres, type TestPostgres } from '../../server/src/testing/servers/postgres.ts'
import { type Measure, median } from '../measure.ts'
import { seedMembers } from '../seed/seed-members.ts'
import { type Load, load } from '../server/load.ts'
import { cpuOf, cpuOfPostgres, leaveFirstCore } from '../server/processes.ts'
import { productionOn, tokenOf } from '../server/production.ts'
import { readPaths, sweepQueues } from './work-lists.ts'

const refundsEach = 10
const few = 10_000
const rounds = 5
const seconds = 1
/** Few enough for latency to be that of a call, and not of a queue. */
const connections = 4
const budgets = { cpu: 1.35, latency: 1.2 }

/** Members who read; as many are asked of the small portal as of the large one, and all of what they read is in PostgreSQL's cache. */
const readers = 240
/** Members who begin requests, none of whom reads: what they begin would be read as well. */
const writers = 720

type Sized = { members: number; url: string; database: string; pid: number }
type Round = Load & { cpu_us: number }
type Call = (typeof readPaths)[number] | 'create'
const calls: readonly Call[] = [...readPaths, 'create']

/** Measures what calls cost with many refunds against ten thousand, each in a portal and a database of its own, in the same minutes. */
export async function growth(): Promise<Measure[]> {
  const many = Number(process.env['GROWTH_REFUNDS'] ?? 1_000_000)
  if (!Number.isInteger(many) || many <= few || many % few > 0)
    throw new Error(`GROWTH_REFUNDS is a multiple of ${few}, and more`)
  const { onFirstCore } = leaveFirstCore()
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-bench-'))
  const postgres = await startPostgres({
    durable: true,
    settings: { synchronous_commit: 'off', shared_buffers: '1GB', maintenance_work_mem: '512MB', autovacuum: 'off' },
  })
  try {
    async function open(refunds: number): Promise<Sized> {
      const members = refunds / refundsEach
      const database = await postgres.createDatabase(`bench_${refunds}`)
      const began = performance.now()
      await seedMembers(database, members)
      console.log(`Seeded ${refunds} refunds in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
      const portal = await spawnPortal(join(folder, String(refunds)), productionOn(database), onFirstCore)
      return { members, url: portal.url, database, pid: portal.process.pid ?? 0 }
    }
    const small = await open(few)
    const large = await open(many)
    const measured = await measure(small, large, postgres)
    return [
      ...calls.flatMap((call) => figures(call, measured, small, large)),
      ...(await jobs(large)),
      { name: 'a member’s rows and indexes', value: (await sizeOf(large)) / large.members, unit: 'bytes' },
    ]
  } finally {
    endSpawned()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Measured = Map<Call, Map<Sized, Round[]>>

/** Sizes and calls one after the other, round by round, so that what else the machine does meets them all. */
async function measure(small: Sized, large: Sized, { url, files }: TestPostgres): Promise<Measured> {
  const sizes = [small, large]
  const measured: Measured = new Map(calls.map((call) => [call, new Map(sizes.map((size) => [size, []]))]))
  for (const size of sizes) {
    for (const call of calls)
      await load(size.url, { connections, seconds: 1, call: (count) => callOf(size, call, count) })
    await runSql(size.database, 'analyze')
  }
  await runSql(url, 'checkpoint')
  for (let round = 0; round < rounds; round += 1)
    for (const call of calls)
      for (const size of sizes) {
        const spent = () => cpuOf(size.pid) + cpuOfPostgres(files)
        const before = spent()
        const taken = await load(size.url, { connections, seconds, call: (count) => callOf(size, call, count) })
        measured
          .get(call)
          ?.get(size)
          ?.push({ ...taken, cpu_us: ((spent() - before) * 1_000_000) / taken.count })
      }
  return measured
}

function callOf({ members }: Sized, call: Call, count: number) {
  // Four members in a row, the first of whom reads and the others write, spread over all of them.
  const groups = members / 4
  const groupOf = (number: number) => Math.floor((number * groups) / readers)
  const isWrite = call === 'create'
  const writer = count % writers
  const member = isWrite ? 4 * groupOf(Math.floor(writer / 3)) + 2 + (writer % 3) : 4 * groupOf(count % readers) + 1
  return {
    method: isWrite ? 'POST' : 'GET',
    path: isWrite ? '/api/refund-requests' : `/api${call}`,
    status: isWrite ? 201 : 200,
    headers: {
      authorization: `Bearer ${tokenOf(member)}`,
      ...(isWrite ? { 'idempotency-key': randomUUID() } : {}),
    },
  }
}

function figures(call: Call, measured: Measured, small: Sized, large: Sized): Measure[] {
  const roundsOf = (size: Sized) => measured.get(call)?.get(size) ?? []
  const of = (size: Sized, what: 'cpu_us' | 'p50') => median(roundsOf(size).map((round) => round[what]))
  // Compares within a round, whose two are seconds apart.
  const times = (what: 'cpu_us' | 'p50') =>
    median(roundsOf(large).map((round, place) => round[what] / (roundsOf(small)[place]?.[what] ?? 0)))
  const name = call === 'create' ? 'POST refund-requests, keyed' : `GET ${call.slice(1)}`
  return [
    { name: `${name}: CPU with ${few} refunds`, value: of(small, 'cpu_us'), unit: 'µs' },
    {
      name: `${name}: CPU with ${large.members * refundsEach}`,
      value: times('cpu_us'),
      unit: '×',
      budget: budgets.cpu,
    },
    { name: `${name}: median with ${few} refunds`, value: of(small, 'p50'), unit: 'ms' },
    {
      name: `${name}: median with ${large.members * refundsEach}`,
      value: times('p50'),
      unit: '×',
      budget: budgets.latency,
    },
  ]
}

/** Runs each job of the portal itself once; answers how long they took. */
async function jobs({ database }: Sized): Promise<Measure[]> {
  const names = sweepQueues.map((queue) => `'${queue}'`).join(', ')
  const { now } = (await runSql(database, 'select clock_timestamp()::text as now'))[0] ?? {}
  for (const queue of sweepQueues)
    await runSql(database, `insert into pgboss.job (name, data, retry_limit) values ('${queue}', '{}', 0)`)
  const mine = `name in (${names}) and created_on >= '${String(now)}'`
  for (let left = 1; left > 0;) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const [read] = await runSql(
      database,
      `select count(*) as left from pgboss.job where ${mine} and state in ('created', 'active', 'retry')`,
    )
    left = Number(read?.['left'])
  }
  const ended = await runSql(
    database,
    `select name, max(extract(epoch from completed_on - started_on)) as seconds, bool_and(state = 'completed') as done from pgboss.job where ${mine} group by name order by name`,
  )
  const failed = ended.filter(({ done }) => done !== true).map(({ name }) => String(name))
  if (failed.length > 0) throw new Error(`These jobs failed: ${failed.join(', ')}`)
  return ended.map(({ name, seconds: taken }) => ({ name: `job ${String(name)}`, value: Number(taken), unit: 's' }))
}

async function sizeOf({ database }: Sized): Promise<number> {
  const [read] = await runSql(
    database,
    `select sum(pg_total_relation_size(oid)) as size from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return Number(read?.['size'])
}
