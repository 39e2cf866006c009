import { setTimeout } from 'node:timers/promises'
import { sendContact } from '@coussinet/contract/contact.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { getRequestFile } from '@coussinet/contract/request-files.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { aDraft, photo, upload } from '#modules/refunds/tests/a-request.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { type BlackHole, blackHole } from '#testing/servers/black-hole.ts'
import { type Clamd, eicar, startClamd } from '#testing/servers/clamd.ts'
import { type S3Server, startS3 } from '#testing/servers/s3.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'

// The portal's doors for files, with real parts that are taken away and given back.
let s3: S3Server
let clamd: Clamd
let portal: TestPortal
let helene: TestMember
let request_id: string
let aPhoto: Buffer
const logged: string[] = []

beforeAll(async () => {
  ;[s3, clamd, aPhoto] = await Promise.all([startS3(), startClamd(), photo()])
  portal = await ownPortal({ env: { S3_URL: s3.url, CLAMD_URL: clamd.url }, log: (line) => logged.push(line) })
})
afterAll(async () => {
  await portal.close()
  await Promise.all([s3.close(), clamd.close()])
})
beforeEach(async () => {
  helene = await aMember(portal)
  request_id = (await aDraft(portal, helene)).id
  logged.length = 0
})

const add = (bytes?: Buffer) => upload(portal, helene, request_id, { type: 'invoice' }, bytes)
const rows = () =>
  portal.db.selectFrom('documents').select(['file_id', 'stored_as']).where('member_id', '=', helene.member_id).execute()
const stored = () => Array.fromAsync(portal.platform.files.keys())
const readyz = async () => JSON.parse((await portal.app.inject({ url: '/readyz' })).body)
const write = (bytes: Buffer) =>
  portal.call(sendContact, {
    as: helene,
    form: {
      fields: { topic: 'payment', subject: 'Un papier', message: 'Bonjour, voici le papier demandé.' },
      files: [
        { bytes: aPhoto, name: 'a.jpg', media_type: 'image/jpeg', part: 'files' },
        { bytes, name: 'b.jpg', media_type: 'image/jpeg', part: 'files' },
      ],
    },
  })

async function within<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  expect(performance.now() - began).toBeLessThan(seconds * 1000)
  return result
}

async function until(holds: () => Promise<boolean>, seconds: number): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('It did not come to be in time.')
    await setTimeout(100)
  }
}

/** Takes a server away and leaves its port to one that never answers; given back at the test's end, if not before. */
async function hang(server: S3Server | Clamd): Promise<{ hole: BlackHole; giveBack(): Promise<void> }> {
  await server.stop()
  const hole = await blackHole(server.port)
  let given: Promise<void> | null = null
  const giveBack = () => (given ??= hole.close().then(() => server.start()))
  onTestFinished(giveBack)
  return { hole, giveBack }
}

it('says how each part is doing, and nothing of where it is', async () => {
  expect((await add()).status).toBe(201)
  const answer = await portal.app.inject({ url: '/readyz' })
  expect(answer.statusCode).toBe(200)
  expect(JSON.parse(answer.body)).toEqual({
    status: 'ready',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    build: 'sources',
    database: 'up',
    files: 'up',
    scanner: 'up',
    mail: 'off',
    tables: 'off',
    inbound_mail: 'off',
    sms: 'off',
    payments: 'off',
    identity_providers: 'off',
    insurer: 'off',
    proofs: 'off',
  })
})

