import {
  changeNotificationPreferences,
  listNotifications,
  readAllNotifications,
} from '@coussinet/contract/notifications.ts'
import { changePushDevice, endPushDevice, listPushDevices, savePushSubscription } from '@coussinet/contract/push.ts'
import { endOtherSessions } from '@coussinet/contract/security.ts'
import { signOut } from '@coussinet/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, openMemberSession, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { jobsDone, sentMails } from '#testing/outgoing/sent-mails.ts'
import { type PushService, startPushService, type Subscription } from '#testing/servers/push-service.ts'
import { ownPortal, type SignedIn, type TestPortal } from '#testing/start-portal.ts'
import type { NotificationKind } from '../notification-kinds.ts'
import { notify } from '../notify.ts'
import type { NotificationParams } from '../rendering/params.ts'
import { readPushAddress } from './push-address.ts'
import { getPushKeys } from './push-keys.ts'
import { largestPayload } from './push-message.ts'
import { openPushSender, type PushSender } from './push-sender.ts'
import { pushQueue } from './queue-push.ts'
import { sendPush } from './send-push.ts'

let portal: TestPortal
let service: PushService
let helene: TestMember

beforeAll(async () => {
  service = await startPushService()
  portal = await ownPortal({ env: { PUSH_SERVICES: service.origin } })
})
afterAll(async () => {
  await portal.close()
  await service.close()
})
beforeEach(async () => {
  service.answer(() => 201)
  helene = await aMember(portal, { features: ['notifications'] })
})

const subscribe = async (as: SignedIn = helene, subscription = service.subscribe()): Promise<Subscription> => {
  const { status } = await portal.call(savePushSubscription, { as, body: subscription })
  expect(status).toBe(200)
  return subscription
}
const devices = async (as: SignedIn = helene) => (await portal.call(listPushDevices, { as })).body
const tell = (kind: NotificationKind, params: NotificationParams = {}, as = helene) =>
  inTransaction(portal.db, (db) =>
    notify(db, portal.platform, { member_id: as.member_id, kind, params, at: portal.clock.now(), once: newId() }),
  )
async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { timeout: 10_000 }).toBe(true)
}
/** Pushes that a browser was given, once the queue is empty. */
const shown = async ({ endpoint }: Subscription) => {
  await jobsDone(portal.db, pushQueue, { hastens: true })
  return service.received.filter((push) => push.endpoint === endpoint)
}
const titles = async (subscription: Subscription) =>
  (await shown(subscription)).map(({ text }): string => JSON.parse(text).notification.title)
const audited = async ({ member_id }: TestMember) =>
  (await auditLines(portal, member_id, ['action', 'details'], 'push.%')).map(({ action, details }) => [action, details])

