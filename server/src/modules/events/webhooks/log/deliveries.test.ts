import {
  listWebhookDeliveries,
  putWebhook,
  replayWebhook,
  replayWebhookDelivery,
  type WebhookDelivery,
} from '@coussinet/contract/integration/webhooks.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { deleteOld } from '#platform/db/delete-old.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { type Receiver, startReceiver } from '#testing/servers/receiver.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { deleteEvents } from '../../insurer-events.store.ts'
import { aWebhook, listToldNumbers, patience, tellNumber } from '../../tests/a-webhook.ts'
import { deleteStranded } from './deliveries.store.ts'

const portal = portalForTests()
let as: SignedIn
let receiver: Receiver
let webhook: { id: string }
let helene: TestMember
let marco: TestMember
beforeAll(async () => {
  as = await aMachine(portal, ['webhooks:manage'])
})
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  await portal.db.deleteFrom('webhook_endpoints').execute()
  await portal.db.deleteFrom('insurer_events').execute()
  receiver = await startReceiver()
  webhook = await aWebhook(portal, as, receiver)
  ;[helene, marco] = [await aMember(portal), await aMember(portal)]
  return () => receiver.close()
})

type Query = Partial<Pick<WebhookDelivery, 'status' | 'event' | 'nevg'>> & {
  cursor?: string
  limit?: number
  webhook_id?: string
}
const log = async (query: Query = {}) => (await askMachine(portal, listWebhookDeliveries, { as, query })).body
const settled = async () => {
  await expect
    .poll(
      async () =>
        (
          await portal.db
            .selectFrom('webhook_streams')
            .select('member_id')
            .where((where) =>
              where.or([where('due_at', '<=', portal.clock.now()), where('leased_until', 'is not', null)]),
            )
            .execute()
        ).length,
      patience,
    )
    .toBe(0)
}
async function told(...numbers: [TestMember, number][]): Promise<void> {
  for (const [member, number] of numbers) {
    await tellNumber(portal, member, number)
    portal.clock.advance({ seconds: 1 })
  }
  await settled()
}

it('the log tells of each delivery with its tries, the newest first', async () => {
  receiver.answer(({ nevg }) => (nevg === helene.nevg ? 503 : 200))
  await told([helene, 1], [marco, 2])
  portal.clock.advance({ seconds: 5 })
  await expect.poll(() => receiver.heard.length, patience).toBe(3)
  await settled()
  const { data, next_cursor } = await log()
  expect(next_cursor).toBeNull()
  const common = {
    id: expect.any(String),
    webhook_id: webhook.id,
    event_id: expect.any(String),
    event: 'due_day.changed',
    position: 1,
  }
  const failed = { status_code: 503, ms: expect.any(Number), error: 'http_503' }
  expect(data).toEqual([
    {
      ...common,
      nevg: marco.nevg,
      at: '2026-11-20T10:00:01.000Z',
      status: 'delivered',
      tries: 1,
      ended_at: expect.any(String),
      log: [{ at: expect.any(String), status_code: 200, ms: expect.any(Number), error: null }],
    },
    {
      ...common,
      nevg: helene.nevg,
      at: '2026-11-20T10:00:00.000Z',
      status: 'waiting',
      tries: 2,
      ended_at: null,
      log: [
        { at: '2026-11-20T10:00:07.000Z', ...failed },
        { at: expect.any(String), ...failed },
      ],
    },
  ])
})

