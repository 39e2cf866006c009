import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { copyDemoData } from './demo-data.ts'
import { endSpawned, spawnPortal } from './spawn-portal.ts'

const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-stop-'))
beforeAll(() => copyDemoData(data_dir), 240_000)
afterEach(endSpawned)
afterAll(() => rm(data_dir, { recursive: true, force: true }))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function enter(url: string): Promise<string> {
  const body = JSON.stringify({ username: '412703584', password: 'Coussinet#2026' })
  const response = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { access_token }: { access_token: string } = JSON.parse(await response.text())
  return access_token
}

it(
  '[REL-12] asked to stop, it finishes what it is answering, takes nothing new, and ends with 0',
  { timeout: 240_000 },
  async () => {
    const portal = await spawnPortal(data_dir)
    const token = await enter(portal.url)
    const ask = () =>
      fetch(`${portal.url}/api/pdf/cgv`, { headers: { authorization: `Bearer ${token}` } }).then(async (answer) => [
        answer.status,
        (await answer.arrayBuffer()).byteLength > 100_000,
      ])
    const asked = Array.from({ length: 4 }, ask)
    await pause(300)
    const [ended, ...answers] = await Promise.all([portal.kill('SIGTERM'), ...asked])
    expect(answers).toEqual(answers.map(() => [200, true]))
    expect(ended).toBe(0)
    await expect(ask()).rejects.toThrow(/fetch failed/)
  },
)

it(
  '[REL-08] a second process on the same directory ends at once with a clear sentence',
  { timeout: 240_000 },
  async () => {
    const first = await spawnPortal(data_dir)
    const began = Date.now()
    await expect(spawnPortal(data_dir)).rejects.toThrow(/It ended with 1: .*Another process already runs on/)
    expect(Date.now() - began).toBeLessThan(5000)
    await first.kill('SIGKILL')
    const next = await spawnPortal(data_dir)
    await next.kill('SIGTERM')
  },
)