describe('a push', () => {
  it('[PUSH-01] says in the declarative form that there is something new, and leads to its page', async () => {
    const browser = await subscribe()
    const request_id = newId()
    const began = performance.now()
    await tell('refund_paid', { request_id, reference: 'ZR-1', names: ['Oslo'], amount_cents: 5800 })
    await until(() => service.received.some(({ endpoint }) => endpoint === browser.endpoint))
    expect(performance.now() - began).toBeLessThan(2000)
    const [push] = await shown(browser)
    const [notification] = (await portal.call(listNotifications, { as: helene, query: {} })).body.data
    expect(JSON.parse(push?.text ?? '')).toEqual({
      web_push: 8030,
      notification: {
        title: 'Votre demande a avancé',
        body: 'Ouvrez votre espace pour en savoir plus.',
        lang: 'fr',
        dir: 'ltr',
        navigate: `${portal.platform.config.public_url}/refunds/${request_id}`,
        tag: notification?.id,
        app_badge: 1,
      },
      app_badge: 1,
    })
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '259200',
      urgency: 'normal',
      topic: notification?.id.replaceAll('-', ''),
    })
  })

  it('[PUSH-01] is signed with the portal’s own key, for that push service and no other', async () => {
    const browser = await subscribe()
    await tell('payment_returned', { request_id: newId() })
    const [push] = await shown(browser)
    expect(push?.vapid).toMatchObject({
      aud: service.origin,
      sub: expect.stringMatching(/^mailto:\S+@\S+\.\w+$/),
      key: (await devices()).public_key,
    })
    expect((push?.vapid.exp ?? 0) * 1000 - Date.now()).toBeLessThan(24 * 3_600_000)
    expect(push?.headers['urgency']).toBe('high')
    expect(getPushKeys(portal.platform.config)?.public_key).toBe((await devices()).public_key)
  })

  it('[PUSH-01] says what happened where the member wants details on the locked screen', async () => {
    const browser = await subscribe()
    const [device] = (await devices()).data
    await portal.call(changePushDevice, { as: helene, params: { id: device?.id ?? '' }, body: { details: true } })
    await tell('waiting_over', { names: ['Oslo'] })
    expect(await titles(browser)).toEqual(['Oslo\u00a0: délai de carence terminé'])
  })

  it('[PUSH-01] speaks the member’s language, and counts what is unread', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT', features: ['notifications'] })
    const browser = await subscribe(giulia)
    await tell('refund_paid', { request_id: newId() }, giulia)
    await jobsDone(portal.db, pushQueue)
    await tell('action_required', { request_id: newId() }, giulia)
    expect((await shown(browser)).map(({ text }) => JSON.parse(text))).toMatchObject([
      { app_badge: 1, notification: { lang: 'it', title: 'La Sua richiesta è andata avanti' } },
      { app_badge: 2, notification: { lang: 'it', title: 'Attendiamo qualcosa da Lei' } },
    ])
  })

  it('[PUSH-01] fits into one record of every service, however long the insurer’s words are', async () => {
    const browser = await subscribe()
    const [device] = (await devices()).data
    await portal.call(changePushDevice, { as: helene, params: { id: device?.id ?? '' }, body: { details: true } })
    const long = '😀é'.repeat(5000)
    await tell('insurer_info', { page: 'profile/contract', said: { fr: { title: long, body: long } } })
    const [push] = await shown(browser)
    expect(push?.bytes).toBeLessThanOrEqual(largestPayload)
    expect(push?.bytes).toBe(Buffer.byteLength(push?.text ?? ''))
  })

  it('[PUSH-01] is not sent of what the member has read meanwhile, has just done, or need not know', async () => {
    const browser = await subscribe()
    service.answer(() => 503)
    await tell('refund_paid', { request_id: newId() })
    await until(() => service.received.some(({ endpoint }) => endpoint === browser.endpoint))
    await portal.call(readAllNotifications, { as: helene })
    service.answer(() => 201)
    for (const kind of ['refund_processing', 'mandate_signed', 'due_day_changed'] as const) await tell(kind)
    expect(await shown(browser)).toHaveLength(1)
  })

  it('[PUSH-01][NOT-03] comes by kind, as the member chooses; mails stay as they were', async () => {
    const browser = await subscribe()
    await portal.call(changeNotificationPreferences, { as: helene, body: { push: { animals: false } } })
    await tell('waiting_over', { names: ['Oslo'] })
    await tell('refund_paid', { amount_cents: 5800 })
    expect(await titles(browser)).toEqual(['Votre demande a avancé'])
    expect(await sentMails(portal, helene.member_id)).toHaveLength(2)
    await portal.call(changeNotificationPreferences, { as: helene, body: { animals: false, push: { animals: true } } })
    await tell('waiting_over', { names: ['Oslo'] })
    expect(await titles(browser)).toHaveLength(2)
    expect(await sentMails(portal, helene.member_id)).toHaveLength(2)
  })

  it('[REL-05] is not sent of what is rolled back', async () => {
    const browser = await subscribe()
    const failing = inTransaction(portal.db, async (db) => {
      const fact = { member_id: helene.member_id, kind: 'refund_paid', params: {}, at: portal.clock.now() } as const
      await notify(db, portal.platform, fact)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await shown(browser)).toEqual([])
  })
})

