import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RefundPile } from '@coussinet/contract/refund-piles.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { heavyPng } from '#platform/files/fixtures/heavy-png.ts'
import { photo } from '../../modules/refunds/tests/a-request.ts'
import { keyedClient } from '../chaos/keyed-client.ts'
import { newMember } from '../chaos/members-at-work.ts'
import { endSpawned, type SpawnedPortal, spawnPortal } from '../program/spawn-portal.ts'
import { runSql, startPostgres, type TestPostgres } from '../servers/postgres.ts'
import { type S3Server, startS3 } from '../servers/s3.ts'

let directory: string
let postgres: TestPostgres
let s3: S3Server
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'coussinet-turns-'))
  ;[postgres, s3] = await Promise.all([startPostgres({ durable: true }), startS3()])
}, 120_000)
afterEach(endSpawned)
afterAll(async () => {
  await s3.close()
  await postgres.close()
  await rm(directory, { recursive: true, force: true })
})

const aNode = (name: string, database_url: string, env: Record<string, string> = {}): Promise<SpawnedPortal> =>
  spawnPortal(join(directory, name), {
    DATABASE_URL: database_url,
    SECRET_KEY: 'Iv0zq9Ls3kYt7wPaXc5uRm2nBe8hDf1gJo4iVy6t',
    READING: 'off',
    ...env,
  })

/** File processes of a node at this moment. */
function decodersOf({ process: { pid } }: SpawnedPortal): number {
  let count = 0
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const [, parent] = /^\d+ \(.*\) \S (\d+) /s.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? []
      if (Number(parent) === pid && readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes('-child')) count += 1
    } catch {
      // It ended meanwhile.
    }
  return count
}

function formOf(files: readonly Uint8Array<ArrayBuffer>[], part: string, type: string, fields: object = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  for (const [place, bytes] of files.entries())
    form.append(part, new Blob([bytes], { type }), `${place}.${type.slice(6)}`)
  return form
}

let databases = 0
// One a try: what a first try left is there when it is made again.
const aDatabase = () => postgres.createDatabase(`turns_${(databases += 1)}`)

