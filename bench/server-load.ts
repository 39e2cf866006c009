import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SpawnedPortal, spawnPortal } from '../server/src/testing/program/spawn-portal.ts'
import { type Measure, percentile } from './measure.ts'

const connections = 32
const seconds = 5
const clockTicks = 100

/** CPU for each request of the server process, latency, memory, and how fast it is ready; on `DATABASE_URL` if it is set. */
export async function serverLoad(): Promise<Measure[]> {
  const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-bench-'))
  const database = process.env['DATABASE_URL']
  const env: Record<string, string> = {
    LOG_LEVEL: 'info',
    MEMBER_CALLS_PER_MINUTE: '1000000',
    ...(database ? { DATABASE_URL: database } : {}),
  }
  try {
    const first = await timed(() => spawnPortal(data_dir, env))
    await first.result.kill('SIGTERM')
    const second = await timed(() => spawnPortal(data_dir, env))
    const portal = second.result
    const rss = rssOf(portal)
    const token = await enter(portal)
    const [me, refunds, estimate] = [
      await load(portal, token, '/me'),
      await load(portal, token, '/refunds'),
      await load(portal, token, '/refund-requests'),
    ]
    const loaded = rssOf(portal)
    await portal.kill('SIGTERM')
    return [
      { name: 'first start, demo loaded', value: first.ms / 1000, unit: 's', budget: 15 },
      { name: 'second start', value: second.ms / 1000, unit: 's', budget: database ? 2 : 5 },
      { name: 'memory at start', value: rss, unit: 'MB', budget: database ? 250 : 400 },
      { name: 'memory after load', value: loaded, unit: 'MB', budget: database ? 300 : 450 },
      ...figures('GET me', me),
      ...figures('GET refunds', refunds),
      ...figures('GET refund-requests', estimate),
    ]
  } finally {
    await rm(data_dir, { recursive: true, force: true })
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now()
  return { result: await work(), ms: performance.now() - began }
}

async function enter({ url }: SpawnedPortal): Promise<string> {
  const body = JSON.stringify({ username: '412703584', password: 'Coussinet#2026' })
  const response = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { access_token }: { access_token: string } = JSON.parse(await response.text())
  return access_token
}

type Load = { cpu_us: number; p50: number; p99: number; per_second: number }

async function load(portal: SpawnedPortal, token: string, path: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const until = performance.now() + seconds * 1000
  const before = cpuOf(portal)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const start = performance.now()
        await get(agent, `${portal.url}/api${path}`, token)
        latencies.push(performance.now() - start)
      }
    }),
  )
  const elapsed = (performance.now() - began) / 1000
  agent.destroy()
  return {
    cpu_us: ((cpuOf(portal) - before) * 1_000_000) / latencies.length,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    per_second: latencies.length / elapsed,
  }
}

function get(agent: Agent, url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
      .on('error', reject)
      .end()
  })
}

/** seconds of CPU that the process has used */
function cpuOf({ process: { pid } }: SpawnedPortal): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / clockTicks
}

function rssOf({ process: { pid } }: SpawnedPortal): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

function figures(name: string, { cpu_us, p50, p99, per_second }: Load): Measure[] {
  return [
    { name: `${name}, CPU of the server a request`, value: cpu_us, unit: 'µs' },
    { name: `${name}, median of ${connections} connections`, value: p50, unit: 'ms' },
    { name: `${name}, p99`, value: p99, unit: 'ms' },
    { name: `${name}, requests a second`, value: per_second, unit: '/s' },
  ]
}
