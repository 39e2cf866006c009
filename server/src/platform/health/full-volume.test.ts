import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endSpawned, type SpawnedPortal, spawnPortal } from '#testing/program/spawn-portal.ts'
import { type SmallVolume, smallVolume } from '#testing/servers/small-volume.ts'

// The real program on a real volume, which holds its database and its files.
const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-full-'))
let volume: SmallVolume
beforeAll(async () => {
  volume = await smallVolume(data_dir, 160)
})
afterAll(async () => {
  endSpawned()
  await volume.end()
  await rm(data_dir, { recursive: true, force: true })
})

type Answer = { id: string; sha256: string; files: { href: string }[] }
let token = ''
let key = 0

async function ask(url: string, method: string, path: string, body?: FormData) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `k${(key += 1)}` },
    ...(body ? { body } : {}),
  })
  const text = await answer.text()
  const read: Answer | null = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
  return { status: answer.status, retry_after: answer.headers.get('retry-after'), body: read, length: text.length }
}

async function enter(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '412703584', password: 'Coussinet#2026' }),
  })
  const { access_token }: { access_token: string } = JSON.parse(await answer.text())
  token = access_token
}

async function upload(url: string, request: string) {
  const form = new FormData()
  form.set('type', 'other')
  form.set(
    'file',
    new Blob(
      [
        new Uint8Array(
          await sharp({
            create: {
              width: 300,
              height: 200,
              channels: 3,
              background: '#fff',
              noise: { type: 'gaussian', mean: 128, sigma: 40 },
            },
          })
            .jpeg()
            .toBuffer(),
        ),
      ],
      { type: 'image/jpeg' },
    ),
    'a.jpg',
  )
  return ask(url, 'POST', `/refund-requests/${request}/files`, form)
}

const start = (): Promise<SpawnedPortal> => spawnPortal(data_dir, {}, (command) => volume.within(command))
const draft = async (url: string) => ask(url, 'POST', '/refund-requests')

it(
  '[REL-09] a volume that is full: refused with 503, nothing half-made, what is there is read, and it goes on without a restart; after a kill it opens again with all that it acknowledged',
  { timeout: 240_000 },
  async () => {
    const portal = await start()
    const { url } = portal
    await enter(url)
    const first = (await draft(url)).body?.id ?? ''
    expect((await upload(url, first)).status).toBe(201)

    await volume.fill()
    const refused = await upload(url, first)
    expect([refused.status, refused.retry_after]).toEqual([503, '3'])
    expect(await readdir(join(volume.seen, 'files/incoming'))).toEqual([])
    // The database writes on into what it holds already, and then no more.
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    const deadline = performance.now() + 60_000
    while (!statuses.has(503) && performance.now() < deadline) {
      for (const { status, body } of await Promise.all(Array.from({ length: 8 }, () => draft(url)))) {
        statuses.add(status)
        if (status === 201 && body) acknowledged.push(body.id)
      }
    }
    expect([...statuses].filter((status) => status !== 201)).toEqual([503])
    const read = await ask(url, 'GET', `/refund-requests/${first}`)
    expect([read.status, read.body?.files.length]).toEqual([200, 1])
    expect((await ask(url, 'GET', `${read.body?.files[0]?.href.replace('/api', '')}`)).status).toBe(200)

    await volume.free()
    expect((await upload(url, first)).status).toBe(201)
    const after = await draft(url)
    expect(after.status).toBe(201)
    acknowledged.push(after.body?.id ?? '')

    // Full again, and killed in the middle of it.
    await volume.fill()
    const dying = Array.from({ length: 20 }, () =>
      draft(url).then(
        ({ status, body }) => status === 201 && body && acknowledged.push(body.id),
        () => null,
      ),
    )
    await Promise.all(dying)
    await portal.kill('SIGKILL')
    await volume.free()
    const again = await start()
    await enter(again.url)
    for (const id of [first, ...acknowledged])
      expect((await ask(again.url, 'GET', `/refund-requests/${id}`)).status).toBe(200)
    expect((await ask(again.url, 'GET', `/refund-requests/${first}`)).body?.files).toHaveLength(2)
    await again.kill('SIGTERM')
  },
)
