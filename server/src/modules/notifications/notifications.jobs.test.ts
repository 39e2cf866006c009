import { addDays } from '@coussinet/contract/domain/days.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { debitPreNotifications } from '#modules/contributions/schedule/debit-pre-notifications.ts'
import { aReceipt, suspendCover } from '#modules/contributions/tests/a-receipt.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { deleteOldRead, sendDailyNotifications } from './notifications.jobs.ts'

const morning = new Date('2026-11-20T05:30:00Z')
const portal = portalForTests({ at: morning.toISOString() })

afterEach(() => portal.clock.set(morning))

const aSubscriber = (spec: Parameters<typeof aMember>[1] = {}) =>
  aMember(portal, { features: ['notifications'], ...spec })
const rowsOf = async ({ member_id }: TestMember) =>
  portal.db
    .selectFrom('notifications')
    .select(['kind', 'params'])
    .where('member_id', '=', member_id)
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
const kindsOf = async (member: TestMember) => (await rowsOf(member)).map(({ kind }) => kind)
/** Runs the job on each of those days after the first one. */
async function mornings(...days: number[]): Promise<void> {
  for (const day of days) {
    portal.clock.set(new Date(morning.getTime() + day * 86_400_000))
    await sendDailyNotifications(portal.platform, [debitPreNotifications])
  }
}
const aMandate = ({ member_id }: TestMember) =>
  portal.db
    .insertInto('mandates')
    .values({
      member_id,
      mandate_id: newId(),
      umr: 'CSN-1',
      status: 'active',
      holder: 'H',
      line1: '1',
      postal_code: '1',
      city: 'C',
      country: 'FR',
      iban: 'FR7630006000011234564821',
      created_at: morning,
      signed_at: morning,
    })
    .execute()

describe('a debit to come', () => {
  it('[NOT-01] is announced once, 14 days before at the latest, with its account, though a morning was missed', async () => {
    const helene = await aSubscriber()
    await aMandate(helene)
    const receipt_id = await aReceipt(portal, helene, { month: '2026-12', status: 'upcoming' })
    await aReceipt(portal, helene, { month: '2027-01', status: 'upcoming' })
    await mornings(-3, -2)
    expect(await rowsOf(helene)).toEqual([])
    await mornings(1, 1, 2, 14, 15, 16)
    expect(await rowsOf(helene)).toEqual([
      {
        kind: 'debit_upcoming',
        params: {
          receipt_id,
          month: '2026-12',
          amount_cents: 3482,
          date: '2026-12-05',
          account: 'FR76\u00a0••••\u00a04821',
          umr: 'CSN-1',
        },
      },
    ])
    const mails = await sentMails(portal, helene.member_id)
    expect(mails.map(({ letter }) => letter.paragraphs)).toEqual([
      [
        '34,82\u00a0€ seront prélevés le 5 décembre 2026 sur le compte FR76\u00a0••••\u00a04821 pour la cotisation de décembre 2026. RUM CSN-1, ICS FR38ZZZ9Z0417.',
      ],
    ])
  })

  it('is announced anew on another day', async () => {
    const helene = await aSubscriber()
    const receipt_id = await aReceipt(portal, helene, { month: '2026-12', status: 'upcoming' })
    await mornings(0)
    await portal.db
      .updateTable('receipts')
      .set({ due_date: '2026-12-10' })
      .where('receipt_id', '=', receipt_id)
      .execute()
    await mornings(10)
    expect((await rowsOf(helene)).map(({ params }) => params)).toMatchObject([
      { date: '2026-12-05' },
      { date: '2026-12-10' },
    ])
  })

  it('is announced to a suspended member without the feature too, by e-mail; not for months after the end, nor what is paid', async () => {
    const sophie = await aMember(portal)
    await suspendCover(portal, sophie, '2026-11-01')
    await aReceipt(portal, sophie, { month: '2026-12', status: 'upcoming' })
    const leaving = await aSubscriber({ end_date: '2026-11-30' })
    await aReceipt(portal, leaving, { month: '2026-12', status: 'upcoming' })
    const paid = await aSubscriber()
    await aReceipt(portal, paid, { month: '2026-12', status: 'paid' })
    await aReceipt(portal, paid, { month: '2026-11', amount_cents: 0, status: 'upcoming' })
    await mornings(0)
    expect([await kindsOf(sophie), await kindsOf(leaving), await kindsOf(paid)]).toEqual([['debit_upcoming'], [], []])
    expect(await sentMails(portal, sophie.member_id)).toHaveLength(1)
  })
})

