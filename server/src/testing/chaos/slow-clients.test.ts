import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PDFName } from '@cantoo/pdf-lib'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { savePdf, ordinaryPdf } from '#platform/files/fixtures/made-pdfs.ts'
import { postgresWithDemo } from '../program/demo-data.ts'
import { endSpawned, spawnPortal } from '../program/spawn-portal.ts'
import type { TestPostgres } from '../servers/postgres.ts'
import { keyedClient } from './keyed-client.ts'
import { newMember } from './members-at-work.ts'

const each = 100
const longest = 30_000
const slowestPage = 500
// Further apart than the looks of the server: nobody is closed by chance.
const drip = 1000
/** calls of one member that a node has in hand */
const inHand = 6
/** More than the kernel's own buffers take for a reader, of whom the portal then knows nothing more. */
const heavy = 9_000_000

const directory = await mkdtemp(join(tmpdir(), 'coussinet-slow-'))
const data_dir = join(directory, 'data')
let postgres: TestPostgres
let database_url = ''
beforeAll(async () => {
  ;({ postgres, database_url } = await postgresWithDemo(data_dir))
}, 240_000)
const open = new Set<Socket>()
afterEach(() => {
  for (const socket of open) socket.destroy()
  endSpawned()
})
afterAll(async () => {
  await postgres.close()
  await rm(directory, { recursive: true, force: true })
})

/** A client that sends a beginning, then `more` each second; `ended` gives the ms until it was closed. */
function slowClient(port: number, beginning: string, more: string) {
  const began = performance.now()
  const socket = connect(port, '127.0.0.1')
  open.add(socket)
  socket.on('error', () => {})
  socket.write(beginning)
  const dripping = more === '' ? null : setInterval(() => socket.write(more), drip)
  const ended = new Promise<number>((resolve) => {
    socket.on('close', () => {
      if (dripping) clearInterval(dripping)
      resolve(performance.now() - began)
    })
  })
  return { socket, ended }
}

/** One that sends slowly takes what it is answered. */
function slowSender(port: number, beginning: string, more: string): Promise<number> {
  const { socket, ended } = slowClient(port, beginning, more)
  socket.resume()
  return ended
}

/** One that takes nothing for `wait` ms, and then all that is still there: its bytes. */
async function slowReader(port: number, request: string, wait: number): Promise<number> {
  const { socket, ended } = slowClient(port, request, '')
  socket.pause()
  await pause(wait)
  let taken = 0
  socket.on('data', (bytes) => (taken += bytes.length)).resume()
  await ended
  return taken
}

/** Requests of anybody for more than `heavy` bytes in all, and the bytes of their answers' bodies. */
async function heavyAssets(): Promise<{ requests: string; bytes: number }> {
  const folder = join(import.meta.dirname, '../../../../web/dist/assets')
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name))
  const sizes = await Promise.all(names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })))
  const largest = sizes.reduce((one, other) => (other.size > one.size ? other : one))
  const times = Math.ceil(heavy / largest.size)
  return {
    requests: `GET /assets/${largest.name} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times),
    bytes: times * largest.size,
  }
}

/** A PDF of so many bytes and a few. */
async function heavyPdf(bytes: number): Promise<Buffer> {
  const document = await ordinaryPdf()
  const picture = document.context.stream(randomBytes(bytes), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1000,
    Height: Math.floor(bytes / 3000),
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
  })
  document.getPages()[0]?.node.setXObject(PDFName.of('Heavy'), document.context.register(picture))
  return savePdf(document)
}

function formOf(file: Buffer): { head: string; body: Buffer } {
  const parts = `--x\r\nContent-Disposition: form-data; name="type"\r\n\r\ninvoice\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="facture.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const body = Buffer.concat([Buffer.from(parts), file, Buffer.from('\r\n--x--\r\n')])
  return { head: `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`, body }
}

/** Sends a form at so many bytes a second; returns the status line, or nothing when it was cut off. */
async function sendAtPace(port: number, head: string, body: Buffer, pace: number): Promise<string> {
  const { socket, ended } = slowClient(port, head, '')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += String(bytes)
    socket.end()
  })
  const step = Math.ceil(pace / 4)
  for (let at = 0; at < body.length && !socket.destroyed; at += step) {
    socket.write(body.subarray(at, at + step))
    await pause(250)
  }
  await ended
  return heard.split('\r\n')[0] ?? ''
}

