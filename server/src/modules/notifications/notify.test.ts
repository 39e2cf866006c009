import { listNotifications, readAllNotifications, readNotification } from '@coussinet/contract/notifications.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { hintsArrived } from '#testing/outgoing/hints-arrived.ts'
import { portalForTests } from '#testing/start-portal.ts'
import type { NotificationKind } from './notification-kinds.ts'
import { notify } from './notify.ts'
import type { NotificationParams } from './rendering/params.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal, { features: ['notifications'] })
})

const tell = (kind: NotificationKind, params: NotificationParams, { as = helene, minutes = 0 } = {}) =>
  inTransaction(portal.db, (db) =>
    notify(db, portal.platform, {
      member_id: as.member_id,
      kind,
      params,
      at: new Date(portal.clock.now().getTime() + minutes * 60_000),
    }),
  )
const list = async (query: object = {}, as = helene) => portal.call(listNotifications, { as, query })
const read = (id: string, as = helene) => portal.call(readNotification, { as, params: { id } })
const heard = async (work: () => Promise<unknown>): Promise<string[]> => {
  const topics: string[] = []
  await hintsArrived(portal)
  const stop = portal.platform.events.subscribe(helene.member_id, (topic) => topics.push(topic))
  await work()
  await hintsArrived(portal)
  stop()
  return topics
}

describe('the list', () => {
  it('[NOT-01] gives each its title, text, date, page and state, newest first', async () => {
    const request_id = newId()
    await tell('refund_filed', { request_id, reference: 'ZR-2026-00585' })
    await tell('refund_paid', { request_id, reference: 'ZR-2026-00585', amount_cents: 5800 }, { minutes: 5 })
    const { status, body } = await list()
    expect(status).toBe(200)
    const id = expect.any(String)
    expect(body).toEqual({
      data: [
        {
          id,
          kind: 'refund_paid',
          severity: 'success',
          title: 'Remboursement versé',
          body: '58\u00a0€ viennent de vous être versés.',
          href: `/refunds/${request_id}`,
          read: false,
          created_at: '2026-11-20T10:05:00.000Z',
        },
        {
          id,
          kind: 'refund_filed',
          severity: 'info',
          title: 'Demande bien reçue',
          body: 'Votre demande ZR-2026-00585 nous est parvenue.',
          href: `/refunds/${request_id}`,
          read: false,
          created_at: '2026-11-20T10:00:00.000Z',
        },
      ],
      unread: 2,
      next_cursor: null,
    })
  })

  it('[NOT-01] speaks the language that the member has today', async () => {
    await tell('waiting_over', { names: ['Oslo'] })
    await changeMemberRow(portal, helene.member_id, { locale: 'it' })
    const [session] = await portal.db
      .selectFrom('sessions')
      .select('session_id')
      .where('member_id', '=', helene.member_id)
      .execute()
    portal.platform.access.forget(session?.session_id ?? '')
    expect((await list()).body.data[0]).toMatchObject({
      title: 'Oslo: periodo di carenza terminato',
      body: 'La garanzia malattia di Oslo è attiva.',
    })
  })

  it('[NOT-01] has a tab of what is unread, and counts all of it on every page', async () => {
    for (const minutes of [0, 1, 2]) await tell('refund_filed', { reference: `ZR-${minutes}` }, { minutes })
    const [newest] = (await list()).body.data
    await read(newest?.id ?? '')
    expect((await list({ read: 'false', limit: 1 })).body).toMatchObject({ data: [{ read: false }], unread: 2 })
    expect((await list({ read: 'false' })).body.data).toHaveLength(2)
    expect((await list({ read: 'true' })).body).toMatchObject({ data: [{ id: newest?.id, read: true }], unread: 2 })
  })

  it('[NOT-01][MSG-01] puts what a person wrote in front where it is asked for, on one page', async () => {
    await tell('message_received', { request_id: newId(), reference: 'ZR-1', author: 'Camille' })
    for (const minutes of [1, 2, 3]) await tell('refund_paid', { reference: 'ZR-2', amount_cents: 5800 }, { minutes })
    const { body } = await list({ read: 'false', first: 'people', limit: 3 })
    expect(body.data.map(({ kind }) => kind)).toEqual(['message_received', 'refund_paid', 'refund_paid'])
    expect([body.unread, body.next_cursor]).toEqual([4, null])
    const { next_cursor } = (await list({ limit: 1 })).body
    expect((await list({ first: 'people', cursor: next_cursor })).status).toBe(400)
    expect((await list({ first: 'machines' })).status).toBe(422)
  })

  it('[NOT-01] goes on page by page without a gap or a repetition, of one moment too', async () => {
    for (const minutes of [0, 0, 0, 1, 1]) await tell('refund_filed', { reference: 'ZR-1' }, { minutes })
    // As another writer may, such as SQL's own now().
    for (const { id } of (await list()).body.data.slice(3))
      await sql`update notifications set created_at = created_at + interval '123 microseconds' where notification_id = ${id}`.execute(
        portal.db,
      )
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { body }: Awaited<ReturnType<typeof list>> = await list({ limit: 2, ...(cursor ? { cursor } : {}) })
      seen.push(...body.data.map(({ id }) => id))
      cursor = body.next_cursor
    } while (cursor)
    expect(seen).toEqual((await list()).body.data.map(({ id }) => id))
    expect(new Set(seen).size).toBe(5)
    const wrong = [
      '["2026-11-20","x"]',
      '["0000-01-01T00:00:00Z","2274f35c-dbbc-461b-8cda-c6611e5dc7c3"]',
      '["2026-11-20","2274f35c-dbbc-461b-8cda-c6611e5dc7c3"]',
      '{}',
    ]
    for (const text of ['x', ...wrong.map((one) => Buffer.from(one).toString('base64url'))])
      expect((await list({ cursor: text })).problem).toMatchObject({ status: 400, code: 'malformed_request' })
    expect((await list({ read: 'maybe' })).status).toBe(422)
    expect((await list({ limit: 101 })).status).toBe(422)
  })

  it.each<[NotificationKind, NotificationParams, string]>([
    ['refund_filed', { request_id: 'r1', reference: 'ZR-1' }, '/refunds/r1'],
    ['icad_missing', { animal_id: 'a1', names: ['Oslo'], days: 15 }, '/animals/a1'],
    ['withdrawal_requested', { reference: 'RZ-1', date: '2026-11-25' }, '/profile/contract'],
    ['mandate_signed', { umr: 'C-1' }, '/profile/payment-methods'],
    ['debit_declined', { receipt_id: 'p1', amount_cents: 8141, month: '2026-10' }, '/profile/receipts/p1'],
    ['sponsorship_paid', { amount_cents: 2500, date: '2026-11-20', godchild: 'C.' }, '/sponsorship'],
  ])('[NOT-01][GATE-03] %s leads to its page while the member may open it', async (kind, params, page) => {
    const features = ['notifications', 'sponsorship'] as const
    const [granted, lacking] = [await aMember(portal, { features }), await aMember(portal, { features })]
    for (const as of [granted, lacking]) await tell(kind, params, { as })
    // Withdrawn after it was told.
    await changeMemberRow(portal, lacking.member_id, { permissions: [], features: ['notifications'] })
    const hrefs = async (as: TestMember) => (await list({}, as)).body.data.map(({ href }) => href)
    expect(await hrefs(granted)).toEqual([page])
    expect(await hrefs(lacking)).toEqual([null])
  })

  it('[SEC-20] holds nothing of others', async () => {
    await tell('refund_filed', { reference: 'ZR-1' }, { as: await aMember(portal) })
    expect((await list()).body).toEqual({ data: [], unread: 0, next_cursor: null })
  })
})