describe('a missing identification number', () => {
  it('[NOT-01] is asked for 30, 15 and 5 days before the last, once each', async () => {
    // Until 2026-12-25.
    const helene = await aSubscriber({
      animals: [
        { icad: null, cover_start: '2026-10-26' },
        { name: 'Mirza', icad: null, cover_start: '2026-06-01' },
        { icad: null, formula: 'default', cover_start: '2026-10-26' },
      ],
    })
    await mornings(4)
    expect(await rowsOf(helene)).toEqual([])
    await mornings(...Array.from({ length: 36 }, (_, index) => index + 5))
    const reminders = (await rowsOf(helene)).filter(({ kind }) => kind === 'icad_missing')
    expect(reminders.map(({ params }) => params)).toEqual(
      [30, 15, 5].map((days) => ({ animal_id: helene.animals[0]?.id, names: ['Oslo'], days, date: '2026-12-25' })),
    )
  })

  it('is asked for with the days that are left when mornings were missed, and not once it is there or the contract is over', async () => {
    const cover_start = '2026-10-26'
    const helene = await aSubscriber({ animals: [{ icad: null, cover_start }] })
    const done = await aSubscriber({ animals: [{ cover_start }] })
    const over = await aSubscriber({ end_date: '2026-11-19', animals: [{ icad: null, cover_start }] })
    await mornings(18, 34)
    expect(
      (await rowsOf(helene)).filter(({ kind }) => kind === 'icad_missing').map(({ params }) => params),
    ).toMatchObject([{ days: 17 }, { days: 1 }])
    expect([await kindsOf(done), await kindsOf(over)].flat()).not.toContain('icad_missing')
  })
})

describe('the end of a waiting period', () => {
  it.each([
    ['integrale', 45],
    ['confort', 30],
  ])('[NOT-01] of illness, %s, is told on the first covered day', async (formula, days) => {
    const helene = await aSubscriber({ animals: [{ formula, cover_start: addDays('2026-11-20', -days) }] })
    await mornings(-1)
    expect(await rowsOf(helene)).toEqual([])
    await mornings(0, 0, 1, 5, 6, 7, 30)
    expect(await rowsOf(helene)).toEqual([
      { kind: 'waiting_over', params: { animal_id: helene.animals[0]?.id, names: ['Oslo'], date: '2026-11-20' } },
    ])
  })

  it('is told within a week, to nobody whose cover is suspended, over or without illness', async () => {
    const cover_start = addDays('2026-11-20', -45)
    const late = await aSubscriber({ animals: [{ cover_start }] })
    const suspended = await aSubscriber({ animals: [{ cover_start }] })
    await suspendCover(portal, suspended, '2026-11-01')
    const others = [
      suspended,
      await aSubscriber({ end_date: '2026-11-19', animals: [{ cover_start }] }),
      await aSubscriber({ animals: [{ formula: 'preventive', cover_start }] }),
    ]
    await mornings(6)
    const tooLate = await aSubscriber({ animals: [{ cover_start }] })
    await mornings(7)
    expect(await kindsOf(late)).toEqual(['waiting_over'])
    for (const member of [...others, tooLate]) expect(await kindsOf(member)).toEqual([])
  })
})

describe('a document', () => {
  it('[NOT-01] of new prices is told when they are announced, once for all animals', async () => {
    const helene = await aSubscriber({ animals: [{}, { name: 'Mirza' }] })
    const prices = {
      member_id: helene.member_id,
      from_day: '2027-01-10',
      announced_on: '2026-11-20',
      old_price_cents: 2490,
      new_price_cents: 2590,
    }
    await portal.db
      .insertInto('price_revisions')
      .values(helene.animals.map(({ id: animal_id }) => ({ ...prices, animal_id })))
      .execute()
    await mornings(-1, 0, 1, 6, 7)
    expect((await rowsOf(helene)).filter(({ kind }) => kind === 'document_available')).toEqual([
      { kind: 'document_available', params: { title: 'indexation', names: ['Mirza', 'Oslo'], date: '2027-01-10' } },
    ])
  })
})

describe('the job', () => {
  it('[REL-05] goes through all members in batches, and keeps from nobody what fails for another', async () => {
    const members = await Promise.all(Array.from({ length: 205 }, () => aMember(portal, { animals: [] })))
    for (const member of members) await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
    const [broken] = members.toSorted((one, other) => one.member_id.localeCompare(other.member_id))
    const id = broken?.member_id ?? ''
    await sql`alter table notifications add constraint broken check (member_id <> ${sql.lit(id)})`.execute(portal.db)
    await expect(sendDailyNotifications(portal.platform, [debitPreNotifications])).rejects.toThrow('1 notifications')
    const told = async () =>
      Number(
        (
          await portal.db
            .selectFrom('notifications')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where(
              'member_id',
              'in',
              members.map(({ member_id }) => member_id),
            )
            .executeTakeFirst()
        )?.count,
      )
    expect(await told()).toBe(204)
    await sql`alter table notifications drop constraint broken`.execute(portal.db)
    await Promise.all([
      sendDailyNotifications(portal.platform, [debitPreNotifications]),
      sendDailyNotifications(portal.platform, [debitPreNotifications]),
    ])
    expect(await told()).toBe(205)
  })

  it('forgets what was read and is older than 24 months, and no more', async () => {
    const helene = await aSubscriber()
    const row = { member_id: helene.member_id, kind: 'refund_filed', params: '{}' }
    const old = new Date('2024-11-19T10:00:00Z')
    const kept = new Date('2024-11-20T10:00:00Z')
    await portal.db
      .insertInto('notifications')
      .values([
        { ...row, notification_id: newId(), created_at: old, read_at: kept },
        { ...row, notification_id: newId(), created_at: old },
        { ...row, notification_id: newId(), created_at: kept, read_at: kept },
      ])
      .execute()
    await deleteOldRead(portal.platform)
    const { body } = await portal.call(listNotifications, { as: helene, query: {} })
    expect(body.data.map(({ created_at, read }) => [created_at, read])).toEqual([
      [kept.toISOString(), true],
      [old.toISOString(), false],
    ])
  })
})