describe('a push service', () => {
  it('[PUSH-01] that is down, slow or too busy gets the push later, and once', async () => {
    const browser = await subscribe()
    let calls = 0
    service.answer(() => [503, 429, 201][calls++] ?? 201)
    await tell('refund_paid', { request_id: newId() })
    const pushes = await shown(browser)
    expect(pushes).toHaveLength(3)
    expect(new Set(pushes.map(({ headers }) => headers['topic'])).size).toBe(1)
    await jobsDone(portal.db, pushQueue)
    expect(await shown(browser)).toHaveLength(3)
  })

  it.each([404, 410])('[PUSH-01] that does not know the device any more (%i) ends its subscription', async (status) => {
    const browser = await subscribe()
    service.answer(() => status)
    await tell('refund_paid', { request_id: newId() })
    expect(await shown(browser)).toHaveLength(1)
    expect((await devices()).data).toEqual([])
    expect(await audited(helene)).toContainEqual(['push.ended', { reason: 'gone' }])
    await tell('refund_paid', { request_id: newId() })
    expect(await shown(browser)).toHaveLength(1)
  })

  it.each([400, 403, 413])(
    '[PUSH-01] that refuses a push (%i) is not asked again, and the device stays',
    async (status) => {
      const browser = await subscribe()
      service.answer(() => status)
      await tell('refund_paid', { request_id: newId() })
      expect(await shown(browser)).toHaveLength(1)
      expect((await devices()).data).toHaveLength(1)
    },
  )

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com.example.org/x',
    'https://fcm.googleapis.com@example.org/x',
    'https://user@fcm.googleapis.com/x',
    'https://notpush.apple.com.example/x',
    'https://xpush.apple.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'file:///etc/hostname',
    'push',
  ])('[PUSH-01][SEC-51] is one of the known ones: %s is not', async (endpoint) => {
    const { status, problem } = await portal.call(savePushSubscription, {
      as: helene,
      body: { ...service.subscribe(), endpoint },
    })
    expect([status, problem?.errors]).toEqual([422, { endpoint: ['push_endpoint'] }])
    expect((await devices()).data).toEqual([])
  })

  it('[PUSH-01] is sent nothing for a key that is no point of the curve: refused at once, and never tried again', async () => {
    const subscription = service.subscribe()
    const p256dh = Buffer.alloc(65, 4).toString('base64url')
    const body = { ...subscription, keys: { ...subscription.keys, p256dh } }
    const { status, problem } = await portal.call(savePushSubscription, { as: helene, body })
    expect([status, problem?.errors]).toEqual([422, { 'keys.p256dh': ['push_endpoint'] }])
    const { config, log } = portal.platform
    const keys = getPushKeys(config)
    if (config.push === null || keys === null) throw new Error('push is off')
    const sender = openPushSender({ push: config.push, production: config.production, log })
    const outcome = await sender.send({ keys, subscription: body, payload: '{}', topic: 'a', isUrgent: false })
    sender.close()
    expect(outcome).toMatchObject({ is_sent: false, is_refusal: true })
  })

  it('[PUSH-01] is one of few, whatever host a browser makes up', () => {
    const services = ['a', 'b', 'c', 'web'].map(
      (host) => readPushAddress(`https://${host}.push.apple.com/x`, { services: [] })?.service,
    )
    expect(services).toEqual([...Array.from({ length: 3 }, () => '*.push.apple.com'), 'web.push.apple.com'])
  })

  it('[PUSH-01] may be that of Chrome, Firefox, Safari or Edge', async () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x:y',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
    ])
      expect(
        await subscribe(await aMember(portal, { features: ['notifications'] }), { ...service.subscribe(), endpoint }),
      ).toMatchObject({ endpoint })
  })
})

