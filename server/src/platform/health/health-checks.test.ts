import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { blackHole } from '#testing/servers/black-hole.ts'
import { mailServer } from '#testing/servers/smtp.ts'
import { openHealthChecks } from './health-checks.ts'
import { reachGateway, reachMailServer } from './register-health-checks.ts'

const told: string[] = []
const keep = (...line: unknown[]) => void told.push(JSON.stringify(line))
const log = { warn: keep, info: keep }
const off = {
  database: 'off',
  tables: 'off',
  files: 'off',
  scanner: 'off',
  mail: 'off',
  inbound_mail: 'off',
  sms: 'off',
  payments: 'off',
  identity_providers: 'off',
  insurer: 'off',
  proofs: 'off',
}

it('[REL-14] many who ask at once cause one question, and those of the next seconds none', async () => {
  const health = openHealthChecks(log)
  let asked = 0
  health.watch('scanner', async () => void (asked += 1))
  const read = await Promise.all(Array.from({ length: 500 }, () => health.read()))
  await health.read()
  expect(asked).toBe(1)
  expect(read[0]).toEqual({ ...off, scanner: 'up' })
})

it('[REL-14] a part that hangs makes nobody wait, and is not asked again before it has ended', async () => {
  const health = openHealthChecks(log)
  let asked = 0
  health.watch('files', () => ((asked += 1), new Promise(() => {})))
  health.watch('database', async () => {})
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now()
    expect(await health.read()).toEqual({ ...off, files: 'down', database: 'up' })
    expect(performance.now() - began).toBeLessThan(1500)
  }
  expect(asked).toBe(1)
})

it(
  '[REL-14] a part that begins to hang is down within seconds, and up again when it answers',
  { timeout: 20_000 },
  async () => {
    const health = openHealthChecks(log)
    let answer = (): void => {}
    let hangs = false
    health.watch('mail', () => (hangs ? new Promise<void>((resolve) => (answer = resolve)) : Promise.resolve()))
    const state = async () => (await health.read()).mail
    expect(await state()).toBe('up')
    hangs = true
    const until = async (wanted: string) => {
      const deadline = performance.now() + 9000
      while ((await state()) !== wanted && performance.now() < deadline) await setTimeout(100)
      return state()
    }
    expect(await until('down')).toBe('down')
    hangs = false
    answer()
    expect(await until('up')).toBe('up')
  },
)

it('says once that a part is away, and once that it is back; why is for the log alone', async () => {
  told.length = 0
  const health = openHealthChecks(log)
  let fails = true
  health.watch('database', async () => {
    if (fails) throw new Error('connect ECONNREFUSED 10.0.0.7:5432')
  })
  health.watch('insurer', async () => false)
  expect(await health.read()).toEqual({ ...off, database: 'down', insurer: 'down' })
  expect(await health.isDatabaseUp()).toBe(false)
  fails = false
  expect(await health.isDatabaseUp()).toBe(true)
  expect(told.filter((line) => line.includes('"part":"database"'))).toHaveLength(2)
})

it('a mail server is there when it greets, and a gateway when it takes a connection', { timeout: 15_000 }, async () => {
  const server = await mailServer()
  const smtp = { host: '127.0.0.1', secure: false, user: null, password: '', demands_tls: false }
  await reachMailServer({ ...smtp, port: server.port })
  await reachGateway({ url: `http://127.0.0.1:${server.port}/send` })
  await server.close()
  await expect(reachMailServer({ ...smtp, port: server.port })).rejects.toThrow('ECONNREFUSED')
  await expect(reachGateway({ url: `http://127.0.0.1:${server.port}/send` })).rejects.toThrow('ECONNREFUSED')
  const hole = await blackHole()
  await expect(reachMailServer({ ...smtp, port: hole.port })).rejects.toThrow('too long')
  await setTimeout(50)
  expect(hole.open()).toBe(0)
  await hole.close()
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  await expect(
    reachMailServer({ ...smtp, port: typeof address === 'object' && address ? address.port : 0 }),
  ).rejects.toThrow('does not greet')
  other.close()
})
