import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { eventNames } from '@coussinet/contract/integration/events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bin, runCommand } from '#testing/program/run-command.ts'
import { type Receiver, startReceiver } from '#testing/servers/receiver.ts'
import { isTrigger, moves, triggers } from './sandbox/triggers/triggers.ts'

let receiver: Receiver
let env: Record<string, string> = {}
let secret = ''
let heard = () => ''
const running: { child: ChildProcess; output: () => string }[] = []

/** Starts a command that goes on until it is stopped; resolves once it has printed those words. */
async function startCommand(words: string[], until: string): Promise<() => string> {
  const child = spawn(process.execPath, [bin, ...words], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  running.push({ child, output: () => output })
  while (!output.includes(until)) {
    if (child.exitCode !== null) throw new Error(output)
    await setTimeout(20)
  }
  return () => output
}

beforeAll(async () => {
  receiver = await startReceiver()
  env = { DATA_DIR: await mkdtemp(join(tmpdir(), 'coussinet-trigger-')) }
  const shown = await startCommand(['sandbox', '--empty', '--name', 'events'], 'webhook secret')
  heard = await startCommand(['listen', '--forward', receiver.url, '--name', 'events'], 'is the insurer')
  secret = /whsec_[\w+/]{43}=/.exec(shown())?.[0] ?? ''
}, 120_000)
afterAll(async () => {
  for (const { child } of running.toReversed()) child.kill('SIGKILL')
  await setTimeout(1000)
  await receiver?.close()
  await rm(env['DATA_DIR'] ?? '', { recursive: true, force: true })
})

const trigger = (event: string) => runCommand(env, ['trigger', event, '--name', 'events'])
const triggered = Object.entries(triggers).flatMap(([event, one]) => (isTrigger(one) ? [event] : []))

describe('[TRY-02] coussinet listen', () => {
  it('passes events on byte for byte and answers as the receiver does, so that they come again', async () => {
    let refusals = 2
    receiver.answer(() => (refusals-- > 0 ? 503 : 204))
    expect(heard()).toContain(secret)
    expect(await trigger('profile.changed')).toMatchObject({ code: 0, err: '' })
    await expect.poll(() => receiver.taken.length, { timeout: 15_000 }).toBe(1)
    expect(new Set(receiver.heard.map(({ event_id }) => event_id)).size).toBe(1)
    for (const { headers, body } of receiver.heard) {
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
      const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(signed)
        .digest('base64')
      expect(headers['webhook-signature']).toBe(`v1,${mac}`)
    }
    await expect
      .poll(() => [...heard().matchAll(/profile\.changed +[\da-f-]{36} {2}(\d+) {2}\d+ ms/g)].map(([, code]) => code))
      .toEqual(['503', '503', '204'])
  }, 60_000)

  it('signs anew with the machine’s time for a receiver that checks the age', async () => {
    await runCommand(env, ['sandbox', 'advance', '2', '--name', 'events'])
    receiver.answer(() => 204)
    const ages = async () => {
      const before = receiver.taken.length
      await trigger('animal.changed')
      await expect.poll(() => receiver.taken.length, { timeout: 15_000 }).toBe(before + 1)
      const one = receiver.taken[before]
      const [id, timestamp] = [String(one?.headers['webhook-id']), String(one?.headers['webhook-timestamp'])]
      const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64')).update(`${id}.${timestamp}.${one?.body}`)
      expect(one?.headers['webhook-signature']).toBe(`v1,${mac.digest('base64')}`)
      return Math.round(Math.abs(Number(timestamp) - Date.now() / 1000) / 86_400)
    }
    expect(await ages()).toBe(2)
    const words = ['listen', '--forward', receiver.url, '--name', 'events', '--current-time']
    await startCommand(words, 'is the insurer')
    expect(await ages()).toBe(0)
  }, 60_000)

  it('says what is wrong: no sandbox, no address, no such event', async () => {
    const told = async (...words: string[]) => {
      const { code, err } = await runCommand(env, ['listen', ...words])
      return [code, err]
    }
    const away = expect.stringContaining('does not run. Start it: coussinet sandbox --name none')
    expect(await told('--forward', receiver.url, '--name', 'none')).toEqual([1, away])
    expect((await told('--forward', 'localhost:4000'))[0]).toBe(2)
    expect((await told('--forward', receiver.url, '--events', 'profile.changed,none'))[0]).toBe(2)
  })
})

describe('[TRY-02] coussinet trigger', () => {
  it('each event of the contract has a trigger, or says why it has none', async () => {
    expect(Object.keys(triggers).toSorted()).toEqual([...eventNames].toSorted())
    const { out } = await runCommand(env, ['trigger', '--json'])
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line): { event: string; triggered: boolean; how: string } => JSON.parse(line))
    expect(rows.map(({ event }) => event)).toEqual([...Object.keys(triggers), ...Object.keys(moves)])
    expect(triggered.length).toBeGreaterThan(19)
    for (const row of rows.filter((one) => !one.triggered)) expect(row.how).toMatch(/^not triggered: .{20,}/)
    const { code, err } = await trigger('mandate.lapsed')
    expect([code, err]).toEqual([1, expect.stringContaining('36 months')])
    expect((await trigger('nothing.happened')).code).toBe(2)
  })

  it.each(triggered)('%s happens, and its webhook arrives', { timeout: 60_000 }, async (event) => {
    receiver.answer(() => 204)
    const { code, out, err } = await trigger(event)
    expect([code, err]).toEqual([0, ''])
    const nevg = /\((\d{9})\)\.\n$/.exec(out)?.[1]
    const arrived = () => receiver.taken.filter((one) => one.nevg === nevg).map((one) => one.event)
    await expect.poll(arrived, { timeout: 15_000 }).toContain(event)
  })

  it.each(Object.keys(moves))('%s happens', { timeout: 60_000 }, async (name) => {
    expect(await trigger(name)).toMatchObject({ code: 0, err: '' })
  })
})
