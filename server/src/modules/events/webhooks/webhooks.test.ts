import {
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  putWebhook,
  replayWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '@coussinet/contract/integration/webhooks.ts'
import { createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember } from '#testing/a-member.ts'
import { isSigned, type Receiver, startReceiver } from '#testing/servers/receiver.ts'
import { ownPortal, type SignedIn, startPortal, type TestPortal } from '#testing/start-portal.ts'
import { aWebhook } from '../tests/a-webhook.ts'
import { deleteStranded } from './log/deliveries.store.ts'
import { resealWebhooks } from './reseal-webhooks.ts'
import { openSecret } from './send/signed-message.ts'

let portal: TestPortal
let as: SignedIn
let receiver: Receiver
const lines: string[] = []
beforeAll(async () => {
  portal = await startPortal({ log: (line) => void lines.push(line) })
  as = await aMachine(portal, ['webhooks:manage'])
  receiver = await startReceiver()
})
afterAll(async () => {
  await portal.close()
  await receiver.close()
})

const put = (id: string, raw_body: object) => askMachine(portal, putWebhook, { as, params: { id }, raw_body })
const listed = async () => (await askMachine(portal, listWebhooks, { as })).body.data
const operations = async (subject_id: string) =>
  (
    await portal.db
      .selectFrom('operator_log')
      .select('action')
      .where('subject_id', '=', subject_id)
      .orderBy('at')
      .execute()
  ).map(({ action }) => action)

describe('a webhook', () => {
  it('is added under the caller’s own id, replaced, switched off, and ended', async () => {
    const id = newId()
    const added = await put(id, { url: 'https://claims.example/hooks?key=a', events: ['mandate.signed'] })
    expect([added.status, added.body]).toEqual([
      201,
      {
        id,
        url: 'https://claims.example/hooks?key=a',
        events: ['mandate.signed'],
        created_at: '2026-11-20T10:00:00.000Z',
        disabled_at: null,
        former_until: null,
        secret: expect.stringMatching(/^whsec_/),
      },
    ])
    const again = await put(id, { url: 'https://claims.example/other' })
    expect([again.status, again.body]).toMatchObject([
      200,
      { url: 'https://claims.example/other', events: null, secret: null },
    ])
    portal.clock.advance({ minutes: 1 })
    expect((await put(id, { url: 'https://claims.example/other', disabled: true })).body.disabled_at).toBe(
      '2026-11-20T10:01:00.000Z',
    )
    portal.clock.advance({ minutes: 1 })
    expect((await put(id, { url: 'https://claims.example/other', disabled: true })).body.disabled_at).toBe(
      '2026-11-20T10:01:00.000Z',
    )
    expect(await listed()).toMatchObject([{ id }])
    expect((await askMachine(portal, deleteWebhook, { as, params: { id } })).status).toBe(204)
    expect((await askMachine(portal, deleteWebhook, { as, params: { id } })).status).toBe(404)
    expect(await listed()).toEqual([])
    expect(await operations(id)).toEqual([
      'webhook.added',
      'webhook.changed',
      'webhook.changed',
      'webhook.changed',
      'webhook.removed',
    ])
  })

  it('under the id of one that ended is not added before what waited for that is forgotten', async () => {
    const { id } = await aWebhook(portal, as, receiver)
    await put(id, { url: receiver.url, disabled: true })
    const member = await aMember(portal, { animals: [] })
    await portal.db
      .insertInto('webhook_streams')
      .values({ member_id: member.member_id, webhook_id: id, fills: 1, due_at: portal.clock.now() })
      .execute()
    await askMachine(portal, deleteWebhook, { as, params: { id } })
    expect((await put(id, { url: receiver.url })).status).toBe(409)
    await deleteStranded(portal.db, 10)
    expect((await put(id, { url: receiver.url })).status).toBe(201)
    await askMachine(portal, deleteWebhook, { as, params: { id } })
  })

  it('[SEC-51] is one of ten at the most, also when many are added at once', async () => {
    const ids = Array.from({ length: 14 }, () => newId())
    const statuses = await Promise.all(
      ids.map(async (id) => (await put(id, { url: 'https://claims.example/' })).status),
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([
      ...Array<number>(10).fill(201),
      ...Array<number>(4).fill(409),
    ])
    expect(await listed()).toHaveLength(10)
    await portal.db.deleteFrom('webhook_endpoints').execute()
  })

  it('[REL-03][SEC-30] gives the same new secret to the same key, and keeps no word of it that can be read', async () => {
    const { id } = await aWebhook(portal, as, receiver)
    for (const former_hours of [24, 0]) {
      const rotate = async (key: string) =>
        askMachine(portal, rotateWebhookSecret, {
          as,
          params: { id },
          body: { former_hours },
          headers: { 'idempotency-key': key },
        })
      const first = await rotate(`rotate ${former_hours}`)
      expect(first.status).toBe(201)
      expect(await rotate(`rotate ${former_hours}`)).toMatchObject({ status: 201, body: first.body })
      const rows = await portal.db.selectFrom('integration_idempotency_keys').select('answer').execute()
      expect(JSON.stringify(rows)).not.toContain(first.body.secret.slice('whsec_'.length))
    }
    await askMachine(portal, deleteWebhook, { as, params: { id } })
  })

  it('[REL-03] is given no third secret while two sign: the one that the receiver goes by stays', async () => {
    const { id, secret } = await aWebhook(portal, as, receiver)
    const rotate = async (former_hours = 24) =>
      askMachine(portal, rotateWebhookSecret, { as, params: { id }, body: { former_hours } })
    const signedBy = async (...secrets: string[]) => {
      await askMachine(portal, testWebhook, { as, params: { id } })
      const one = receiver.heard.at(-1)
      return secrets.map((each) => one !== undefined && isSigned(one, each))
    }
    const { body: second } = await rotate()
    expect(await rotate()).toMatchObject({ status: 409, problem: { code: 'conflict' } })
    expect(await signedBy(secret, second.secret)).toEqual([true, true])
    portal.clock.advance({ hours: 25 })
    as = await aMachine(portal, ['webhooks:manage'])
    expect(await signedBy(secret, second.secret)).toEqual([false, true])
    const { body: third } = await rotate()
    expect(await signedBy(second.secret, third.secret)).toEqual([true, true])
    // One that leaked ends at once, and so does the one before it.
    const { status, body: last } = await rotate(0)
    expect([status, await signedBy(second.secret, third.secret, last.secret)]).toEqual([201, [false, false, true]])
    expect((await rotate()).status).toBe(201)
    await askMachine(portal, deleteWebhook, { as, params: { id } })
    receiver.heard.length = 0
  })

  it('keeps its secret sealed, and tells it to nobody twice', async () => {
    const { id, secret } = await aWebhook(portal, as, receiver)
    const row = await portal.db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('webhook_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(row.sealed_secret).toString('latin1')).not.toContain(secret.slice('whsec_'.length))
    expect(JSON.stringify(await listed())).not.toContain('whsec_')
    expect(lines.join('')).not.toContain(secret)
    await askMachine(portal, deleteWebhook, { as, params: { id } })
  })

  it('[SEC-53] has its secrets sealed anew when the key of the portal is rotated', async () => {
    const { id, secret } = await aWebhook(portal, as, receiver)
    const { config } = portal.platform
    const rotated = {
      secret: Buffer.from('another secret of thirty-two bytes and more'),
      previous_secret: config.secret,
    }
    expect([await resealWebhooks(portal.db, rotated), await resealWebhooks(portal.db, rotated)]).toEqual([1, 0])
    const { sealed_secret } = await portal.db
      .selectFrom('webhook_endpoints')
      .select('sealed_secret')
      .where('webhook_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(openSecret({ ...rotated, previous_secret: null }, sealed_secret)).toBe(secret)
    await askMachine(portal, deleteWebhook, { as, params: { id } })
  })

  it.each([
    [{ url: 'ftp://claims.example/' }, 'url'],
    [{ url: 'https://user:password@claims.example/' }, 'url'],
    [{ url: 'https://claims.example/#part' }, 'url'],
    [{ url: 'https:///claims' }, 'url'],
    [{ url: 'https://[::/' }, 'url'],
    [{}, 'url'],
    [{ url: 'https://claims.example/', events: [] }, 'events'],
    [{ url: 'https://claims.example/', events: ['nothing.known'] }, 'events.0'],
    [{ url: 'https://claims.example/', secret: 'mine' }, 'secret'],
  ])('%j is refused', async (body, field) => {
    const { status, problem } = await put(newId(), body)
    expect([status, Object.keys(problem?.errors ?? {})]).toEqual([422, [field]])
  })

  it('has ten at its side at the most', async () => {
    const ids = Array.from({ length: 10 }, newId)
    for (const id of ids) expect((await put(id, { url: 'https://claims.example/' })).status).toBe(201)
    expect((await put(newId(), { url: 'https://claims.example/' })).status).toBe(409)
    for (const id of ids) await askMachine(portal, deleteWebhook, { as, params: { id } })
  })

  it('is nobody’s who lacks the scope, and no member’s', async () => {
    const other = await aMachine(portal, ['refunds:read', 'refunds:write'])
    const member = await aMember(portal)
    const id = newId()
    const calls = [
      [listWebhooks, {}],
      [putWebhook, { url: 'https://claims.example/' }],
      [deleteWebhook, undefined],
      [rotateWebhookSecret, {}],
      [testWebhook, undefined],
      [replayWebhook, { from: '2026-11-01T00:00:00Z' }],
      [listWebhookDeliveries, undefined],
      [replayWebhookDelivery, undefined],
    ] as const
    for (const [endpoint, body] of calls) {
      const ask = { params: { id }, ...(endpoint.method === 'GET' || body === undefined ? {} : { raw_body: body }) }
      const [unscoped, stranger] = [
        await askMachine(portal, endpoint, { ...ask, as: other }),
        await askMachine(portal, endpoint, { ...ask, as: member }),
      ]
      expect([endpoint.name, unscoped.problem?.code, stranger.status]).toEqual([
        endpoint.name,
        'insufficient_scope',
        401,
      ])
    }
    expect((await portal.call(createRefundRequest, { as })).status).toBe(401)
  })

  it('is tried by a ping, which is signed and not kept', async () => {
    const { id, secret } = await aWebhook(portal, as, receiver, { events: ['mandate.signed'] })
    const { body } = await askMachine(portal, testWebhook, { as, params: { id } })
    expect(body).toMatchObject({ delivered: true, status_code: 204, error: null })
    expect(receiver.heard).toMatchObject([{ event: 'ping' }])
    expect(receiver.heard.map((one) => isSigned(one, secret))).toEqual([true])
    receiver.answer(() => 401)
    expect((await askMachine(portal, testWebhook, { as, params: { id } })).body).toMatchObject({
      delivered: false,
      status_code: 401,
      error: 'http_401',
    })
    expect((await askMachine(portal, testWebhook, { as, params: { id: newId() } })).status).toBe(404)
    expect((await askMachine(portal, listWebhookDeliveries, { as })).body.data).toEqual([])
  })
})

it('in production a webhook is reached by https alone, and this machine not at all unless a setting says so', async () => {
  const env = {
    NODE_ENV: 'production',
    DEMO: '0',
    PUBLIC_URL: 'https://members.example',
    SECRET_KEY: 'fmB8wJ4rQxW2nTz6Lk1VdYs9EoHc3PaU',
    ALLOW_EMBEDDED_DATABASE: '1',
  }
  const careful = await ownPortal({ env })
  const machine = await aMachine(careful, ['webhooks:manage'])
  const tried = async (portalOf: TestPortal, token: SignedIn, url: string) =>
    (await askMachine(portalOf, putWebhook, { as: token, params: { id: newId() }, body: { url } })).status
  expect(
    await Promise.all(
      [
        'https://claims.example/',
        'http://claims.example/',
        'http://127.0.0.1/',
        'https://localhost/',
        'https://10.0.0.1/',
        'https://3232235777/',
        'https://claims.example./',
        'https://claims.example:0/',
      ].map((url) => tried(careful, machine, url)),
    ),
  ).toEqual([201, ...Array.from({ length: 7 }, () => 422)])
  // One that was taken under other settings.
  const id = newId()
  await askMachine(careful, putWebhook, { as: machine, params: { id }, body: { url: 'https://claims.example/' } })
  await careful.db
    .updateTable('webhook_endpoints')
    .set({ url: 'https://10.0.0.1/' })
    .where('webhook_id', '=', id)
    .execute()
  expect((await askMachine(careful, testWebhook, { as: machine, params: { id } })).body).toMatchObject({
    delivered: false,
    error: 'private_address',
  })
  await careful.close()
  const trusting = await ownPortal({ env: { ...env, WEBHOOK_PRIVATE_ADDRESSES: '1' } })
  const inside = await aMachine(trusting, ['webhooks:manage'])
  expect(
    await Promise.all(['http://127.0.0.1/', 'http://10.0.0.1/'].map((url) => tried(trusting, inside, url))),
  ).toEqual([201, 422])
  await trusting.close()
})
