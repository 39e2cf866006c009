import { ibanFailure } from '@coussinet/contract/fields/iban.ts'
import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { getPaymentSchedule, getReceipt, listReceipts } from '@coussinet/contract/receipts.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { computeContribution } from '#modules/contributions/schedule/contribution.ts'
import { debitDay } from '#modules/contributions/schedule/debit-day.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { startPortal, portalForTests } from '#testing/start-portal.ts'
import { loadDemo } from '../load-demo.ts'
import { demoId } from './demo-id.ts'
import { demoTime } from './demo-time.ts'
import { monthlyPrice, seedPrices } from './seed-prices.ts'
import { getSeedMember, seedAnimals, seedMembers, seedReceipts } from './seed-rows.ts'

const now = new Date('2026-11-20T10:00:00Z')
const portal = portalForTests({ at: now.toISOString() })
beforeAll(async () => {
  await loadDemo(portal.platform)
})

const as = (member: string) => openMemberSession(portal, demoId(member))
const receiptsOf = async (member: string) => (await portal.call(listReceipts, { as: await as(member) })).body.data
const detail = async (member: string, month: string) =>
  (await portal.call(getReceipt, { as: await as(member), params: { id: demoId(`receipt ${member} ${month}`) } })).body

describe('the contributions', () => {
  it('[REC-01] are as many of each status as the data says', async () => {
    const counts = await Promise.all(
      ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map(async (member) => {
        const data = await receiptsOf(member)
        return ['declined', 'paid', 'upcoming'].map(
          (status) => data.filter((receipt) => receipt.status === status).length,
        )
      }),
    )
    expect(counts).toEqual([
      [1, 17, 1],
      [0, 18, 1],
      [1, 14, 1],
      [0, 0, 1],
      [0, 0, 1],
      [3, 15, 1],
    ])
  })

  it('[REC-05] fall on the bank day of their month, each', () => {
    const wrong = seedReceipts.filter(
      ({ member, month, issue_date }) => debitDay(month, getSeedMember(member).due_day) !== issue_date,
    )
    expect(wrong).toEqual([])
    expect(seedReceipts.length).toBeGreaterThan(75)
  })

  it('[REC-05] come to what the animals’ prices make of the month, each', () => {
    const time = demoTime(now)
    const prices = seedPrices(time)
    const wrong = seedReceipts.filter(({ member, month, amount_cents }) => {
      const animals = seedAnimals
        .filter((animal) => animal.member === member)
        .map((animal) => ({
          ...animal,
          monthly_price_cents: monthlyPrice(animal),
          price_revisions: prices.filter(({ animal_id }) => animal_id === demoId(animal.id)),
        }))
      return (
        computeContribution({ due_day: getSeedMember(member).due_day, end_date: null, animals }, month) !== amount_cents
      )
    })
    expect(wrong).toEqual([])
  })

  it('[REC-03] say why they came back, and when the bank is asked again', async () => {
    const unpaid = await Promise.all(
      ['m1', 'm3', 'm6'].map(async (member) =>
        (await receiptsOf(member)).filter(({ status }) => status === 'declined'),
      ),
    )
    expect(
      unpaid.flat().map(({ month, decline_code, next_attempt_on }) => [month, decline_code, next_attempt_on]),
    ).toEqual([
      ['2026-11', 'MS02', null],
      ['2026-11', 'card_expired', null],
      ['2026-11', 'AM04', '2026-11-26'],
      ['2026-10', 'AM04', null],
      ['2026-09', 'AM04', null],
    ])
  })

  it('keep what was tried', async () => {
    expect((await detail('m2', '2026-04')).attempts).toEqual([
      { on: '2026-04-10', means: 'bank_account', outcome: 'paid', decline_code: null },
      { on: '2026-04-21', means: 'bank_account', outcome: 'declined', decline_code: 'MD06' },
      { on: '2026-05-04', means: 'card', outcome: 'paid', decline_code: null },
    ])
    expect((await detail('m3', '2026-11')).attempts).toEqual([
      { on: '2026-11-05', means: 'card', outcome: 'declined', decline_code: 'card_expired' },
    ])
    expect((await detail('m6', '2026-10')).attempts.map(({ on }) => on)).toEqual(['2026-10-15', '2026-10-26'])
  })

  it('[FIX-02] tell what they do to the cover', async () => {
    expect((await detail('m6', '2026-09')).cover).toEqual({
      stops_on: null,
      suspended_since: '2026-10-28',
      may_end_from: '2026-11-07',
      resumes_on: '2026-11-21',
      resumes_at: 'noon',
    })
    expect((await detail('m1', '2026-11')).cover).toEqual({
      stops_on: '2026-12-20',
      suspended_since: null,
      may_end_from: '2026-12-30',
      resumes_on: null,
      resumes_at: 'noon',
    })
    expect((await detail('m3', '2026-11')).cover).toMatchObject({ stops_on: '2026-12-05', resumes_at: 'midnight' })
    for (const month of ['2026-10', '2026-12']) expect((await detail('m1', month)).cover).toBeNull()
  })

  it('[FIX-03] make up what is due, beside the day since when the cover is suspended', async () => {
    const { contract } = (await portal.call(getMe, { as: await as('m6') })).body
    expect(contract).toMatchObject({ status: 'suspended', suspended_since: '2026-10-28', amount_due_cents: 10_446 })
  })
})