describe('a scanner', () => {
  it.each([
    ['as it is', eicar],
    ['within another file', Buffer.concat([Buffer.from('%PDF-1.7\n'), eicar])],
  ])(
    '[SEC-40] finds what is malicious, %s: refused in a sentence of its own, and nothing is stored',
    async (_name, bytes) => {
      const before = await stored()
      const { status, problem } = await add(bytes)
      expect([status, problem?.code, problem?.errors]).toEqual([422, 'validation_failed', { file: ['file_infected'] }])
      expect((await write(bytes)).problem?.errors).toEqual({ 'files.1': ['file_infected'] })
      expect(await rows()).toEqual([])
      expect(await stored()).toEqual(before)
      expect(logged.filter((line) => line.includes('"event":"file_infected"'))).toHaveLength(2)
      expect(logged.join()).not.toContain(eicar.toString())
    },
  )

  it(
    '[SEC-40] that is away: nothing is taken unscanned, the rest goes on, and files are taken again once it is back',
    { timeout: 40_000 },
    async () => {
      await clamd.stop()
      const { status, headers } = await within(6, () => add())
      expect([status, headers['retry-after']]).toEqual([503, '3'])
      expect((await write(aPhoto)).status).toBe(503)
      expect((await portal.call(getMe, { as: helene })).status).toBe(200)
      expect(await rows()).toEqual([])
      await until(async () => (await readyz()).scanner === 'down', 10)
      expect((await portal.app.inject({ url: '/readyz' })).statusCode).toBe(200)
      await clamd.start()
      await until(async () => (await add()).status === 201, 15)
    },
  )
})

describe('a store that is taken away', () => {
  it(
    '[REL-06] uploads are told to come back within 3 s and leave no row, reads say so in the member’s language, the rest goes on, and it needs no restart',
    { timeout: 40_000 },
    async () => {
      const { body: kept } = await add()
      await s3.stop()
      const refused = await within(3, () => upload(portal, helene, request_id, { type: 'other' }))
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '3'])
      expect((await within(3, () => write(aPhoto))).status).toBe(503)
      const read = await portal.call(getRequestFile, {
        as: helene,
        params: { id: request_id, file_id: kept.id },
        headers: { 'accept-language': 'it' },
      })
      expect([read.status, read.problem?.title]).toEqual([
        503,
        'Il servizio ha un problema temporaneo. Riprovi tra qualche minuto.',
      ])
      expect((await portal.call(getMe, { as: helene })).status).toBe(200)
      expect(await rows()).toHaveLength(1)
      await until(async () => (await readyz()).files === 'down', 10)
      expect((await readyz()).status).toBe('ready')
      await s3.start()
      await until(async () => (await upload(portal, helene, request_id, { type: 'other' })).status === 201, 15)
      expect(
        (await portal.call(getRequestFile, { as: helene, params: { id: request_id, file_id: kept.id } })).bytes.length,
      ).toBe(kept.size)
      expect((await rows()).map(({ stored_as }) => stored_as).every((key) => key !== null)).toBe(true)
    },
  )
})

describe('parts that hang', () => {
  it(
    '[REL-14] a store: two hundred calls are answered 503 in time, connections stay few, other pages are as quick as ever, and it serves again by itself',
    { timeout: 60_000 },
    async () => {
      const { body: kept } = await add()
      const params = { id: request_id, file_id: kept.id }
      const { hole, giveBack } = await hang(s3)
      const asked = Array.from({ length: 200 }, () =>
        within(6, async () => (await portal.call(getRequestFile, { as: helene, params })).status),
      )
      await within(2, () => portal.call(getMe, { as: helene }))
      expect(new Set(await Promise.all(asked))).toEqual(new Set([503]))
      expect((await within(6, () => upload(portal, helene, request_id, { type: 'other' }))).status).toBe(503)
      expect(hole.most()).toBeLessThanOrEqual(96)
      expect((await within(1, () => portal.call(getRequestFile, { as: helene, params }))).status).toBe(503)
      await giveBack()
      await until(async () => (await portal.call(getRequestFile, { as: helene, params })).status === 200, 30)
    },
  )

  it(
    '[REL-14] a scanner: 503 within 6 s, then at once, and it is asked again by itself',
    { timeout: 60_000 },
    async () => {
      const { hole, giveBack } = await hang(clamd)
      const statuses = await within(6, () =>
        Promise.all(
          Array.from({ length: 3 }, async () => (await upload(portal, helene, request_id, { type: 'other' })).status),
        ),
      )
      expect(statuses).toEqual([503, 503, 503])
      expect((await within(1, () => upload(portal, helene, request_id, { type: 'other' }))).status).toBe(503)
      expect(hole.most()).toBeLessThanOrEqual(8)
      expect((await within(1, readyz)).status).toBe('ready')
      await until(async () => (await readyz()).scanner === 'down', 10)
      await giveBack()
      await until(async () => (await upload(portal, helene, request_id, { type: 'other' })).status === 201, 30)
    },
  )
})
