import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '../../server/src/modules/accounts/session/passwords.ts'
import { endSpawned, spawnPortal } from '../../server/src/testing/program/spawn-portal.ts'
import { runSql, startPostgres } from '../../server/src/testing/servers/postgres.ts'
import { type Measure, median } from '../measure.ts'
import { seedMembers } from '../seed/seed-members.ts'
import { type LoadOptions, load } from './load.ts'
import { cpuOf, cpuOfMachine } from './processes.ts'
import { productionOn, readMe } from './production.ts'

const members = 2000
const rounds = 3
const seconds = 5
const password = 'Un chat, trois croquettes'

/** Members who look at their pages, each a few times a second. */
const readers: LoadOptions = {
  connections: 16,
  seconds,
  pause: 50,
  call: readMe(1),
}
/** Members who sign in by their password, as fast as they are let. */
const flood: LoadOptions = {
  connections: 32,
  seconds,
  call: (count) => ({
    method: 'POST',
    path: '/api/auth/token',
    status: 200,
    refused: 503,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: String(100_000_001 + (count % members)), password }),
  }),
}

/** Measures what a sign-in costs, and how long others wait in a flood of them, on all cores of the machine. */
export async function signInFlood(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-bench-'))
  const postgres = await startPostgres({ durable: true, settings: { synchronous_commit: 'off', autovacuum: 'off' } })
  try {
    const url = await postgres.createDatabase('bench')
    await seedMembers(url, members)
    await runSql(url, `update members set password_hash = '${await hashPassword(password)}'`)
    const portal = await spawnPortal(join(folder, 'data'), productionOn(url))
    const pid = portal.process.pid ?? 0
    await load(portal.url, { ...flood, seconds: 1 })
    await load(portal.url, { ...readers, seconds: 1 })
    await runSql(url, 'analyze')
    const measured: Awaited<ReturnType<typeof measureOnce>>[] = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measureOnce(portal.url, pid))
    await portal.kill('SIGTERM')
    const of = (name: keyof (typeof measured)[number]) => median(measured.map((one) => one[name]))
    return [
      { name: 'sign-in: CPU of the portal, less the readers’', value: of('cpu'), unit: 'ms', budget: 12 },
      { name: 'sign-ins a second in a flood', value: of('sign_ins'), unit: '' },
      { name: 'sign-ins that were told to come back', value: of('refused'), unit: '' },
      { name: 'me: p99 without a flood', value: of('quiet_p99'), unit: 'ms' },
      { name: 'me: p99 in a flood of sign-ins', value: of('flood_p99'), unit: 'ms' },
      { name: 'me: p99 in a flood, against none', value: of('flood_p99') / of('quiet_p99'), unit: '×', budget: 1.2 },
      { name: 'CPU of others meanwhile', value: of('foreign') * 100, unit: '% of a core' },
    ]
  } finally {
    endSpawned()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOnce(url: string, pid: number) {
  const before = cpuOf(pid)
  const quiet = await load(url, readers)
  const reading = cpuOf(pid) - before
  const all = cpuOfMachine()
  const [own, portal] = [cpuOf(process.pid), cpuOf(pid)]
  const [others, signed] = await Promise.all([load(url, readers), load(url, flood)])
  const spent = cpuOf(pid) - portal
  return {
    cpu: ((spent - reading) * 1000) / signed.count,
    sign_ins: signed.count / signed.seconds,
    refused: signed.refused,
    quiet_p99: quiet.p99,
    flood_p99: others.p99,
    // PostgreSQL's own share is in it.
    foreign: (cpuOfMachine() - all - spent - (cpuOf(process.pid) - own)) / signed.seconds,
  }
}
