import { terminateContract, withdrawContract } from '@coussinet/contract/contract-endings.ts'
import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { getPaymentSchedule, getReceipt, listReceipts } from '@coussinet/contract/receipts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aReceipt, suspendCover } from '../tests/a-receipt.ts'

const portal = portalForTests()
let sophie: TestMember

beforeEach(async () => {
  sophie = await aMember(portal, { effective_date: '2025-01-15', features: ['payment_schedule'] })
})

const list = async (query: object = {}, as = sophie) => portal.call(listReceipts, { as, query })
const one = (id: string, as = sophie) => portal.call(getReceipt, { as, params: { id } })

describe('the contributions', () => {
  it('[REC-01] are listed newest first with date, month, amount and status; no payment date means unpaid', async () => {
    await aReceipt(portal, sophie, { month: '2026-10', status: 'paid' })
    await aReceipt(portal, sophie, { month: '2026-12', status: 'upcoming' })
    await aReceipt(portal, sophie, { month: '2026-11', next_attempt_on: '2026-11-26' })
    const { status, body } = await list()
    expect(status).toBe(200)
    const id = expect.any(String)
    expect(body).toEqual({
      data: [
        {
          id,
          issue_date: '2026-12-05',
          due_date: '2026-12-05',
          month: '2026-12',
          amount_cents: 3482,
          status: 'upcoming',
          payment_date: null,
          decline_code: null,
          next_attempt_on: null,
          collected_on: null,
        },
        {
          id,
          issue_date: '2026-11-05',
          due_date: '2026-11-05',
          month: '2026-11',
          amount_cents: 3482,
          status: 'declined',
          payment_date: null,
          decline_code: 'AM04',
          next_attempt_on: '2026-11-26',
          collected_on: null,
        },
        {
          id,
          issue_date: '2026-10-05',
          due_date: '2026-10-05',
          month: '2026-10',
          amount_cents: 3482,
          status: 'paid',
          payment_date: '2026-10-05',
          decline_code: null,
          next_attempt_on: null,
          collected_on: null,
        },
      ],
      next_cursor: null,
    })
  })

  it('[SEC-20] of others are never in the list', async () => {
    await aReceipt(portal, await aMember(portal), { month: '2026-10', status: 'paid' })
    await aReceipt(portal, await aMember(portal), { month: '2026-12', status: 'upcoming' })
    expect((await list({ limit: 100 })).body).toEqual({ data: [], next_cursor: null })
  })

  it('[REC-01] go on page by page without a gap or a repetition', async () => {
    for (const month of ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09'])
      await aReceipt(portal, sophie, { month, status: 'paid' })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { body }: Awaited<ReturnType<typeof list>> = await list({ limit: 2, ...(cursor ? { cursor } : {}) })
      seen.push(...body.data.map(({ month }) => month))
      cursor = body.next_cursor
    } while (cursor)
    expect(seen).toEqual(['2026-09', '2026-08', '2026-07', '2026-06', '2026-05'])
    for (const cursor of [
      'x',
      Buffer.from('["0000-01-01","2274f35c-dbbc-461b-8cda-c6611e5dc7c3"]').toString('base64url'),
    ])
      expect((await list({ cursor })).problem).toMatchObject({ status: 400, code: 'malformed_request' })
  })

  it('[REC-03] say in the detail what was tried, and what it means for the cover', async () => {
    const id = await aReceipt(portal, sophie, { decline_code: 'MS02' })
    const { body } = await one(id)
    expect(body).toMatchObject({ id, status: 'declined', decline_code: 'MS02' })
    expect(body.attempts).toEqual([
      { on: '2026-11-05', means: 'bank_account', outcome: 'declined', decline_code: 'MS02' },
    ])
    expect(body.cover).toEqual({
      stops_on: '2026-12-20',
      suspended_since: null,
      may_end_from: '2026-12-30',
      resumes_on: null,
      resumes_at: 'noon',
    })
  })

  it('[FIX-02] count the time to the end of the cover from the oldest one that is unpaid', async () => {
    const marco = await aMember(portal, { locale: 'it', country: 'IT' })
    await aReceipt(portal, marco, { month: '2026-10' })
    const newest = await aReceipt(portal, marco)
    expect((await one(newest, marco)).body.cover).toMatchObject({ stops_on: '2026-10-21', resumes_at: 'midnight' })
    const paid = await aReceipt(portal, marco, { month: '2026-09', status: 'paid' })
    expect((await one(paid, marco)).body.cover).toBeNull()
  })

  it('[FIX-03] [FIX-02] tell of a suspension the same day and amount as the contract', async () => {
    const id = await aReceipt(portal, sophie)
    await suspendCover(portal, sophie, '2026-10-28')
    const { contract } = (await portal.call(getMe, { as: sophie })).body
    expect(contract).toMatchObject({ status: 'suspended', suspended_since: '2026-10-28', amount_due_cents: 3482 })
    expect((await one(id)).body.cover).toEqual({
      stops_on: null,
      suspended_since: '2026-10-28',
      may_end_from: '2026-11-07',
      resumes_on: '2026-11-21',
      resumes_at: 'noon',
    })
  })

  it('[SEC-20] of another member are not found, like one that does not exist', async () => {
    const other = await aMember(portal)
    const said = async (id: string) => {
      const { status, problem } = await one(id, other)
      return { status, problem: { ...problem, request_id: '' } }
    }
    const unknown = await said(newId())
    expect(unknown.status).toBe(404)
    expect(await said(await aReceipt(portal, sophie))).toEqual(unknown)
    expect(await said('not-an-id')).toEqual(unknown)
    expect((await list({}, other)).body.data).toEqual([])
  })

  it('[SEC-19] [SEC-23] [GATE-03] need a session and the permission', async () => {
    expect((await portal.call(listReceipts)).status).toBe(401)
    const blind = await aMember(portal, { permissions: ['animals:read'], features: ['payment_schedule'] })
    for (const answer of [
      await list({}, blind),
      await one(newId(), blind),
      await portal.call(getPaymentSchedule, { as: blind }),
    ])
      expect(answer.problem).toMatchObject({ status: 403, code: 'forbidden' })
  })
})

