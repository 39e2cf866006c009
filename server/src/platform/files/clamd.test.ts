import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { eicar, startClamd, type Clamd } from '#testing/servers/clamd.ts'
import { clamdScanner } from './clamd.ts'
import { prepareFile } from './prepare.ts'
import { receivedBytes } from './received-file.ts'

const longest = 1_000_000
const told: string[] = []
const log = { info: keep, warn: keep }
function keep(...line: unknown[]): void {
  told.push(JSON.stringify(line))
}

let clamd: Clamd
let strange: Server | null = null
beforeAll(async () => {
  clamd = await startClamd({ longest })
})
afterAll(() => clamd.close())
afterEach(() => {
  strange?.close()
  strange = null
  told.length = 0
})

it('[SEC-40] asks a real clamd, and knows its answers', async () => {
  const scanner = clamdScanner({ host: '127.0.0.1', port: clamd.port }, log)
  await scanner.probe()
  expect(await scanner.scan(randomBytes(700_000))).toBe('clean')
  expect(await scanner.scan(eicar)).toBe('infected')
  expect(await scanner.scan(Buffer.concat([randomBytes(600_000), eicar, randomBytes(100_000)]))).toBe('infected')
  expect(told).toHaveLength(2)
  expect(told[0]).toMatch(/"event":"file_infected","signature":"Eicar-Test-Signature[^"]*","sha256":"[\da-f]{64}"/)
})

it('[SEC-40] what clamd will not take for its size is not taken, and the failure says which setting to change', async () => {
  const scanner = clamdScanner({ host: '127.0.0.1', port: clamd.port }, log)
  await expect(scanner.scan(randomBytes(5_000_000))).rejects.toThrow('StreamMaxLength')
  expect(await scanner.scan(Buffer.from('small'))).toBe('clean')
})

it('[SEC-40] a socket of this machine serves as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'))
  const path = join(folder, 'clamd.sock')
  strange = createServer((socket) => void socket.once('data', () => socket.end('stream: OK\0'))).listen(path)
  await once(strange, 'listening')
  expect(await clamdScanner({ path }, log).scan(Buffer.from('x'))).toBe('clean')
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['nothing', ''],
  ['nonsense', 'stream: maybe\0'],
  ['an error', 'stream: Heuristics ERROR\0'],
  ['a yes without its end', 'stream: OK'],
  ['more than an answer has', 'stream: '.padEnd(1_000_000, 'x')],
  ['that it is busy', 'COMMAND READ TIMED OUT\0'],
])('[SEC-40] a scanner that answers %s lets nothing through', async (_name, answer) => {
  strange = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(answer))
  }).listen(0, '127.0.0.1')
  await once(strange, 'listening')
  const address = strange.address()
  const scanner = clamdScanner(
    { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 },
    log,
  )
  const file = receivedBytes(Buffer.from('%PDF-1.7'), { name: 'a.pdf', media_type: '' })
  await expect(prepareFile(file, { name: 'one' }, scanner)).rejects.toMatchObject({
    code: 'unavailable',
    more: { retry_after: 3 },
  })
  await expect(scanner.probe()).rejects.toThrow('The scanner')
})
