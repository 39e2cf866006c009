import { setTimeout } from 'node:timers/promises'
import { InsurerEvent } from '@coussinet/contract/integration/events.ts'
import { putWebhook, rotateWebhookSecret } from '@coussinet/contract/integration/webhooks.ts'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { isSigned, type Receiver, startReceiver } from '#testing/servers/receiver.ts'
import { ownPortal, ownPortalForTests, type SignedIn } from '#testing/start-portal.ts'
import { publishInsurerEvent } from '../../insurer-events.ts'
import { aWebhook, listToldNumbers, patience, tellNumber } from '../../tests/a-webhook.ts'
import { leaseStreams } from '../queue.store.ts'
import { openDispatcher } from './dispatcher.ts'

const lines: string[] = []
const portal = ownPortalForTests({ log: (line) => void lines.push(line) })
let machine: SignedIn
let receiver: Receiver
let webhook: { id: string; secret: string }
let helene: TestMember
let marco: TestMember

beforeAll(async () => {
  machine = await aMachine(portal, ['webhooks:manage'])
})
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  receiver = await startReceiver()
  webhook = await aWebhook(portal, machine, receiver)
  ;[helene, marco] = [await aMember(portal), await aMember(portal)]
  lines.length = 0
})
afterEach(async () => {
  await portal.db.deleteFrom('webhook_endpoints').execute()
  await receiver.close()
})

const tell = async (member: TestMember, ...numbers: number[]) => {
  for (const number of numbers) await tellNumber(portal, member, number)
}
const heard = (member: TestMember) => listToldNumbers(receiver.heard, member)
const taken = (member: TestMember) => listToldNumbers(receiver.taken, member)
const logged = (event: string) => lines.filter((line) => line.includes(`"event":"${event}"`))
const statuses = async () =>
  (
    await portal.db
      .selectFrom('webhook_deliveries')
      .select('status')
      .where('webhook_id', '=', webhook.id)
      .orderBy('member_id')
      .orderBy('position')
      .execute()
  ).map(({ status }) => status)
const streams = () =>
  portal.db
    .selectFrom('webhook_streams')
    .select(['due_at', 'leased_until'])
    .where('webhook_id', '=', webhook.id)
    .execute()
const atRest = async () => {
  await expect.poll(async () => (await streams()).filter(({ due_at }) => due_at !== null), patience).toEqual([])
}
/** Outcome of each try: the clock may move. */
const handedBack = async () => {
  await expect
    .poll(async () => (await streams()).filter(({ leased_until }) => leased_until !== null), patience)
    .toEqual([])
}
/** Long enough for a node to have looked again. */
const aLook = () => setTimeout(700)

describe('an event', () => {
  it('is sent once, signed, as the contract says, within a second or so', async () => {
    await tell(helene, 10)
    await expect.poll(() => receiver.heard, { timeout: 2000, interval: 25 }).toHaveLength(1)
    const [one] = receiver.heard
    if (!one) throw new Error('Nothing was heard.')
    const sent = InsurerEvent.parse(JSON.parse(one.body))
    expect(sent).toEqual({
      event_id: expect.any(String),
      event: 'due_day.changed',
      at: '2026-11-20T10:00:00.000Z',
      nevg: helene.nevg,
      position: 1,
      data: { due_day: 10, from_month: '2026-12' },
    })
    expect(one.headers).toMatchObject({
      'webhook-id': sent.event_id,
      'webhook-timestamp': String(Date.parse('2026-11-20T10:00:00Z') / 1000),
      'content-type': 'application/json',
    })
    expect(isSigned(one, webhook.secret)).toBe(true)
    await atRest()
    await aLook()
    expect(receiver.heard).toHaveLength(1)
    expect(await statuses()).toEqual(['delivered'])
  })

  it('that was rolled back is never sent', async () => {
    const undone = portal.db.transaction().execute(async (tx) => {
      await publishInsurerEvent(tx, portal.platform, {
        event: 'due_day.changed',
        member_id: helene.member_id,
        due_day: 1,
        from_month: '2026-12',
      })
      throw new Error('The power is cut.')
    })
    await expect(undone).rejects.toThrow('The power is cut.')
    await tell(helene, 2)
    await expect.poll(() => heard(helene), patience).toEqual([2])
    expect(receiver.heard[0]?.position).toBe(1)
  })

  it('goes to those that want it, and to none that is switched off', async () => {
    const [other, off] = [await startReceiver(), await startReceiver()]
    await aWebhook(portal, machine, other, { events: ['refund_request.submitted'] })
    const { id } = await aWebhook(portal, machine, off)
    await askMachine(portal, putWebhook, { as: machine, params: { id }, body: { url: off.url, disabled: true } })
    await tell(helene, 1)
    await expect.poll(() => heard(helene), patience).toEqual([1])
    await aLook()
    expect([other.heard, off.heard]).toEqual([[], []])
    await askMachine(portal, putWebhook, { as: machine, params: { id }, body: { url: off.url } })
    await tell(helene, 2)
    await expect.poll(() => listToldNumbers(off.heard, helene), patience).toEqual([2])
    await Promise.all([other.close(), off.close()])
  })
})