describe('the prices', () => {
  it('[REC-05] rise on 1 January, and the schedule of the next year knows it', async () => {
    const { data } = (await portal.call(getPaymentSchedule, { as: await as('m1'), query: { year: 2027 } })).body
    // 42,33 € Oslo, 17,93 € Mirza, 22,90 € Pistache, who is not a year old here
    expect(data.map(({ amount_cents }) => amount_cents)).toEqual(Array.from({ length: 12 }, () => 4233 + 1793 + 2290))
    expect(data[0]).toEqual({ month: '2027-01', due_date: '2027-01-05', amount_cents: 8316 })
  })

  it('are announced to those whom the data names, for the animals insured for a year', () => {
    const announced = seedPrices(demoTime(now)).filter(({ from_day }) => from_day === '2027-01-01')
    expect(announced.map(({ animal_id }) => animal_id).toSorted()).toEqual(
      ['a11', 'a12', 'a21', 'a22', 'a31', 'a61', 'a62'].map(demoId).toSorted(),
    )
    expect(new Set(announced.map(({ announced_on }) => announced_on))).toEqual(new Set(['2026-10-30']))
  })

  it.each(['2026-12-31', '2027-01-01', '2027-01-15', '2027-10-30', '2028-02-29'])(
    'rise on a 1 January whenever the demo begins: %s',
    (day) => {
      const rows = seedPrices(demoTime(new Date(`${day}T12:00:00Z`)))
      for (const { from_day, announced_on } of rows) {
        expect(from_day).toMatch(/-01-01$/)
        expect(announced_on < from_day && announced_on <= day).toBe(true)
      }
    },
  )
})

