import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnPortal } from '../server/src/testing/program/spawn-portal.ts'
import { startPostgres } from '../server/src/testing/servers/postgres.ts'
import { type Measure, median } from './measure.ts'
import { cpuOf, rssOf } from './server/processes.ts'

const times = 5

type Start = { ready: number; cpu: number; memory: number }

/** Measures how fast the portal is ready with its demo, and what that takes: at first, again, and on PostgreSQL. */
export async function start(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-bench-'))
  const postgres = await startPostgres()
  try {
    const embedded = join(folder, 'embedded')
    const first = await startOnce(embedded)
    const again: Start[] = []
    for (let count = 0; count < times; count += 1) again.push(await startOnce(embedded))
    const on = { DATABASE_URL: await postgres.createDatabase('bench') }
    await startOnce(join(folder, 'postgres'), on)
    const served: Start[] = []
    for (let count = 0; count < times; count += 1) served.push(await startOnce(join(folder, 'postgres'), on))
    return [
      { name: 'first start, demo loaded', value: first.ready, unit: 's', budget: 15 },
      { name: 'first start: memory', value: first.memory, unit: 'MB', budget: 400 },
      ...figures('second start', again, { ready: 0.7, memory: 400 }),
      ...figures('second start on PostgreSQL', served, { ready: 0.4, memory: 110 }),
    ]
  } finally {
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startOnce(data_dir: string, env: Record<string, string> = {}): Promise<Start> {
  const began = performance.now()
  const portal = await spawnPortal(data_dir, env)
  const ready = (performance.now() - began) / 1000
  const pid = portal.process.pid ?? 0
  const [cpu, memory] = [cpuOf(pid), rssOf(pid)]
  await portal.kill('SIGTERM')
  return { ready, cpu, memory }
}

function figures(name: string, starts: Start[], budget: { ready: number; memory: number }): Measure[] {
  const of = (key: keyof Start) => median(starts.map((one) => one[key]))
  return [
    { name: `${name}: ready`, value: of('ready'), unit: 's', budget: budget.ready },
    { name: `${name}: CPU`, value: of('cpu'), unit: 's' },
    { name: `${name}: memory`, value: of('memory'), unit: 'MB', budget: budget.memory },
  ]
}
