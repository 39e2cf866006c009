import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '#testing/program/run-command.ts'

const bin = join(import.meta.dirname, '../../../bin/coussinet.mjs')
const minutes = (count: number) => ({ timeout: count * 60_000 })
const running = new Set<ChildProcess>()
let env: Record<string, string> = {}

beforeAll(async () => {
  env = { DATA_DIR: await mkdtemp(join(tmpdir(), 'coussinet-sandbox-')) }
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  // The portals notice it and close, which writes into their folders.
  await rm(env['DATA_DIR'] ?? '', { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

const folderOf = (name: string) => join(env['DATA_DIR'] ?? '', 'sandboxes', name)
type Note = { url: string; pid: number; token: string }
const noteOf = async (name: string): Promise<Note> =>
  JSON.parse(await readFile(join(folderOf(name), 'portal.json'), 'utf8'))

/** Starts a sandbox by the command; resolves with what it printed once it says its credentials. */
async function startSandbox(name: string, ...more: string[]): Promise<{ child: ChildProcess; output(): string }> {
  const child = spawn(process.execPath, [bin, 'sandbox', '--name', name, ...more], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  while (!output.includes('webhook secret')) {
    if (child.exitCode !== null) throw new Error(output)
    await setTimeout(20)
  }
  return { child, output: () => output }
}

type ShownClock = { at: string; moving_to: string | null }
const clockOf = async (name: string): Promise<ShownClock> => {
  const { url, token } = await noteOf(name)
  const response = await fetch(`${url}/api/sandbox`, { headers: { authorization: `Bearer ${token}` } })
  return JSON.parse(await response.text())
}
const secretsIn = (output: string) => output.match(/cms_[\w-]{43}|whsec_[\w+/]{43}=/g) ?? []

describe('[TRY-01] coussinet sandbox', () => {
  it('two at once share one template and no key; each opens the insurer’s API with its own', minutes(3), async () => {
    const [one, two] = await Promise.all([startSandbox('one'), startSandbox('two')])
    expect(await readdir(folderOf('.templates'))).toHaveLength(1)
    const secrets = [...secretsIn(one.output()), ...secretsIn(two.output())]
    expect(new Set(secrets).size).toBe(4)
    const began = performance.now()
    await startSandbox('three')
    // Two seconds on an idle machine.
    expect(performance.now() - began).toBeLessThan(15_000)
    const { url } = await noteOf('one')
    const client_id = /sandbox-[\da-f]{8}/.exec(one.output())?.[0] ?? ''
    const ask = async (secret = '') => {
      const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id,
        client_secret: secret,
      })
      return (await fetch(`${url}/integration/v1/oauth/token`, { method: 'POST', body })).status
    }
    expect([await ask(secretsIn(one.output())[0]), await ask(secretsIn(two.output())[0])]).toEqual([200, 401])
  })

  it('refuses in production and on a database of members, and a second start of the same', minutes(1), async () => {
    const refusal = async (more: Record<string, string>, ...words: string[]) => {
      const { code, err } = await runCommand({ ...env, ...more }, ['sandbox', ...words])
      return [code, err]
    }
    expect(await refusal({ NODE_ENV: 'production' })).toEqual([2, expect.stringContaining('in production')])
    expect(await refusal({ DATABASE_URL: 'postgres://localhost/members' })).toEqual([
      2,
      expect.stringContaining('embedded database of its own'),
    ])
    expect(await refusal({}, '--name', '../members')).toEqual([2, expect.stringContaining('--name')])
    expect(await refusal({}, '--name', 'one', '--fresh')).toEqual([1, expect.stringContaining('is running')])
    expect(await refusal({}, '--name', 'one', '--empty')).toEqual([2, expect.stringContaining('exists already')])
    expect(existsSync(folderOf('default'))).toBe(false)
  })

  it('tells what each day brought; killed in the middle, it goes on where it was', minutes(4), async () => {
    const { at } = await clockOf('two')
    const target = Date.parse(at) + 120 * 86_400_000
    const advancing = runCommand(env, ['sandbox', 'advance', '120', '--name', 'two'])
    let reached = Date.parse(at)
    while (reached < Date.parse(at) + 30 * 86_400_000) {
      await setTimeout(20)
      reached = Date.parse((await clockOf('two')).at)
    }
    process.kill((await noteOf('two')).pid, 'SIGKILL')
    expect((await advancing).out).toMatch(/^\d{4}-\d\d-\d\d {2}.*mail sent \d/m)
    await setTimeout(300)
    await startSandbox('two')
    const later = await clockOf('two')
    expect(Date.parse(later.at)).toBeGreaterThanOrEqual(reached)
    expect(Date.parse(later.moving_to ?? '')).toBeLessThan(target + 60_000)
    while ((await clockOf('two')).moving_to !== null) await setTimeout(100)
    expect(Date.parse((await clockOf('two')).at)).toBeGreaterThanOrEqual(target)
  })

  it('a year passes in about a minute', minutes(5), async () => {
    const began = performance.now()
    const { out, code } = await runCommand(env, ['sandbox', 'advance', '365', '--name', 'three', '--json'])
    expect([code, performance.now() - began < 180_000]).toEqual([0, true])
    const days = out
      .trimEnd()
      .split('\n')
      .map((line): { day?: string; happened?: { what: string; count: number }[] } => JSON.parse(line))
    const inOrder = days.flatMap(({ day }) => day ?? [])
    expect(inOrder).toEqual(inOrder.toSorted())
    const paid = days.flatMap(({ happened = [] }) => happened).filter(({ what }) => what === 'receipt.paid')
    expect(paid.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(40)
  })
})