describe('the order', () => {
  it('of one member is kept when many are told at once, and each number is given once', async () => {
    const members = [helene, marco, await aMember(portal)]
    await Promise.all(Array.from({ length: 60 }, (_, number) => tell(members[number % 3] ?? helene, number)))
    await expect.poll(() => receiver.taken.length, patience).toBe(60)
    for (const { nevg } of members)
      expect(receiver.taken.filter((one) => one.nevg === nevg).map(({ position }) => position)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      )
  })

  it('is kept through failures: what comes after one waits, other members do not', async () => {
    receiver.answer(({ nevg }) => (nevg === helene.nevg ? 503 : 204))
    await tell(helene, 1, 2, 3)
    await tell(marco, 7, 8, 9)
    await expect.poll(() => taken(marco), patience).toEqual([7, 8, 9])
    await expect.poll(() => heard(helene), patience).toEqual([1])
    await tell(helene, 4)
    await aLook()
    expect(heard(helene)).toEqual([1])
    await handedBack()
    portal.clock.advance({ seconds: 2 })
    await expect.poll(() => heard(helene), patience).toEqual([1, 1])
    await handedBack()
    portal.clock.advance({ seconds: 3 })
    await aLook()
    expect(heard(helene)).toEqual([1, 1])
    receiver.answer(() => 204)
    portal.clock.advance({ seconds: 1 })
    await expect.poll(() => taken(helene), patience).toEqual([1, 2, 3, 4])
    const ids = receiver.heard
      .filter(({ nevg, position }) => nevg === helene.nevg && position === 1)
      .map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([3, 1])
    expect(logged('webhook_delayed')).toHaveLength(1)
  })

  it('goes on after three days of tries: what was given up is told in the log, and stays to be sent again', async () => {
    receiver.answer(({ position }) => (position === 1 ? 500 : 204))
    await tell(helene, 1, 2)
    await expect.poll(() => heard(helene), patience).toEqual([1])
    await handedBack()
    portal.clock.advance({ days: 3 })
    await expect.poll(() => taken(helene), patience).toEqual([2])
    expect(await statuses()).toEqual(['failed', 'delivered'])
    expect(logged('webhook_failed')).toHaveLength(1)
    expect(JSON.parse(logged('webhook_failed')[0] ?? '{}')).toMatchObject({
      level: 50,
      about: 'due_day.changed',
      reason: 'http_500',
      tries: 2,
    })
  })
})