it(
  '[SEC-35] two members whose photos take seconds each hold up no third one, who has sent nothing yet',
  { timeout: 240_000 },
  async () => {
    const database_url = await aDatabase()
    const node = await aNode('turns', database_url)
    const client = keyedClient(node.url)
    const post = (token: string, path: string, body: FormData) =>
      fetch(`${node.url}/api${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
    const heavy = heavyPng(5000)
    const attackers = await Promise.all([newMember(client), newMember(client)])
    const third = await newMember(client)
    let isOver = false
    // As fast as they can: piles of ten, and documents of requests in four connections each.
    const attacks = attackers.flatMap(({ token }) =>
      Array.from({ length: 5 }, async (_, number) => {
        const { id } = await client.post<{ id: string }>(token, '/refund-requests')
        while (!isOver) {
          const answer =
            number === 0
              ? await post(
                  token,
                  '/refund-piles',
                  formOf(
                    Array.from({ length: 10 }, () => heavy),
                    'files',
                    'image/png',
                  ),
                )
              : await post(
                  token,
                  `/refund-requests/${id}/files`,
                  formOf([heavy], 'file', 'image/png', { type: 'other' }),
                )
          await answer.arrayBuffer()
          if (!answer.ok) await pause(500)
        }
      }),
    )
    const took: number[] = []
    try {
      // Until they are known by what they use.
      const used = async () => {
        const rows = await runSql(database_url, `select count from attempts where attempt_key like 'uploads decoded %'`)
        return rows.filter(({ count }) => Number(count) > 12_000).length
      }
      await expect.poll(used, { timeout: 90_000, interval: 250 }).toBe(2)
      for (let count = 0; count < 10; count += 1) {
        const { id } = await client.post<{ id: string }>(third.token, '/refund-requests')
        const bytes = Uint8Array.from(await photo())
        const form = formOf([bytes], 'file', 'image/jpeg', { type: 'invoice' })
        const began = performance.now()
        const answer = await post(third.token, `/refund-requests/${id}/files`, form)
        took.push(performance.now() - began)
        expect(answer.status).toBe(201)
      }
    } finally {
      isOver = true
      await Promise.allSettled(attacks)
    }
    // It was 503 after twenty seconds while a turn was a form's.
    expect(Math.max(...took)).toBeLessThan(10_000)
    expect(took.toSorted((one, other) => one - other)[5]).toBeLessThan(4000)
  },
)

it(
  '[SEC-35] a connection that closes ends its work: the process that decodes, and what waits for a turn',
  { timeout: 120_000 },
  async () => {
    const node = await aNode('closed', await aDatabase())
    const client = keyedClient(node.url)
    const { token } = await newMember(client)
    const { id } = await client.post<{ id: string }>(token, '/refund-requests')
    const body = new Response(formOf([heavyPng(7000)], 'file', 'image/png', { type: 'other' }))
    const bytes = Buffer.from(await body.arrayBuffer())
    const head = [
      `POST /api/refund-requests/${id}/files HTTP/1.1`,
      'Host: x',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${body.headers.get('content-type')}`,
      `Content-Length: ${bytes.length}`,
    ]
    const sockets = Array.from({ length: 3 }, () => {
      const socket = connect(Number(new URL(node.url).port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(bytes)
      return socket
    })
    // One or two at once: a member alone may hold both places.
    await expect.poll(() => decodersOf(node), { timeout: 20_000, interval: 20 }).toBeGreaterThan(0)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => decodersOf(node), { timeout: 3000, interval: 20 }).toBe(0)
    // Nobody's turn begins after it.
    for (let looks = 0; looks < 20; looks += 1) {
      await pause(50)
      expect(decodersOf(node)).toBe(0)
    }
    expect(await client.read(token, `/refund-requests/${id}/files`)).toEqual({ data: [] })
  },
)

it(
  '[READ-06][REL-01] a pile of ten is answered at once, and what a killed node had in hand the next one makes ready',
  { timeout: 240_000 },
  async () => {
    const database_url = await aDatabase()
    const first = await aNode('first', database_url, { S3_URL: s3.url })
    const client = keyedClient(first.url)
    const { token } = await newMember(client)
    const photos = Array.from({ length: 10 }, () => heavyPng(4000))
    const send = async (url: string) => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'ten' }
      const body = formOf(photos, 'files', 'image/png')
      const answer = await fetch(`${url}/api/refund-piles`, { method: 'POST', headers, body })
      return { status: answer.status, text: await answer.text() }
    }
    const began = performance.now()
    const sent = await send(first.url)
    expect(sent.status).toBe(201)
    // Ten of them take more than ten seconds.
    expect(performance.now() - began).toBeLessThan(5000)
    const pile: RefundPile = JSON.parse(sent.text)
    expect([pile.files, pile.arrivals.length]).toEqual([[], 10])
    const look = (url: string) => {
      client.url = url
      return client.read<RefundPile>(token, `/refund-piles/${pile.id}`)
    }
    await expect
      .poll(async () => (await look(first.url)).files.length, { timeout: 60_000, interval: 50 })
      .toBeGreaterThan(0)
    await expect.poll(() => decodersOf(first), { timeout: 20_000, interval: 10 }).toBeGreaterThan(0)
    await first.kill('SIGKILL')

    const next = await aNode('next', database_url, { S3_URL: s3.url })
    expect((await look(next.url)).arrivals.length).toBeGreaterThan(0)
    await expect.poll(async () => (await look(next.url)).files.length, { timeout: 150_000, interval: 200 }).toBe(10)
    const done = await look(next.url)
    expect([done.status, done.arrivals]).toEqual(['sorted', []])
    expect(done.files.map(({ id }) => id)).toEqual(pile.arrivals.map(({ id }) => id))
    // The same call again is answered as it was then.
    expect(await send(next.url)).toEqual(sent)
  },
)
