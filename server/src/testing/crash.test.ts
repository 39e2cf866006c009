import { createHash, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, expect, it } from 'vitest'
import { endSpawned, type SpawnedPortal, spawnPortal } from './spawn-portal.ts'

// Kills the real program at random moments under load, and compares what it acknowledged with what it still has.
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 2)
const usernames = ['412703584', '428195072', '433501628', '450917288', '473625849']
const password = 'Coussinet#2026'

const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-crash-'))
afterEach(endSpawned)
afterAll(() => rm(data_dir, { recursive: true, force: true }))

/** What this test reads of the answers, whichever it is. */
type Seen = {
  id: string
  data: { id: string }[]
  sha256: string
  status: string
  tracking_reference: string | null
  submitted_at: string | null
  files: { id: string; href: string; sha256: string }[]
}
type Session = { url: string; token: string }
type Known = { username: string; id: string; file: { id: string; sha256: string } | null; submitted: boolean }

async function ask(session: Session, method: string, path: string, body?: FormData | object) {
  const form = body instanceof FormData
  const response = await fetch(`${session.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${session.token}`, ...(body && !form ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  })
  const json: Seen = JSON.parse((await response.text()) || '{}')
  return { status: response.status, json }
}

async function enter(url: string, username: string): Promise<Session> {
  const response = await fetch(`${url}/api/auth/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, password }) })
  const { access_token }: { access_token: string } = JSON.parse(await response.text())
  return { url, token: access_token }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function photo(): Promise<Blob> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  return new Blob([new Uint8Array(await sharp({ create: { width: 900, height: 1200, channels: 3, background } }).jpeg().toBuffer())], { type: 'image/jpeg' })
}

/** Files requests until the connection breaks, noting what was acknowledged, step by step. */
async function file(session: Session, username: string, known: Known[]): Promise<void> {
  const { json: animals } = await ask(session, 'GET', '/animals')
  const animal_id = animals.data[0]?.id ?? ''
  for (;;) {
    const created = await ask(session, 'POST', '/refund-requests')
    if (created.status !== 201) return
    const note: Known = { username, id: created.json.id, file: null, submitted: false }
    known.push(note)
    for (const type of ['invoice', 'care-sheet']) {
      const form = new FormData()
      form.set('type', type)
      if (type === 'care-sheet') form.set('animal_id', animal_id)
      form.set('file', await photo(), `${type}.jpg`)
      const added = await ask(session, 'POST', `/refund-requests/${note.id}/files`, form)
      if (added.status !== 201) return
      note.file = { id: added.json.id, sha256: added.json.sha256 }
    }
    const care_date = new Date().toISOString().slice(0, 10)
    await ask(session, 'PUT', `/refund-requests/${note.id}`, { animal_ids: [animal_id], care_date, cause: 'accident', paid_confirmed: true })
    const submitted = await ask(session, 'POST', `/refund-requests/${note.id}/submit`)
    if (submitted.status !== 200) return
    note.submitted = true
  }
}

async function verify(portal: SpawnedPortal, known: Known[]): Promise<number> {
  let checked = 0
  for (const username of new Set(known.map((note) => note.username))) {
    const session = await enter(portal.url, username)
    for (const { id, file: acknowledged, submitted } of known.filter((note) => note.username === username)) {
      const { status, json } = await ask(session, 'GET', `/refund-requests/${id}`)
      expect(status).toBe(200)
      if (submitted) expect(json.tracking_reference).toMatch(/^ZR-/)
      if (json.status !== 'draft') expect(json.submitted_at).not.toBeNull()
      if (acknowledged) expect(json.files.map((held) => held.id)).toContain(acknowledged.id)
      // Every row has its whole bytes, acknowledged or not.
      for (const { href, sha256 } of json.files) {
        const bytes = await fetch(`${portal.url}${href}`, { headers: { authorization: `Bearer ${session.token}` } })
        expect(createHash('sha256').update(new Uint8Array(await bytes.arrayBuffer())).digest('hex')).toBe(sha256)
        checked += 1
      }
    }
  }
  return checked
}

it('kill -9 while members upload and submit: nothing acknowledged is lost, nothing half-made is seen', { timeout: 400_000 }, async () => {
  const known: Known[] = []
  let checked = 0
  let portal = await spawnPortal(data_dir)
  for (let round = 0; round < rounds; round += 1) {
    const { url } = portal
    const sessions = await Promise.all(usernames.map(async (username) => ({ username, session: await enter(url, username) })))
    const work = sessions.map(({ username, session }) => file(session, username, known).catch(() => {}))
    const before = known.filter(({ submitted }) => submitted).length
    const deadline = Date.now() + 20_000
    while (known.filter(({ submitted }) => submitted).length === before && Date.now() < deadline) await pause(20)
    await pause(randomInt(1500))
    await portal.kill('SIGKILL')
    await Promise.all(work)
    portal = await spawnPortal(data_dir)
    checked += await verify(portal, known)
  }
  expect(checked).toBeGreaterThan(0)
  expect(known.some(({ submitted }) => submitted)).toBe(true)
  expect(await portal.kill('SIGTERM')).toBe(0)
})

it('[REL-12] asked to stop, it finishes what it is answering, takes nothing new, and ends with 0', { timeout: 240_000 }, async () => {
  const portal = await spawnPortal(data_dir)
  const { token } = await enter(portal.url, usernames[0] ?? '')
  const ask = () => fetch(`${portal.url}/api/pdf/cgv`, { headers: { authorization: `Bearer ${token}` } }).then(async (answer) => [answer.status, (await answer.arrayBuffer()).byteLength > 100_000])
  const asked = Array.from({ length: 4 }, ask)
  await pause(300)
  const [ended, ...answers] = await Promise.all([portal.kill('SIGTERM'), ...asked])
  expect(answers).toEqual(answers.map(() => [200, true]))
  expect(ended).toBe(0)
  await expect(ask()).rejects.toThrow(/fetch failed/)
})

it('[REL-08] a second process on the same directory ends at once with a clear sentence', { timeout: 240_000 }, async () => {
  const first = await spawnPortal(data_dir)
  const began = Date.now()
  await expect(spawnPortal(data_dir)).rejects.toThrow(/It ended with 1: .*Another process already runs on/)
  expect(Date.now() - began).toBeLessThan(5000)
  await first.kill('SIGKILL')
  const next = await spawnPortal(data_dir)
  await next.kill('SIGTERM')
})