describe('the payment methods', () => {
  it('[PAY-01] are those of the data, masked', async () => {
    const debits = await Promise.all(
      seedMembers.map(async ({ id }) => (await portal.call(getPaymentMethods, { as: await as(id) })).body),
    )
    expect(
      debits.map(({ debit, due_day, next_debit_on }) => [
        debit?.kind === 'card'
          ? `${debit.brand} ${debit.last4} ${debit.expires}`
          : `${debit?.iban} ${debit?.holder} ${debit?.umr}`,
        due_day,
        next_debit_on,
      ]),
    ).toEqual([
      ['FR39 **** **** 3A23 HELENE CARPENTIER CSN-412703584-002', 5, '2026-12-07'],
      ['IT14 **** **** 6273 GIULIA FERRANTINI CSN-428195072-001', 10, '2026-12-10'],
      ['visa 4417 2026-10', 5, '2026-12-07'],
      ['FR76 **** **** 5006 YANIS BELHADJ CSN-449067133-001', 5, '2026-12-07'],
      ['IT05 **** **** 1238 MARCO BELLANDI CSN-450917288-001', 10, '2026-12-10'],
      ['FR76 **** **** 8126 ERIC LAGRANGE CSN-473625849-001', 15, '2026-11-26'],
      ['FR76 **** **** 0119 INES GUILLEMOT CSN-486000199-001', 10, '2026-12-10'],
    ])
  })

  it('keep the mandate that another one replaced, on an account that could exist', async () => {
    const rows = await portal.db
      .selectFrom('mandates')
      .select(['umr', 'status', 'iban', 'signed_at', 'ended_at', 'signature_recipient'])
      .where('member_id', '=', demoId('m1'))
      .orderBy('umr')
      .execute()
    expect(rows.map(({ umr, status }) => [umr, status])).toEqual([
      ['CSN-412703584-001', 'replaced'],
      ['CSN-412703584-002', 'active'],
    ])
    expect(rows[0]?.ended_at).toEqual(rows[1]?.signed_at)
    expect(rows.map(({ iban }) => ibanFailure(iban))).toEqual([null, null])
    expect(rows.map(({ signature_recipient }) => signature_recipient)).toEqual([
      'h****@example.org',
      '+33 6 ** ** ** 04',
    ])
    const other = await portal.db
      .selectFrom('mandates')
      .select(['holder', 'on_behalf_of', 'signature_recipient'])
      .where('member_id', '=', demoId('m6'))
      .executeTakeFirstOrThrow()
    expect(other).toEqual({
      holder: 'ERIC LAGRANGE',
      on_behalf_of: 'SOPHIE LAGRANGE',
      signature_recipient: 'e****@example.org',
    })
  })
})

it('no two months become one, and what is upcoming lies ahead, whenever the demo begins', () => {
  for (let day = 0; day < 400; day += 1) {
    const time = demoTime(new Date(now.getTime() + day * 86_400_000))
    const today = time.day('2026-11-20')
    const planned = seedReceipts
      .filter(({ status }) => status === 'upcoming')
      .map(({ member, month }) => ({ member, ...time.planned(month, getSeedMember(member)) }))
    const done = seedReceipts
      .filter(({ status }) => status !== 'upcoming')
      .map(({ member, month }) => ({ member, month: time.month(month, getSeedMember(member).due_day) }))
    const moved = [...done, ...planned]
    expect(new Set(moved.map(({ member, month }) => `${member} ${month}`)).size).toBe(moved.length)
    expect(seedReceipts.every(({ issue_date, status }) => status === 'upcoming' || time.day(issue_date) <= today)).toBe(
      true,
    )
    expect(planned.every(({ member, on }) => on > today && on >= time.day(getSeedMember(member).effective_date))).toBe(
      true,
    )
    expect(planned.filter(({ member, month, on }) => on !== debitDay(month, getSeedMember(member).due_day))).toEqual([])
    expect(
      planned.filter(({ member, month }) => done.some((one) => one.member === member && one.month >= month)),
    ).toEqual([])
    expect(time.day('2026-11-26') > today && time.month('2026-10', 5) < today.slice(0, 7)).toBe(true)
  }
})

it.each(['2026-11-21', '2026-12-10', '2027-02-28'])(
  '[REC-05] [PAY-09] a demo that begins on %s plans the debits on the due day, and tells the same day everywhere',
  async (day) => {
    const later = await startPortal({ at: `${day}T10:00:00Z` })
    try {
      await loadDemo(later.platform)
      const rows = await later.db
        .selectFrom('receipts')
        .innerJoin('contracts', 'contracts.member_id', 'receipts.member_id')
        .select(['receipts.member_id', 'month', 'due_date', 'issue_date', 'due_day'])
        .where('receipts.status', '=', 'upcoming')
        .execute()
      expect(rows.length).toBeGreaterThan(5)
      expect(
        rows.filter(
          ({ month, due_date, issue_date, due_day }) =>
            due_date !== debitDay(month, due_day) || issue_date !== due_date,
        ),
      ).toEqual([])
      const told = await later.db
        .selectFrom('notifications')
        .select(['member_id', 'params'])
        .where('kind', '=', 'debit_upcoming')
        .execute()
      expect(told.length).toBeGreaterThan(1)
      for (const { member_id, params } of told)
        expect(params).toMatchObject({ date: rows.find((row) => row.member_id === member_id)?.due_date })
    } finally {
      await later.close()
    }
  },
)
