import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { endChildren, expectChild, runChild, runReader } from './run-child.ts'

vi.setConfig({ testTimeout: 20_000 })

const fixture = (name: string) => join(import.meta.dirname, '../fixtures', name)

function childrenOf(parent: number | undefined): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent_id]) => (pid !== undefined && parent_id === parent ? [pid] : []))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 200) throw new Error('It did not happen within 10 s')
    await setTimeout(50)
  }
}

afterEach(endChildren)

it('[SEC-37] ends a decoder that passes its time limit, and calls the file too complex', async () => {
  const { answer } = await runChild(fixture('endless-child.ts'), Buffer.from('x'), { timeLimitMs: 700 })
  expect(answer).toEqual({ ok: false, code: 'file_too_complex' })
  expect(childrenOf(process.pid).filter((pid) => isFileProcess(pid))).toEqual([])
})

it('[READ-01] ends a reader past its time of a core, and takes what it told until then', async () => {
  const start = performance.now()
  const answer = z.object({ ok: z.literal(true), said: z.object({ word: z.string() }) })
  const work = { script: fixture('busy-child.ts'), bytes: Buffer.from('x'), timeLimitMs: 120_000, answer }
  expect(await runReader(work)).toEqual({ word: 'first' })
  expect(performance.now() - start).toBeLessThan(60_000)
}, 70_000)

it('[SEC-37] ends a decoder past its time of a core, whatever the clock says', async () => {
  const { answer } = await runChild(fixture('endless-child.ts'), Buffer.from('x'), { timeLimitMs: 120_000 })
  expect(answer).toEqual({ ok: false, code: 'file_too_complex' })
}, 70_000)

it('[SEC-42] counts what a file costs, not how long others made it wait', async () => {
  const began = performance.now()
  const { answer, cpu_ms } = await runChild(fixture('waiting-child.ts'), Buffer.from('x'))
  expect(answer.ok).toBe(true)
  expect(performance.now() - began).toBeGreaterThan(3000)
  expect(cpu_ms).toBeGreaterThan(0)
  expect(cpu_ms).toBeLessThan(3000)
})

function isFileProcess(pid: number): boolean {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes('-child.ts')
  } catch {
    return false
  }
}

it('[SEC-37] ends a decoder that takes more than its memory, long before its time limit', async () => {
  const start = performance.now()
  const { answer } = await runChild(fixture('greedy-child.ts'), Buffer.from('x'), { timeLimitMs: 120_000 })
  expect(answer).toEqual({ ok: false, code: 'file_too_complex' })
  expect(performance.now() - start).toBeLessThan(25_000)
})

it.runIf(process.platform === 'linux')(
  '[SEC-37] a file process is the first that a machine without memory ends',
  async () => {
    const work = runChild(fixture('endless-child.ts'), Buffer.from('x'), { timeLimitMs: 2000 })
    const scores = () =>
      childrenOf(process.pid)
        .filter((pid) => isFileProcess(pid))
        .map((pid) => readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim())
    await until(() => scores().includes('1000'))
    expect((await work).answer).toEqual({ ok: false, code: 'file_too_complex' })
  },
)

it('gives a decoder no secret, no file to write or read, and no program to start', async () => {
  const target = join(tmpdir(), `curious-${process.pid}`)
  const { answer } = await runChild(fixture('curious-child.ts'), Buffer.from(target))
  expect(answer.ok && Buffer.from(answer.bytes).toString()).toBe('')
  expect(existsSync(target)).toBe(false)
})

it('a file process busy decoding does not outlive a parent that is killed', async () => {
  const parent = spawn(process.execPath, [fixture('doomed-parent.ts')], { stdio: 'ignore' })
  let children: number[] = []
  try {
    await until(() => (children = childrenOf(parent.pid)).length > 0)
    await setTimeout(500)
  } finally {
    parent.kill('SIGKILL')
  }
  await until(() => !children.some((pid) => isAlive(pid)))
  expect(children).toHaveLength(1)
})

it('a process that cannot start is our fault, not the file’s', async () => {
  await expect(runChild(fixture('absent-child.ts'), Buffer.from('x'))).rejects.toThrow(/did not start/)
})

it('[SEC-35] a caller who hangs up ends the work at once', async () => {
  const stopping = new AbortController()
  const work = runChild(fixture('endless-child.ts'), Buffer.from('x'), { signal: stopping.signal })
  await until(() => childrenOf(process.pid).some((pid) => isFileProcess(pid)))
  stopping.abort(new Error('nobody waits'))
  await expect(work).rejects.toThrow('nobody waits')
  expect(childrenOf(process.pid).filter((pid) => isFileProcess(pid))).toEqual([])
  await expect(runChild(fixture('endless-child.ts'), Buffer.from('x'), { signal: stopping.signal })).rejects.toThrow(
    'nobody waits',
  )
})

it('closing ends the work at once with an error, and leaves the pipeline usable', async () => {
  const work = runChild(fixture('endless-child.ts'), Buffer.from('x')).catch((error: unknown) => error)
  await setTimeout(300)
  await endChildren()
  expect(await work).toMatchObject({ message: expect.stringContaining('was ended') })
  expect((await runChild(fixture('curious-child.ts'), Buffer.from('/x/y'))).answer.ok).toBe(true)
})

const fileProcesses = () => childrenOf(process.pid).filter((pid) => isFileProcess(pid))

it('[SEC-37] a process started ahead takes the file that comes, and no second one', async () => {
  expectChild(fixture('curious-child.ts'))
  expectChild(fixture('curious-child.ts'))
  await until(() => fileProcesses().length > 0)
  const [spare] = fileProcesses()
  expect(fileProcesses()).toEqual([spare])
  const work = runChild(fixture('curious-child.ts'), Buffer.from('/x/y'))
  expect(fileProcesses()).toEqual([spare])
  expect((await work).answer.ok).toBe(true)
  expect(fileProcesses()).toEqual([])
  expect((await runChild(fixture('curious-child.ts'), Buffer.from('/x/y'))).answer.ok).toBe(true)
})

it('a process started ahead that was ended since is not given a file, and closing ends it', async () => {
  expectChild(fixture('curious-child.ts'))
  await until(() => fileProcesses().length > 0)
  for (const pid of fileProcesses()) process.kill(pid, 'SIGKILL')
  await until(() => fileProcesses().length === 0)
  expect((await runChild(fixture('curious-child.ts'), Buffer.from('/x/y'))).answer.ok).toBe(true)
  expectChild(fixture('curious-child.ts'))
  await endChildren()
  expect(fileProcesses()).toEqual([])
})