it('the log is asked by status, event, member and webhook, and read page by page', async () => {
  receiver.answer(({ nevg }) => (nevg === helene.nevg ? 503 : 200))
  await told([helene, 1], [marco, 2], [marco, 3], [helene, 4])
  const numbers = ({ data }: { data: WebhookDelivery[] }) =>
    data.map(({ nevg, position }) => `${nevg === helene.nevg ? 'h' : 'm'}${position}`)
  expect(numbers(await log())).toEqual(['h2', 'm2', 'm1', 'h1'])
  expect(numbers(await log({ status: 'waiting' }))).toEqual(['h2', 'h1'])
  expect(numbers(await log({ status: 'delivered' }))).toEqual(['m2', 'm1'])
  expect(numbers(await log({ nevg: marco.nevg }))).toEqual(['m2', 'm1'])
  expect(numbers(await log({ nevg: '486000199' }))).toEqual([])
  expect(numbers(await log({ event: 'mandate.signed' }))).toEqual([])
  expect(numbers(await log({ event: 'due_day.changed', webhook_id: webhook.id }))).toHaveLength(4)
  expect(numbers(await log({ webhook_id: newId() }))).toEqual([])
  const first = await log({ limit: 3 })
  expect(numbers(first)).toEqual(['h2', 'm2', 'm1'])
  expect(numbers(await log({ limit: 3, cursor: first.next_cursor ?? '' }))).toEqual(['h1'])
  expect((await askMachine(portal, listWebhookDeliveries, { as, query: { cursor: 'x' } })).status).toBe(400)
})

it('[OBS-04] what waits is measured, and what became of events is counted', async () => {
  const measured = async () => {
    const { body } = await portal.app.inject({ url: '/metrics' })
    return Object.fromEntries(
      [...body.matchAll(/^coussinet_webhooks_(\w+(?:\{outcome="\w+"\})?) (\d+)/gm)].map(([, name, value]) => [
        name,
        Number(value),
      ]),
    )
  }
  const before = await measured()
  receiver.answer(({ nevg }) => (nevg === helene.nevg ? 503 : 200))
  await told([helene, 1], [helene, 2], [marco, 2])
  portal.clock.advance({ seconds: 60 })
  const after = await measured()
  expect([after['waiting'], after['total{outcome="delivered"}'], after['total{outcome="delayed"}']]).toEqual([
    2,
    (before['total{outcome="delivered"}'] ?? 0) + 1,
    (before['total{outcome="delayed"}'] ?? 0) + 1,
  ])
  expect(after['oldest_seconds']).toBeGreaterThanOrEqual(60)
})

it('one event is sent again, under its id of before, in its place before what waits', async () => {
  await told([helene, 1], [helene, 2])
  const { data } = await log()
  const { status, body } = await askMachine(portal, replayWebhookDelivery, { as, params: { id: data[1]?.id ?? '' } })
  expect([status, body.status, body.position, body.log.length]).toEqual([202, 'waiting', 1, 1])
  await expect.poll(() => listToldNumbers(receiver.taken, helene), patience).toEqual([1, 2, 1])
  expect(receiver.heard[2]?.headers['webhook-id']).toBe(receiver.heard[0]?.headers['webhook-id'])
  await settled()
  expect((await log()).data.map(({ status: one, tries, log: each }) => [one, tries, each.length])).toEqual([
    ['delivered', 1, 1],
    ['delivered', 1, 2],
  ])
  expect((await askMachine(portal, replayWebhookDelivery, { as, params: { id: newId() } })).status).toBe(404)
})

it('all of a time is sent again, and to a webhook that was not there then', async () => {
  await told([helene, 1], [marco, 2], [helene, 3], [marco, 4])
  const late = await startReceiver()
  const { id } = await aWebhook(portal, as, late)
  const ask = { as, params: { id }, body: { from: '2026-11-20T10:00:01Z' }, headers: { 'idempotency-key': newId() } }
  const { status, body } = await askMachine(portal, replayWebhook, ask)
  expect([status, body]).toEqual([202, { from: '2026-11-20T10:00:01Z', to: '2026-11-20T10:00:04.000Z' }])
  await expect.poll(() => late.taken.length, patience).toBe(3)
  expect([listToldNumbers(late.taken, helene), listToldNumbers(late.taken, marco)]).toEqual([[3], [2, 4]])
  expect(receiver.heard).toHaveLength(4)
  const between = await askMachine(portal, replayWebhook, {
    as,
    params: { id: webhook.id },
    body: { from: '2026-11-20T10:00:00Z', to: '2026-11-20T10:00:01Z' },
  })
  expect(between.status).toBe(202)
  await expect.poll(() => receiver.taken.length, patience).toBe(5)
  expect(listToldNumbers(receiver.taken, helene)).toEqual([1, 3, 1])
  expect(
    (await askMachine(portal, replayWebhook, { as, params: { id: newId() }, body: { from: '2026-11-20T10:00:00Z' } }))
      .status,
  ).toBe(404)
  await late.close()
})