it(
  '[REL-13] three hundred that send or read slowly are gone within 30 s and slow nobody down; a slow upload that goes on comes through',
  { timeout: 90_000 },
  async () => {
    const portal = await spawnPortal(data_dir, { DATABASE_URL: database_url })
    const port = Number(new URL(portal.url).port)
    const client = keyedClient(portal.url)
    const [member, slow, reader] = [await newMember(client), await newMember(client), await newMember(client)]
    const draft = ({ token }: { token: string }) => client.post<{ id: string }>(token, '/refund-requests')
    const [{ id }, { id: other }, { id: read }] = [await draft(member), await draft(member), await draft(reader)]
    const large = new FormData()
    large.set('type', 'invoice')
    large.set('file', new Blob([new Uint8Array(await heavyPdf(4_900_000))], { type: 'application/pdf' }), 'facture.pdf')
    const kept = await fetch(`${portal.url}/api/refund-requests/${read}/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${reader.token}` },
      body: large,
    })
    const { href, size }: { href: string; size: number } = JSON.parse(await kept.text())
    expect({ status: kept.status, isLarge: size > 4_800_000 }).toEqual({ status: 201, isLarge: true })
    const as = ({ token }: { token: string }) => `Host: x\r\nAuthorization: Bearer ${token}\r\n`

    const many = <T>(make: () => T) => Array.from({ length: each }, make)
    const heads = many(() => slowSender(port, `GET /api/me HTTP/1.1\r\n${as(member)}`, 'X-Slow: 1\r\n'))
    const forms = formOf(Buffer.alloc(100_000))
    const bodies = [
      ...many(() =>
        slowSender(
          port,
          `POST /api/refund-requests/${id}/files HTTP/1.1\r\n${as(slow)}${forms.head}--x\r\nContent-Disposition: `,
          'a',
        ),
      ).slice(0, each / 2),
      ...many(() =>
        slowSender(
          port,
          'POST /api/auth/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"user',
          'n',
        ),
      ).slice(0, each / 2),
    ]
    const times = Math.ceil(heavy / size)
    const file = `GET ${href} HTTP/1.1\r\n${as(reader)}\r\n`.repeat(times)
    const assets = await heavyAssets()
    const readers = Array.from({ length: each }, (_, place) =>
      slowReader(port, place * times < inHand ? file : assets.requests, longest - 6000),
    )
    const upload = formOf(await heavyPdf(1_100_000))
    const uploaded = sendAtPace(
      port,
      `POST /api/refund-requests/${other}/files HTTP/1.1\r\n${as(member)}${upload.head}`,
      upload.body,
      50_000,
    )

    const pages: number[] = []
    let isOver = false
    const reading = (async () => {
      while (!isOver) {
        const began = performance.now()
        const answer = await fetch(`${portal.url}/api/me`, { headers: { authorization: `Bearer ${member.token}` } })
        await answer.arrayBuffer()
        expect(answer.status).toBe(200)
        pages.push(performance.now() - began)
        await pause(40)
      }
    })()
    const [closed_heads, closed_bodies, taken, status] = await Promise.all([
      Promise.all(heads),
      Promise.all(bodies),
      Promise.all(readers),
      uploaded,
    ])
    isOver = true
    await reading

    const worst = pages.toSorted((one, other) => one - other)[Math.floor(pages.length * 0.99)] ?? Infinity
    process.stdout.write(
      `REL-13: ${JSON.stringify({ heads: Math.round(Math.max(...closed_heads)), bodies: Math.round(Math.max(...closed_bodies)), taken: Math.max(...taken), p99: Math.round(worst), pages: pages.length })}\n`,
    )
    expect(Math.max(...closed_heads, ...closed_bodies)).toBeLessThan(longest)
    // Bytes that they had not taken by then were no longer kept for them: their answers end short.
    expect(Math.max(...taken)).toBeLessThan(Math.min(heavy, assets.bytes))
    expect(worst).toBeLessThan(slowestPage)
    expect(status).toContain(' 201 ')
    expect(await portal.kill('SIGTERM')).toBe(0)
  },
)