it('[PUSH-01] a node that is killed between the push and its record sends it again under the same tag, and then no more', async () => {
  const browser = await subscribe()
  const notification_id = newId()
  const { subscription_id } = await portal.db
    .selectFrom('push_subscriptions')
    .select('subscription_id')
    .where('member_id', '=', helene.member_id)
    .executeTakeFirstOrThrow()
  await portal.db
    .insertInto('notifications')
    .values({
      member_id: helene.member_id,
      notification_id,
      kind: 'refund_paid',
      params: '{}',
      created_at: portal.clock.now(),
    })
    .execute()
  const { push, production } = portal.platform.config
  if (push === null) throw new Error('push is off')
  const sender = openPushSender({ push, production, log: portal.platform.log })
  const job = { member_id: helene.member_id, notification_id, subscription_id }
  const killed: PushSender = {
    ...sender,
    async send(one) {
      await sender.send(one)
      throw new Error('killed')
    },
  }
  await expect(sendPush(portal.platform, killed, job)).rejects.toThrow('killed')
  await sendPush(portal.platform, sender, job)
  await sendPush(portal.platform, sender, job)
  sender.close()
  const pushes = await shown(browser)
  expect(pushes.map(({ headers }) => headers['topic'])).toEqual(
    Array.from({ length: 2 }, () => notification_id.replaceAll('-', '')),
  )
  expect(new Set(pushes.map(({ text }): string => JSON.parse(text).notification.tag))).toEqual(
    new Set([notification_id]),
  )
})