it.each([
  [
    'that ends before it begins',
    { from: '2026-11-20T09:00:00Z', to: '2026-11-20T08:59:59Z' },
    { from: ['date_order'] },
  ],
  ['that is to come', { from: '2026-11-21T09:00:00Z' }, { from: ['date_order'] }],
  ['of a year that there is not', { from: '0000-01-01T00:00:00Z' }, { from: ['schema.invalid_string'] }],
])('[SEC-24] nothing of a time %s is sent again: it is refused', async (_which, body, errors) => {
  const { status, problem } = await askMachine(portal, replayWebhook, {
    as,
    params: { id: webhook.id },
    raw_body: body,
  })
  expect([status, problem?.errors]).toEqual([422, errors])
})

it('[REL-03] to send one again is done once for each key', async () => {
  await told([helene, 1])
  const ask = { as, params: { id: (await log()).data[0]?.id ?? '' }, headers: { 'idempotency-key': newId() } }
  const first = await askMachine(portal, replayWebhookDelivery, ask)
  await expect.poll(() => listToldNumbers(receiver.taken, helene), patience).toEqual([1, 1])
  await settled()
  const second = await askMachine(portal, replayWebhookDelivery, ask)
  expect([second.status, second.body]).toEqual([202, first.body])
  expect((await log()).data.map(({ status }) => status)).toEqual(['delivered'])
})

it('the nightly sweep finds what ended by an index of its own', async () => {
  const plan = await portal.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{
      'QUERY PLAN': string
    }>`explain select member_id from webhook_deliveries where ended_at < ${new Date()} order by ended_at limit 10`.execute(
      tx,
    )
  })
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('webhook_deliveries_by_end')
})

it('a webhook hears again of what it does not want any more by its filter alone', async () => {
  await told([helene, 1])
  await askMachine(portal, putWebhook, {
    as,
    params: { id: webhook.id },
    body: { url: receiver.url, events: ['mandate.signed'] },
  })
  await askMachine(portal, replayWebhook, { as, params: { id: webhook.id }, body: { from: '2026-11-20T09:00:00Z' } })
  await askMachine(portal, putWebhook, { as, params: { id: webhook.id }, body: { url: receiver.url } })
  await told([helene, 2])
  expect(listToldNumbers(receiver.taken, helene)).toEqual([1, 2])
})

it('[SEC-56] what ended 30 days ago is forgotten; what waits, and the event that it waits for, are kept', async () => {
  receiver.answer(({ nevg }) => (nevg === helene.nevg ? 503 : 200))
  await told([helene, 1], [marco, 2])
  const left = async () => ({
    events: (await portal.db.selectFrom('insurer_events').select('member_id').execute())
      .map(({ member_id }) => (member_id === helene.member_id ? 'helene' : 'marco'))
      .toSorted(),
    deliveries: (await portal.db.selectFrom('webhook_deliveries').select('status').execute())
      .map(({ status }) => status)
      .toSorted(),
    streams: (await portal.db.selectFrom('webhook_streams').select('member_id').execute()).length,
  })
  const sweep = async (at: string) => {
    await deleteOld(portal.db, {
      table: 'webhook_deliveries',
      key: ['member_id', 'webhook_id', 'position'],
      column: 'ended_at',
      before: new Date(at),
    })
    while ((await deleteStranded(portal.db, 1)) > 0);
    while ((await deleteEvents(portal.db, new Date(at), 1)) > 0);
  }
  await sweep('2026-11-20T10:00:00Z')
  expect(await left()).toEqual({ events: ['helene', 'marco'], deliveries: ['delivered', 'waiting'], streams: 2 })
  await sweep('2026-12-20T10:00:00Z')
  expect(await left()).toEqual({ events: ['helene'], deliveries: ['waiting'], streams: 2 })
  await portal.db.deleteFrom('webhook_endpoints').execute()
  await sweep('2026-12-20T10:00:00Z')
  expect(await left()).toEqual({ events: [], deliveries: [], streams: 0 })
})
