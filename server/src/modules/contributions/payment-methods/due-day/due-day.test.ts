import { createCalendarFeed } from '@coussinet/contract/calendar.ts'
import { chooseDueDay, getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { getPaymentSchedule, listReceipts } from '@coussinet/contract/receipts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aReceipt } from '../../tests/a-receipt.ts'
import { setDueDay } from './due-day.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let helene: TestMember
beforeEach(async () => {
  helene = await aMember(portal, { effective_date: '2025-01-10', features: ['payment_schedule'] })
})

const choose = (due_day: number, as = helene) => portal.call(chooseDueDay, { as, body: { due_day } })
const methods = async (as = helene) => (await portal.call(getPaymentMethods, { as })).body
const upcoming = async (as = helene) =>
  (await portal.call(listReceipts, { as })).body.data.filter(({ status }) => status === 'upcoming')
const dueDates = async (year: number, as = helene) =>
  (await portal.call(getPaymentSchedule, { as, query: { year } })).body.data.map(({ due_date }) => due_date)
const auditOf = async ({ member_id }: TestMember) => {
  const rows = await auditLines(portal, member_id, ['action', 'details'], 'due_day.changed')
  return rows.map(({ details }) => details)
}
async function aMandate(
  { member_id }: TestMember,
  more: { first_debit_on?: string; on_behalf_of?: string } = {},
  signed_on = '2026-07-12',
) {
  const home = { line1: '27 RUE DES TILLEULS', postal_code: '69003', city: 'LYON', country: 'FR' }
  const at = new Date(`${signed_on}T10:00:00Z`)
  const row = {
    ...home,
    ...more,
    member_id,
    mandate_id: newId(),
    umr: 'CSN-412703584-002',
    status: 'active',
    holder: 'HELENE CARPENTIER',
    iban: 'FR3999910000170000412703A23',
    signed_at: at,
    created_at: at,
  }
  await portal.db.insertInto('mandates').values(row).execute()
}
/** Actions of a member on another day, in a session of that day. */
async function on(day: string, work: (member: TestMember) => Promise<void>): Promise<void> {
  const minutes = (new Date(`${day}T10:00:00Z`).getTime() - portal.clock.now().getTime()) / 60_000
  portal.clock.advance({ minutes })
  try {
    await work(await aMember(portal, { effective_date: '2025-01-10', features: ['payment_schedule'] }))
  } finally {
    portal.clock.advance({ minutes: -minutes })
  }
}

describe('the choice', () => {
  it('[PAY-09] tells of the next contribution, not of a second attempt for an earlier one', async () => {
    await aReceipt(portal, helene, { month: '2026-11', next_attempt_on: '2026-11-26' })
    await aReceipt(portal, helene, { month: '2026-12', status: 'upcoming' })
    const { due_day_choices, next_debit_on } = await methods()
    expect(next_debit_on).toBe('2026-11-26')
    expect(due_day_choices.map((choice) => choice.next_debit_on)).toEqual(['2026-12-05', '2026-12-10', '2026-12-15'])
  })

  it('[PAY-09] tells of each allowed day the next debit that it would mean, and keeps its word', async () => {
    await aReceipt(portal, helene, { month: '2026-12', status: 'upcoming' })
    const { allowed_due_days, due_day_choices, due_day } = await methods()
    expect([allowed_due_days, due_day]).toEqual([[5, 10, 15], 5])
    expect(due_day_choices).toEqual([
      { due_day: 5, next_debit_on: '2026-12-05' },
      { due_day: 10, next_debit_on: '2026-12-10' },
      { due_day: 15, next_debit_on: '2026-12-15' },
    ])
    for (const { due_day: chosen, next_debit_on } of due_day_choices) {
      const { status, body } = await choose(chosen)
      expect([status, body.due_day, body.next_debit_on]).toEqual([200, chosen, next_debit_on])
    }
  })

  it('[PAY-09] moves what is planned, and everything agrees: contributions, schedule, calendar, next debit', async () => {
    await aReceipt(portal, helene, { month: '2026-11', status: 'paid' })
    await aReceipt(portal, helene, { month: '2026-12', status: 'upcoming' })
    const { body } = await choose(10)
    expect(body).toMatchObject({ due_day: 10, next_debit_on: '2026-12-10' })
    expect(await upcoming()).toMatchObject([{ month: '2026-12', due_date: '2026-12-10', issue_date: '2026-12-10' }])
    expect(await dueDates(2026)).toEqual(['2026-11-05', '2026-12-10'])
    expect((await dueDates(2027)).slice(0, 3)).toEqual(['2027-01-11', '2027-02-10', '2027-03-10'])
    const { body: feed } = await portal.call(createCalendarFeed, { as: helene })
    const { body: calendar } = await portal.app.inject(new URL(feed.href).pathname)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261210')
    expect(calendar).not.toContain('DTSTART;VALUE=DATE:20261205')
  })

  it('[PAY-09] leaves a debit that is too near where it was announced, and counts from the next', async () => {
    await on('2026-11-28', async (member) => {
      await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
      expect((await methods(member)).due_day_choices).toContainEqual({ due_day: 10, next_debit_on: '2026-12-05' })
      expect((await choose(10, member)).body).toMatchObject({ due_day: 10, next_debit_on: '2026-12-05' })
      expect(await upcoming(member)).toMatchObject([{ due_date: '2026-12-05' }])
      expect((await dueDates(2027, member)).slice(0, 2)).toEqual(['2027-01-11', '2027-02-10'])
      const mail = (await sentMails(portal, member.member_id)).at(-1)
      expect(mail?.letter.paragraphs).toContain(
        'Le prélèvement du 5 décembre 2026 est trop proche pour être déplacé\u00a0: il reste à cette date.',
      )
    })
  })

  it('[PAY-09] leaves a debit that is not planned yet on its day too, when that is too near', async () => {
    await on('2026-12-01', async (member) => {
      const before = await dueDates(2026, member)
      expect(before).toEqual(['2026-12-07'])
      await choose(15, member)
      expect(await dueDates(2026, member)).toEqual(before)
      expect((await dueDates(2027, member))[0]).toBe('2027-01-15')
    })
  })

  it('does not lose what the days between the two due days cost', async () => {
    const puppy = await aMember(portal, {
      effective_date: '2025-01-10',
      features: ['payment_schedule'],
      animals: [{ cover_start: '2025-01-10' }, { name: 'Pistache', cover_start: '2026-11-08' }],
    })
    const december = async () => (await portal.call(getPaymentSchedule, { as: puppy, query: { year: 2026 } })).body.data
    // 23 of 30 days of November, after the debit of the 5th, come with December
    expect(await december()).toEqual([{ month: '2026-12', due_date: '2026-12-07', amount_cents: 2490 + 2490 + 1909 }])
    await choose(10, puppy)
    expect(await december()).toEqual([{ month: '2026-12', due_date: '2026-12-10', amount_cents: 2490 + 2490 + 1909 }])
  })

  it('back and forth leaves nothing behind', async () => {
    await aReceipt(portal, helene, { month: '2026-12', status: 'upcoming' })
    for (const day of [15, 10, 5]) await choose(day)
    expect(await methods()).toMatchObject({ due_day: 5, next_debit_on: '2026-12-07' })
    expect(
      await portal.db.selectFrom('due_day_revisions').selectAll().where('member_id', '=', helene.member_id).execute(),
    ).toEqual([])
  })

  it('[PAY-09] refuses a day that the insurer does not allow', async () => {
    for (const day of [1, 20, 0, -5, 31])
      expect((await choose(day)).problem).toMatchObject({ status: 422, errors: { due_day: ['due_day'] } })
    expect((await methods()).due_day).toBe(5)
  })

  it('refuses once the contract has ended', async () => {
    const gone = await aMember(portal, { effective_date: '2025-01-10', end_date: '2026-11-19' })
    expect((await choose(10, gone)).problem).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('[SEC-19] [SEC-23] needs a session and the permission', async () => {
    expect((await portal.call(chooseDueDay, { body: { due_day: 10 } })).status).toBe(401)
    const reader = await aMember(portal, { permissions: ['payment-methods:read'] })
    expect((await choose(10, reader)).status).toBe(403)
  })
})

describe('what is said of it', () => {
  it('[PAY-09] is a mail with the coming debits, their account masked, a notification and a line of the log', async () => {
    await aMandate(helene)
    await aReceipt(portal, helene, { month: '2026-12', status: 'upcoming', amount_cents: 3482 })
    await choose(10)
    const [mail, ...others] = await sentMails(portal, helene.member_id)
    expect(others).toEqual([])
    expect(mail?.letter.subject).toBe('Vos prélèvements passent au 10 du mois')
    expect(mail?.letter.facts?.slice(0, 2)).toEqual([
      { label: '10 décembre 2026', value: '34,82\u00a0€' },
      { label: '11 janvier 2027', value: '24,90\u00a0€' },
    ])
    expect(mail?.letter.facts).toHaveLength(12)
    expect(mail?.letter.paragraphs.join(' ')).toContain(
      'compte FR39\u00a0••••\u00a03A23 (RUM CSN-412703584-002, ICS FR38ZZZ9Z0417)',
    )
    expect(JSON.stringify(mail)).not.toContain('FR3999910000170000412703A23')
    expect(await auditOf(helene)).toEqual([{ detail: '10', from: 5, to: 10, from_month: '2026-12' }])
    const told = await writtenNotifications(portal, helene.member_id, ['kind', 'params'])
    expect(told).toEqual([{ kind: 'due_day_changed', params: { due_day: 10 } }])
  })

  it('is in Italian for who reads it, and reminds of whose account it is', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT' })
    await aMandate(giulia, { on_behalf_of: 'Giulia Ferrari' })
    await choose(15, giulia)
    const [mail] = await sentMails(portal, giulia.member_id)
    expect(mail?.letter.subject).toBe('I Suoi addebiti passano al 15 del mese')
    expect(mail?.letter.paragraphs[1]).toMatch(
      /^Saranno addebitati sul conto .* Il conto è intestato a HELENE CARPENTIER: si ricordi di avvisare questa persona\.$/,
    )
  })

  it('does not say of a new account that it is debited sooner than it is', async () => {
    await on('2026-12-02', async (member) => {
      await aMandate(member, {}, '2026-12-02')
      await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
      await choose(10, member)
      const [mail] = await sentMails(portal, member.member_id)
      expect(mail?.letter.facts?.[0]?.label).toBe('5 décembre 2026')
      expect(mail?.letter.paragraphs[1]).toMatch(/^À partir du 11 janvier 2027, elles sont débitées du compte FR39/)
    })
  })

  it('is nothing when the day is the present one', async () => {
    await aReceipt(portal, helene, { month: '2026-12', status: 'upcoming' })
    expect((await choose(5)).status).toBe(200)
    expect(await upcoming()).toMatchObject([{ due_date: '2026-12-05' }])
    expect([await sentMails(portal, helene.member_id), await auditOf(helene)]).toEqual([[], []])
  })

  it('moves the day from which a new account is debited', async () => {
    await aMandate(helene, { first_debit_on: '2026-12-07' })
    await aReceipt(portal, helene, { month: '2026-12', status: 'upcoming' })
    expect((await choose(15)).body.debit).toMatchObject({ first_debit_on: '2026-12-15' })
  })

  it('[SEC-28] is made five times an hour at most; the same day again is free', async () => {
    for (const due_day of [10, 15, 5, 10, 15]) {
      expect((await choose(due_day)).status).toBe(200)
      expect((await choose(due_day)).status).toBe(200)
    }
    for (let count = 0; count < 3; count += 1)
      expect((await choose(5)).problem).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect([
      (await methods()).due_day,
      (await sentMails(portal, helene.member_id)).length,
      (await auditOf(helene)).length,
    ]).toEqual([15, 5, 5])
    expect((await choose(15)).status).toBe(200)
    const neighbour = await aMember(portal, { effective_date: '2025-01-10' })
    expect((await choose(10, neighbour)).status).toBe(200)
    await portal.db
      .updateTable('attempts')
      .set({ window_start: new Date(portal.clock.now().getTime() - 3_600_000) })
      .where('attempt_key', 'like', 'due-day %')
      .execute()
    expect((await choose(5)).status).toBe(200)
  })

  it('is undone with the rest of the transaction that it is part of', async () => {
    await aReceipt(portal, helene, { month: '2026-12', status: 'upcoming' })
    const fails = inTransaction(portal.db, async (tx) => {
      await setDueDay(
        createUnit(tx, portal.platform, { member_id: helene.member_id, at: portal.clock.now() }),
        portal.platform,
        { due_day: 10 },
      )
      throw new Error('something else failed')
    })
    await expect(fails).rejects.toThrow('something else failed')
    expect([(await methods()).due_day, await sentMails(portal, helene.member_id)]).toEqual([5, []])
  })
})
