import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hashPassword } from '../../server/src/modules/accounts/session/passwords.ts'
import { pathOfKey } from '../../server/src/platform/files/file-store.ts'
import { endSpawned, spawnPortal } from '../../server/src/testing/program/spawn-portal.ts'
import { runSql, startPostgres } from '../../server/src/testing/servers/postgres.ts'
import { type Measure, median } from '../measure.ts'
import { animalOf, lengthen, receiptOf, seedMembers, storedKey } from '../seed/seed-members.ts'
import { type Load, load } from './load.ts'
import { cpuOf, cpuOfMachine, rssOf } from './processes.ts'
import { productionOn, readMe, tokenOf } from './production.ts'

const members = 2000
/** Members of five years, and how many requests each has filed: some 210 of them in this year. */
const [longMembers, requests] = [20, 1200]
const year = 2026
const password = 'Un chat, trois croquettes'
const stored = 200_000

/** Paths of what a member asks for, by a number that is another one each time: what was made lately is given again. */
const papers: Readonly<Record<string, { path: (member: number) => string; from: number }>> = {
  'a contract': { path: () => '/api/pdf/contrat', from: 100 },
  'a receipt': { path: (member) => `/api/pdf/receipt?receipt_id=${receiptOf(member, 7)}`, from: 200 },
  'a statement of 210 refunds': {
    path: (member) => `/api/pdf/statement?animal_id=${animalOf(member)}&year=${year}`,
    from: 1,
  },
}
const inARow = 10
const words = ['oslo', 'facture', 'accident', 'urgence', 'ZR-12', 'remboursement', 'radiographie', 'cotisation']

/**
 * Measures the heaviest answers that a member asks for: papers, a search over five years, and the copy of their data; and
 * whether others wait meanwhile.
 */
export async function heavyAnswers(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-bench-'))
  const postgres = await startPostgres({ durable: true, settings: { synchronous_commit: 'off', autovacuum: 'off' } })
  try {
    const url = await postgres.createDatabase('bench')
    await seedMembers(url, members)
    await lengthen(url, longMembers, requests)
    await runSql(url, `update members set password_hash = '${await hashPassword(password)}'`)
    const data_dir = join(folder, 'data')
    await storeDocuments(join(data_dir, 'files'))
    const portal = await spawnPortal(data_dir, productionOn(url))
    const pid = portal.process.pid ?? 0
    const all = cpuOfMachine()
    const own = cpuOf(process.pid) + cpuOf(pid)
    const began = performance.now()
    const measures = [
      ...(await measurePapers(portal.url)),
      ...(await measureSearch(portal.url)),
      ...(await measureExport(portal.url, pid)),
    ]
    const others = cpuOfMachine() - all - (cpuOf(process.pid) + cpuOf(pid) - own)
    await portal.kill('SIGTERM')
    return [
      ...measures,
      {
        name: 'CPU of PostgreSQL and of others meanwhile',
        value: (others * 100_000) / (performance.now() - began),
        unit: '% of a core',
      },
    ]
  } finally {
    endSpawned()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Documents of the first member, of bytes that nothing compresses, as photos are. */
async function storeDocuments(root: string): Promise<void> {
  const bytes = randomBytes(stored)
  for (let request = 1; request <= requests; request += 1) {
    const path = join(root, pathOfKey(storedKey(1, request)))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
}

async function measurePapers(url: string): Promise<Measure[]> {
  await others(url, 1)
  const measures: Measure[] = []
  for (const [name, { path, from }] of Object.entries(papers)) {
    await ask(url, path(from), from)
    const quiet = await others(url, 3)
    const latencies: number[] = []
    const beside = await whileRunning(
      async () => {
        for (let member = from + 1; member <= from + inARow; member += 1)
          latencies.push(await ask(url, path(member), member))
      },
      (signal) => others(url, 30, signal),
    )
    measures.push(
      { name: `${name}: median`, value: median(latencies), unit: 'ms', budget: 250 },
      { name: `${name}: the longest of ${inARow}`, value: Math.max(...latencies), unit: 'ms' },
      { name: `${name}: others’ GET me meanwhile`, value: beside.p50 / quiet.p50, unit: '×', budget: 1.1 },
    )
  }
  return measures
}

async function measureSearch(url: string): Promise<Measure[]> {
  const latencies: number[] = []
  for (let member = 1; member <= longMembers; member += 1)
    for (const word of words) latencies.push(await ask(url, `/api/search?q=${encodeURIComponent(word)}`, member))
  return [
    { name: 'a search over five years: median', value: median(latencies), unit: 'ms', budget: 60 },
    { name: 'a search over five years: the longest', value: Math.max(...latencies), unit: 'ms' },
  ]
}

/** The archive of a member with a document for each request; how much memory the portal takes for it. */
async function measureExport(url: string, pid: number): Promise<Measure[]> {
  const before = rssOf(pid)
  let most = before
  const timer = setInterval(() => (most = Math.max(most, rssOf(pid))), 20)
  const began = performance.now()
  const answer = await fetch(`${url}/api/me/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(1)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ current_password: password }),
  })
  const first = performance.now() - began
  if (answer.status !== 200 || answer.body === null) throw new Error(`The export is answered ${answer.status}`)
  let bytes = 0
  for await (const piece of answer.body) bytes += piece.length
  clearInterval(timer)
  if (bytes < requests * stored) throw new Error(`The export has ${bytes} bytes`)
  return [
    { name: `an export of ${requests} requests: begins after`, value: first, unit: 'ms' },
    { name: `an export of ${requests} requests`, value: (performance.now() - began) / 1000, unit: 's' },
    { name: `an export of ${requests} requests: its size`, value: bytes / 1_000_000, unit: 'MB' },
    { name: `an export of ${requests} requests: memory for it`, value: most - before, unit: 'MB', budget: 60 },
  ]
}

/** Milliseconds until the last byte of an answer. */
async function ask(url: string, path: string, member: number): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${tokenOf(member)}` } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} is answered ${answer.status}`)
  return performance.now() - began
}

/** Other members, who look at their pages a few times a second. */
const others = (url: string, seconds: number, signal?: AbortSignal): Promise<Load> =>
  load(url, {
    connections: 8,
    seconds,
    pause: 50,
    ...(signal && { signal }),
    call: readMe(1000),
  })

async function whileRunning<T>(work: () => Promise<void>, beside: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ended = new AbortController()
  const running = beside(ended.signal)
  await work().finally(() => ended.abort())
  return running
}