describe('the schedule', () => {
  const schedule = async (query: object = {}, as = sophie) =>
    (await portal.call(getPaymentSchedule, { as, query })).body.data

  it('[REC-05] has what is known of the year, then what the prices make of it', async () => {
    await aReceipt(portal, sophie, { month: '2026-10', status: 'paid', amount_cents: 2400 })
    await aReceipt(portal, sophie, { month: '2026-11', amount_cents: 2400 })
    expect(await schedule()).toEqual([
      { month: '2026-10', due_date: '2026-10-05', amount_cents: 2400 },
      { month: '2026-11', due_date: '2026-11-05', amount_cents: 2400 },
      { month: '2026-12', due_date: '2026-12-07', amount_cents: 2490 },
    ])
    expect(await schedule({ year: 2027 })).toHaveLength(12)
    expect(await schedule({ year: 2025 })).toEqual([])
  })

  it('[REC-05] follows the price from the day of its revision', async () => {
    const [animal] = sophie.animals
    await portal.db
      .insertInto('price_revisions')
      .values({
        member_id: sophie.member_id,
        animal_id: animal?.id ?? '',
        from_day: '2027-01-01',
        announced_on: '2026-10-30',
        old_price_cents: 2490,
        new_price_cents: 2565,
      })
      .execute()
    expect((await schedule()).map(({ amount_cents }) => amount_cents)).toEqual([2490])
    expect(new Set((await schedule({ year: 2027 })).map(({ amount_cents }) => amount_cents))).toEqual(new Set([2565]))
  })

  it('[REC-05] ends with the contract, and begins with it', async () => {
    const ending = await aMember(portal, { end_date: '2027-02-14', features: ['payment_schedule'] })
    expect(await schedule({ year: 2027 }, ending)).toEqual([
      { month: '2027-01', due_date: '2027-01-05', amount_cents: 2490 },
      { month: '2027-02', due_date: '2027-02-05', amount_cents: 1245 },
    ])
    const yanis = await aMember(portal, { effective_date: '2026-12-01', features: ['payment_schedule'] })
    expect(await schedule({}, yanis)).toEqual([{ month: '2026-12', due_date: '2026-12-07', amount_cents: 2490 }])
  })

  const nextDebit = async (as: TestMember) => (await portal.call(getPaymentMethods, { as })).body.next_debit_on

  it('[REC-01] [REC-05] [LAW-01] after a withdrawal nothing is to come any more', async () => {
    const marco = await aMember(portal, { effective_date: '2026-11-15', features: ['payment_schedule'] })
    await aReceipt(portal, marco, { month: '2026-12', status: 'upcoming' })
    expect([(await schedule({}, marco)).length, await nextDebit(marco)]).toEqual([1, '2026-12-05'])
    expect((await portal.call(withdrawContract, { as: marco, body: { ends_on: '2026-11-20' } })).status).toBe(201)
    for (const year of [2026, 2027]) expect(await schedule({ year }, marco)).toEqual([])
    expect(await nextDebit(marco)).toBeNull()
    expect((await list({}, marco)).body.data).toEqual([])
  })

  it('[REC-05] [LAW-01] has nothing of a contract undone before its first day', async () => {
    const yanis = await aMember(portal, { effective_date: '2026-12-03', features: ['payment_schedule'] })
    await aReceipt(portal, yanis, { month: '2026-12', status: 'upcoming' })
    expect((await portal.call(withdrawContract, { as: yanis, body: { ends_on: '2026-12-02' } })).status).toBe(201)
    expect([await schedule({}, yanis), await nextDebit(yanis), (await list({}, yanis)).body.data]).toEqual([
      [],
      null,
      [],
    ])
  })

  it('[REC-05] [LAW-01] ends with the month in which a termination ends the contract, by the day', async () => {
    const helene = await aMember(portal, { effective_date: '2026-01-15', features: ['payment_schedule'] })
    await aReceipt(portal, helene, { month: '2026-11', next_attempt_on: '2026-11-26' })
    expect((await portal.call(terminateContract, { as: helene, body: { ends_on: '2027-01-14' } })).status).toBe(201)
    expect((await schedule({}, helene)).map(({ month }) => month)).toEqual(['2026-11', '2026-12'])
    // 14 of 31 days
    expect(await schedule({ year: 2027 }, helene)).toEqual([
      { month: '2027-01', due_date: '2027-01-05', amount_cents: 1125 },
    ])
    expect(await nextDebit(helene)).toBe('2026-11-26')
    expect((await list({}, helene)).body.data.map(({ month }) => month)).toEqual(['2026-11'])
  })

  it('[SEC-23] [GATE-03] [REC-05] is refused without its feature', async () => {
    const without = await aMember(portal)
    expect((await portal.call(getPaymentSchedule, { as: without })).problem).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    for (const year of ['abc', 1999, 2101, 2026.5])
      expect((await portal.call(getPaymentSchedule, { as: sophie, query: { year: Number(year) } })).status).toBe(422)
  })
})