describe('a receiver', () => {
  it('[REL-14] that is slow has 16 calls in hand at the most, and all arrives', async () => {
    receiver.answer(async () => {
      await setTimeout(120)
      return 204
    })
    const members = await Promise.all(Array.from({ length: 40 }, () => aMember(portal, { animals: [] })))
    await Promise.all(members.map((member) => tell(member, 1)))
    await expect.poll(() => receiver.taken.length, patience).toBe(40)
    expect(receiver.most()).toBeLessThanOrEqual(16)
    expect(receiver.most()).toBeGreaterThan(1)
  })

  it('[REL-14] that is gone is tried by one message at a time, and has everything as soon as it is back', async () => {
    await receiver.stop()
    const members = await Promise.all(Array.from({ length: 12 }, () => aMember(portal, { animals: [] })))
    for (const member of members) await tell(member, 1)
    await expect.poll(() => logged('webhook_down').length, patience).toBe(1)
    expect((await portal.platform.health.read()).insurer).toBe('down')
    const tries = async () =>
      (await portal.db.selectFrom('webhook_tries').select('error').where('webhook_id', '=', webhook.id).execute())
        .length
    await aLook()
    const before = await tries()
    portal.clock.advance({ seconds: 5 })
    await aLook()
    await aLook()
    expect(await tries()).toBeLessThanOrEqual(before + 1)
    await receiver.start()
    portal.clock.advance({ seconds: 10 })
    await expect.poll(() => receiver.taken.length, patience).toBe(12)
    await expect.poll(() => logged('webhook_up').length, patience).toBe(1)
  })

  it('changes over to a new secret while both sign', async () => {
    const { status, body } = await askMachine(portal, rotateWebhookSecret, {
      as: machine,
      params: { id: webhook.id },
      body: { former_hours: 2 },
    })
    expect([status, body.former_until]).toEqual([201, '2026-11-20T12:00:00.000Z'])
    // The address is looked up anew within half a second.
    await aLook()
    await tell(helene, 1)
    await expect.poll(() => receiver.heard, patience).toHaveLength(1)
    portal.clock.advance({ hours: 2 })
    await tell(helene, 2)
    await expect.poll(() => receiver.heard, patience).toHaveLength(2)
    expect(receiver.heard.map((one) => [isSigned(one, webhook.secret), isSigned(one, body.secret)])).toEqual([
      [true, true],
      [false, true],
    ])
  })
})

describe('[REL-12] a node that ends', () => {
  it('sends the message in hand to its end, and gives back those after it at once', async () => {
    const node = await ownPortal()
    const as = await aMachine(node, ['webhooks:manage'])
    const slow = await startReceiver()
    slow.answer(() => setTimeout(300, 204))
    await aWebhook(node, as, slow)
    const member = await aMember(node, { animals: [] })
    for (const number of [1, 2, 3, 4, 5, 6]) await tellNumber(node, member, number)
    await expect.poll(() => slow.heard.length, patience).toBeGreaterThan(0)
    await node.close()
    expect(slow.heard.length).toBeLessThan(4)
    expect(slow.taken.length).toBe(slow.heard.length)
    await slow.close()
  })
})

describe('a webhook whose secret cannot be read', () => {
  it('is told once, and holds up no other', async () => {
    const other = await startReceiver()
    const { id } = await aWebhook(portal, machine, other)
    await portal.db
      .updateTable('webhook_endpoints')
      .set({ sealed_secret: Buffer.from('spoilt'), created_at: new Date('2026-01-01T00:00:00Z') })
      .where('webhook_id', '=', id)
      .execute()
    await tell(helene, 1)
    await expect.poll(() => taken(helene), patience).toEqual([1])
    await aLook()
    expect([logged('webhook_sealed').length, other.heard.length]).toEqual([1, 0])
    await other.close()
  })
})

