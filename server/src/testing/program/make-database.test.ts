import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSpawned, nodeFlags, spawnPortal } from './spawn-portal.ts'

const main = join(import.meta.dirname, '../../main.mjs')
let data_dir: string
let starting: ChildProcess
let output: string

beforeEach(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'coussinet-made-'))
  output = ''
  starting = spawn(process.execPath, [...nodeFlags, main], {
    env: { PATH: process.env['PATH'], DATA_DIR: data_dir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [starting.stdout, starting.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  while (starting.exitCode === null && !existsSync(join(data_dir, 'postgres.being-made'))) await pause(20)
})
afterEach(async () => {
  starting.kill('SIGKILL')
  endSpawned()
  await rm(data_dir, { recursive: true, force: true })
})

const makerOf = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).trim())
const isThere = (pid: number) => existsSync(`/proc/${pid}/stat`)

it(
  '[REL-12] told to stop while its database is being made, a first start ends with 0, and the next one is ready',
  { timeout: 240_000 },
  async () => {
    const maker = makerOf(starting)
    starting.kill('SIGTERM')
    expect(await once(starting, 'exit')).toEqual([0, null])
    expect(isThere(maker)).toBe(false)
    expect(existsSync(join(data_dir, 'postgres'))).toBe(false)
    const portal = await spawnPortal(data_dir)
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
  },
)

it('[REL-02] a start whose database is not made, for its maker was killed, says so and ends with 1', async () => {
  process.kill(makerOf(starting), 'SIGKILL')
  expect(await once(starting, 'exit')).toEqual([1, null])
  expect(output).toContain('The embedded database could not be made: the process that makes it was ended by SIGKILL.')
})

it('[REL-02] a maker whose start was killed leaves off, so that the next start finds the directory free', async () => {
  const maker = makerOf(starting)
  starting.kill('SIGKILL')
  await once(starting, 'exit')
  await expect.poll(() => isThere(maker), { timeout: 10_000 }).toBe(false)
})