describe('a device', () => {
  it('[PUSH-01] is one however often it subscribes, and has a name', async () => {
    const browser = service.subscribe()
    for (let count = 0; count < 3; count += 1) await subscribe(helene, browser)
    expect((await devices()).data).toEqual([
      {
        id: expect.any(String),
        current: true,
        browser: null,
        system: null,
        device: 'other',
        details: false,
        created_at: portal.clock.now().toISOString(),
        last_sent_at: null,
      },
    ])
    expect(await audited(helene)).toEqual([['push.subscribed', {}]])
  })

  it('[PUSH-01] that another member uses is theirs: the former one’s pushes never reach it', async () => {
    const browser = await subscribe()
    const sophie = await aMember(portal, { features: ['notifications'] })
    await subscribe(sophie, browser)
    await tell('refund_paid', { request_id: newId() })
    expect(await shown(browser)).toEqual([])
    await tell('refund_paid', { request_id: newId() }, sophie)
    expect(await shown(browser)).toHaveLength(1)
    expect((await devices()).data).toEqual([])
    expect(await audited(helene)).toContainEqual(['push.ended', { reason: 'taken_over' }])
    // And back again.
    await subscribe(helene, browser)
    expect([(await devices()).data.length, (await devices(sophie)).data.length]).toEqual([1, 0])
  })

  it('[PUSH-01] is one member’s, whoever subscribes at the same moment', async () => {
    const browser = service.subscribe()
    const members = await Promise.all(Array.from({ length: 6 }, () => aMember(portal, { features: ['notifications'] })))
    await Promise.all(members.map((as) => portal.call(savePushSubscription, { as, body: browser })))
    const found = await Promise.all(members.map((as) => devices(as)))
    expect(found.flatMap(({ data }) => data)).toHaveLength(1)
    for (const as of members) await tell('refund_paid', { request_id: newId() }, as)
    expect(await shown(browser)).toHaveLength(1)
  })

  it('[PUSH-01] ends with its session: signed out here, ended from elsewhere', async () => {
    const [one, other] = [await subscribe(), service.subscribe()]
    const elsewhere = await openMemberSession(portal, helene.member_id)
    await subscribe(elsewhere, other)
    expect((await devices()).data).toHaveLength(2)
    await portal.call(endOtherSessions, { as: helene })
    expect((await devices()).data).toHaveLength(1)
    await portal.call(signOut, { as: helene })
    await tell('refund_paid', { request_id: newId() })
    expect([await shown(one), await shown(other)]).toEqual([[], []])
    expect(
      await portal.db.selectFrom('push_owners').selectAll().where('member_id', '=', helene.member_id).execute(),
    ).toEqual([])
  })

  it('[PUSH-01] ends with all sessions though its own is gone, and stays with the session that ends the others', async () => {
    const [kept, expired] = [await subscribe(), service.subscribe()]
    await subscribe(await openMemberSession(portal, helene.member_id), expired)
    const own = (await devices()).data.find(({ current }) => current)?.id
    // As the sweep of old sessions does.
    await portal.db
      .deleteFrom('sessions')
      .where('member_id', '=', helene.member_id)
      .where(({ eb, selectFrom }) =>
        eb(
          'session_id',
          'in',
          selectFrom('push_subscriptions').select('session_id').where('subscription_id', '!=', String(own)),
        ),
      )
      .execute()
    await portal.call(endOtherSessions, { as: helene })
    expect((await devices()).data.map(({ id }) => id)).toEqual([own])
    await tell('refund_paid', { request_id: newId() })
    expect([(await shown(kept)).length, (await shown(expired)).length]).toEqual([1, 0])
  })

  it('[PUSH-01][OFF-03] shows details only after a recent proof of identity, and none without', async () => {
    await subscribe()
    const params = { id: (await devices()).data[0]?.id ?? '' }
    portal.clock.advance({ minutes: 10 })
    const choose = (details: boolean) => portal.call(changePushDevice, { as: helene, params, body: { details } })
    expect((await choose(true)).problem?.errors).toEqual({ current_password: ['required'] })
    expect((await choose(false)).status).toBe(200)
    expect((await devices()).data[0]?.details).toBe(false)
  })

  it('[PUSH-01][REL-05] that subscribes while it is ended is refused neither way', async () => {
    for (let round = 0; round < 10; round += 1) {
      const browser = await subscribe(await openMemberSession(portal, helene.member_id))
      const ids = (await devices()).data.map(({ id }) => id)
      const [saved, ...ended] = await Promise.all([
        portal.call(savePushSubscription, { as: helene, body: browser }),
        ...ids.map((id) => portal.call(endPushDevice, { as: helene, params: { id } })),
      ])
      expect(saved.status).toBe(200)
      for (const { status } of ended) expect([204, 404]).toContain(status)
    }
  })

  it('[PUSH-01] is ended by the member, and is nobody else’s to end or change', async () => {
    const browser = await subscribe()
    const id = (await devices()).data[0]?.id ?? ''
    const sophie = await aMember(portal, { features: ['notifications'] })
    expect((await portal.call(endPushDevice, { as: sophie, params: { id } })).status).toBe(404)
    expect((await portal.call(changePushDevice, { as: sophie, params: { id }, body: { details: true } })).status).toBe(
      404,
    )
    expect((await portal.call(endPushDevice, { as: helene, params: { id } })).status).toBe(204)
    expect((await portal.call(endPushDevice, { as: helene, params: { id } })).status).toBe(404)
    await tell('refund_paid', { request_id: newId() })
    expect(await shown(browser)).toEqual([])
  })

  it('[PUSH-01] is one of ten: the eleventh takes the place of the oldest', async () => {
    const browsers: Subscription[] = []
    for (let count = 0; count < 11; count += 1) {
      portal.clock.advance({ minutes: 1 })
      browsers.push(await subscribe(await openMemberSession(portal, helene.member_id)))
    }
    expect((await devices()).data).toHaveLength(10)
    await tell('refund_paid', { request_id: newId() })
    const counts = []
    for (const browser of browsers) counts.push((await shown(browser)).length)
    expect(counts).toEqual([0, ...Array.from({ length: 10 }, () => 1)])
  })

  it('[PUSH-01] is encrypted at rest', async () => {
    const { endpoint, keys } = await subscribe()
    const rows = await portal.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('member_id', '=', helene.member_id)
      .execute()
    const stored = rows.map((row) => Buffer.concat([row.sealed, row.endpoint_hash]).toString('latin1')).join()
    for (const secret of [endpoint, keys.auth, keys.p256dh, new URL(endpoint).pathname])
      expect(stored).not.toContain(secret)
  })
})

it('[PUSH-01] [GATE-03] is refused without the feature, or without the right to change the profile', async () => {
  const without = await aMember(portal, { features: ['sponsorship'] })
  const reader = await aMember(portal, { features: ['notifications'], permissions: ['refunds:read'] })
  for (const as of [without, reader])
    expect((await portal.call(savePushSubscription, { as, body: service.subscribe() })).status).toBe(403)
})