describe('[REL-11] several nodes', () => {
  it('send each event once, in order', async () => {
    const others = [openDispatcher(portal.platform), openDispatcher(portal.platform)]
    const members = await Promise.all(Array.from({ length: 10 }, () => aMember(portal, { animals: [] })))
    await Promise.all(members.map((member) => tell(member, 1, 2, 3, 4, 5, 6)))
    await expect.poll(() => receiver.taken.length, patience).toBe(60)
    await atRest()
    expect(receiver.heard).toHaveLength(60)
    for (const member of members) expect(taken(member)).toEqual([1, 2, 3, 4, 5, 6])
    await Promise.all(others.map((other) => other.close()))
  })

  it('take over what a killed one had in hand, after 20 seconds', async () => {
    await askMachine(portal, putWebhook, {
      as: machine,
      params: { id: webhook.id },
      body: { url: receiver.url, events: ['sponsorship.drawn'] },
    })
    await aLook()
    // A node that was killed between its claim and its first message.
    const now = portal.clock.now()
    await sql`insert into insurer_event_heads values (${helene.member_id}, 1)`.execute(portal.db)
    await sql`insert into insurer_events values (${helene.member_id}, 1, ${newId()}, 'due_day.changed', '{"due_day":1,"from_month":"2026-12"}', ${now})`.execute(
      portal.db,
    )
    await sql`insert into webhook_deliveries (member_id, webhook_id, position, delivery_id, event, status, waiting_since) values (${helene.member_id}, ${webhook.id}, 1, ${newId()}, 'due_day.changed', 'waiting', ${now})`.execute(
      portal.db,
    )
    await sql`insert into webhook_streams values (${helene.member_id}, ${webhook.id}, 1, ${now}, ${new Date(now.getTime() + 20_000)}, ${newId()})`.execute(
      portal.db,
    )
    portal.clock.advance({ seconds: 19 })
    await aLook()
    expect(receiver.heard).toEqual([])
    portal.clock.advance({ seconds: 1 })
    await expect.poll(() => taken(helene), patience).toEqual([1])
  })

  it('[REL-01] send again, under the same id, what was taken but could not be noted', async () => {
    await sql`create function refuse_note() returns trigger language plpgsql as $$ begin raise exception 'The power is cut.'; end $$`.execute(
      portal.db,
    )
    await sql`create trigger refuse_note before insert on webhook_tries for each row execute function refuse_note()`.execute(
      portal.db,
    )
    await tell(helene, 1, 2)
    await expect.poll(() => heard(helene), patience).toEqual([1])
    await aLook()
    await sql`drop trigger refuse_note on webhook_tries`.execute(portal.db)
    expect(await statuses()).toEqual(['waiting', 'waiting'])
    portal.clock.advance({ seconds: 20 })
    await expect.poll(() => heard(helene), patience).toEqual([1, 1, 2])
    const [one, same] = receiver.heard
    expect(same?.headers['webhook-id']).toBe(one?.headers['webhook-id'])
  })

  it('never hold the same stream twice, whoever asks at once', async () => {
    await portal.db.updateTable('webhook_endpoints').set({ disabled_at: portal.clock.now() }).execute()
    await aLook()
    const members = await Promise.all(Array.from({ length: 20 }, () => aMember(portal, { animals: [] })))
    const now = portal.clock.now()
    for (const { member_id } of members)
      await portal.db
        .insertInto('webhook_streams')
        .values({ member_id, webhook_id: webhook.id, fills: 1, due_at: now })
        .execute()
    const until = new Date(now.getTime() + 20_000)
    const claims = await Promise.all(
      Array.from({ length: 8 }, () =>
        leaseStreams(portal.db, { webhook_id: webhook.id, lease_id: newId(), now, until }, 5),
      ),
    )
    const held = claims.flat().map(({ member_id }) => member_id)
    expect(new Set(held).size).toBe(held.length)
    expect(held.length).toBeGreaterThan(0)
  })

  it('[REL-10] leave nothing waiting for years when a clock was far ahead for a while', async () => {
    const ahead = new Date('2028-01-01T00:00:00Z')
    receiver.answer(() => 204)
    await tell(helene, 1)
    await atRest()
    await portal.db
      .updateTable('webhook_deliveries')
      .set({ status: 'waiting', ended_at: null })
      .where('webhook_id', '=', webhook.id)
      .execute()
    await portal.db
      .updateTable('webhook_streams')
      .set({ due_at: ahead, leased_until: ahead, lease_id: newId() })
      .where('webhook_id', '=', webhook.id)
      .execute()
    // A node looks for such at its start, then each minute.
    const node = openDispatcher(portal.platform)
    await expect.poll(() => taken(helene), patience).toEqual([1, 1])
    await node.close()
  })
})