describe('reading', () => {
  it('[NOT-02] marks one, once however often and at once it is asked for, and tells the open pages', async () => {
    await tell('refund_filed', { reference: 'ZR-1' })
    await tell('refund_filed', { reference: 'ZR-2' })
    const id = (await list()).body.data[0]?.id ?? ''
    const topics = await heard(async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => read(id)))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 204))
    })
    expect(topics).toEqual(['notifications'])
    expect((await list()).body).toMatchObject({ unread: 1 })
    const first = await portal.db
      .selectFrom('notifications')
      .select('read_at')
      .where('notification_id', '=', id)
      .executeTakeFirst()
    portal.clock.advance({ minutes: 1 })
    await read(id)
    expect(
      await portal.db
        .selectFrom('notifications')
        .select('read_at')
        .where('notification_id', '=', id)
        .executeTakeFirst(),
    ).toEqual(first)
  })

  it('[NOT-02] marks all', async () => {
    for (const reference of ['ZR-1', 'ZR-2', 'ZR-3']) await tell('refund_filed', { reference })
    expect(await heard(() => portal.call(readAllNotifications, { as: helene }))).toEqual(['notifications'])
    expect((await list()).body).toMatchObject({ data: [{ read: true }, { read: true }, { read: true }], unread: 0 })
    const { status } = await portal.call(readAllNotifications, { as: helene })
    expect(status).toBe(204)
    expect(await heard(() => portal.call(readAllNotifications, { as: helene }))).toEqual([])
  })

  it('[SEC-20] does not find another member’s, word for word like what does not exist, and leaves it unread', async () => {
    const other = await aMember(portal, { features: ['notifications'] })
    await tell('refund_filed', { reference: 'ZR-1' }, { as: other })
    const id = (await list({}, other)).body.data[0]?.id ?? ''
    const [foreign, unknown, strange] = [await read(id), await read(newId()), await read('1')]
    const { request_id: _one, ...said } = foreign.problem ?? { request_id: '' }
    for (const answer of [unknown, strange]) expect(answer.problem).toMatchObject(said)
    expect(foreign.status).toBe(404)
    await portal.call(readAllNotifications, { as: helene })
    expect((await list({}, other)).body.unread).toBe(1)
  })
})
