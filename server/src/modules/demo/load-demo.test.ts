import { listAnimals } from '@coussinet/contract/animals.ts'
import { getPermissions } from '@coussinet/contract/permissions.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { listRefunds } from '@coussinet/contract/refunds.ts'
import { getRequestFile, getRequestFileThumbnail } from '@coussinet/contract/request-files.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMemberSession } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import refundTable from './data/refunds.json' with { type: 'json' }
import { demoPassword } from './demo-accounts.ts'
import { loadDemo, resetDemo } from './load-demo.ts'
import { demoId } from './seed/demo-id.ts'
import { seedAnimals, seedMembers } from './seed/seed-rows.ts'

// Without `demo`, no insurer plays along.
const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
beforeAll(async () => {
  await loadDemo(portal.platform)
})

const as = (member: string) => openMemberSession(portal, demoId(member))
const requestsOf = async (member: string) => (await portal.call(listRefundRequests, { as: await as(member) })).body.data
const requestNamed = async (member: string, request: string) => {
  const found = (await requestsOf(member)).find(({ id }) => id === demoId(request))
  if (!found) throw new Error(`no ${request}`)
  return found
}

describe('the members', () => {
  it('[AUTH-01] sign in with their number or their address', async () => {
    for (const username of ['412703584', 'Helene.Carpentier@example.org']) {
      const { status } = await portal.call(signIn, { body: { username, password: demoPassword } })
      expect(status).toBe(200)
    }
  })

  it('may all sign in with the one password but the newest, who has none yet', async () => {
    const answers = await Promise.all(
      seedMembers.map(async ({ nevg }) => [
        nevg,
        (await portal.call(signIn, { body: { username: nevg, password: demoPassword } })).status,
      ]),
    )
    expect(answers.filter(([, status]) => status !== 200)).toEqual([['486000199', 401]])
    const kept = await portal.db.selectFrom('members').select('nevg').where('password_hash', 'is', null).execute()
    expect(kept).toEqual([{ nevg: '486000199' }])
  })

  it('stand as the data says', async () => {
    const profiles = await Promise.all(
      seedMembers.map(async ({ id }) => (await portal.call(getMe, { as: await as(id) })).body),
    )
    expect(
      profiles.map(({ nevg, locale, contract }) => [
        nevg,
        locale,
        contract?.status,
        contract?.suspended_since,
        contract?.amount_due_cents,
      ]),
    ).toEqual([
      ['412703584', 'fr', 'active', null, 9766],
      ['428195072', 'it', 'active', null, 0],
      ['433501628', 'fr-BE', 'active', null, 2874],
      ['449067133', 'fr', 'in_preparation', null, 0],
      ['450917288', 'it', 'active', null, 0],
      ['473625849', 'fr', 'suspended', '2026-10-28', 10_446],
      ['486000199', 'fr', 'active', null, 0],
    ])
  })

  it('may do everything, but m4 may not file', async () => {
    const { permissions } = (await portal.call(getPermissions, { as: await as('m1') })).body
    expect(permissions).toHaveLength(11)
    const ofYanis = (await portal.call(getPermissions, { as: await as('m4') })).body
    expect(permissions.filter((one) => !ofYanis.permissions.includes(one))).toEqual(['refunds:write'])
  })

  it('pay what their receipts say: 3 % more for the animals insured before 2026', async () => {
    const prices = await Promise.all(
      ['m1', 'm2', 'm3', 'm6'].map(async (id) => {
        const { data } = (await portal.call(listAnimals, { as: await as(id) })).body
        return data.reduce((total, { formula }) => total + formula.monthly_price_cents, 0)
      }),
    )
    expect(prices).toEqual([8141, 4100, 2874, 3482])
  })
})

describe('the refunds', () => {
  it.each([
    ['m1', 285_171],
    ['m2', 127_179],
    ['m3', 35_511],
    ['m6', 165_300],
  ])('[REF-17] of %s come to %i cents in all', async (member, total) => {
    const { data } = (
      await portal.call(listRefunds, { as: await as(member), query: { from: '2025-01-01', limit: 100 } })
    ).body
    expect(data.reduce((sum, { refunded_cents }) => sum + refunded_cents, 0)).toBe(total)
  })

  it('come to the cent of the data, each', async () => {
    const [names = [], ...rows] = refundTable
    const at = (name: string) => names.findIndex((known) => known === name)
    const expected = rows
      .filter((row) => row[at('status')] === 'accepted' || row[at('status')] === 'rejected')
      .map(
        (row) =>
          `${row[at('tracking_reference')]} ${demoId(String(row[at('animal')]))} ${row[at('refunded')]} ${row[at('payment_date')]}`,
      )
    const kept = await portal.db
      .selectFrom('refunds')
      .select(['tracking_reference', 'animal_id', 'refunded_cents', 'payment_date'])
      .execute()
    expect(
      kept
        .map((row) => `${row.tracking_reference} ${row.animal_id} ${row.refunded_cents} ${row.payment_date}`)
        .toSorted(),
    ).toEqual(expected.toSorted())
  })

  it('stand in every state that a request can have', async () => {
    const rows = await portal.db
      .selectFrom('refund_request_animals')
      .innerJoin('refund_requests', (join) =>
        join
          .onRef('refund_requests.member_id', '=', 'refund_request_animals.member_id')
          .onRef('refund_requests.request_id', '=', 'refund_request_animals.request_id'),
      )
      .select(['refund_requests.member_id', 'status'])
      .execute()
    const counts = ['m1', 'm2', 'm3', 'm6'].map((member) => {
      const own = rows.filter(({ member_id }) => member_id === demoId(member)).map(({ status }) => status)
      return [...new Set(own)].toSorted().map((status) => `${status} ${own.filter((one) => one === status).length}`)
    })
    expect(counts).toEqual([
      ['accepted 18', 'action-done 1', 'action-required 1', 'draft 1', 'pending 1', 'processing 2', 'rejected 3'],
      ['accepted 6', 'action-required 1', 'pending 1'],
      ['accepted 3', 'processing 1', 'rejected 1'],
      ['accepted 6', 'rejected 3'],
    ])
  })

  it('[EVT-01] leave an illness of Mirza open, whose deductible is borne', async () => {
    const { data } = (await portal.call(listAnimals, { as: await as('m1') })).body
    const open = data.map(({ name, limits }) => [name, limits?.deductible.events])
    expect(open).toEqual([
      ['Oslo', []],
      [
        'Mirza',
        [{ cause: 'illness', first_day: '2026-10-30', last_day: '2026-12-14', days_left: 24, used_cents: 2500 }],
      ],
      ['Pistache', []],
    ])
  })

  it('were refused for the reasons of the data', async () => {
    const rejections = (await requestsOf('m1')).flatMap(({ tracking_reference, rejection }) =>
      rejection ? [[tracking_reference, rejection.code]] : [],
    )
    expect(rejections).toEqual([
      ['ZR-2026-00468', 'waiting_period'],
      ['ZR-2026-00390', 'not_an_invoice'],
      ['ZR-2026-00234', 'excluded_care'],
    ])
  })

  it('[REF-03] happened step by step, never in the future', async () => {
    const now = portal.clock.now().toISOString()
    for (const { timeline, status } of await requestsOf('m1')) {
      const reached = timeline.flatMap(({ at }) => at ?? [])
      expect(reached).toEqual(reached.toSorted())
      expect(reached.every((at) => at <= now)).toBe(true)
      if (status !== 'draft') expect(timeline[0]).toMatchObject({ step: 'filed', at: expect.any(String) })
    }
    const paid = (await requestsOf('m1')).find(({ tracking_reference }) => tracking_reference === 'ZR-2026-00455')
    expect(paid?.timeline.map(({ step }) => step)).toEqual(['filed', 'pending', 'processing', 'accepted', 'finished'])
  })

  it('wait for what the data says', async () => {
    const waiting = await requestNamed('m1', 'q018')
    expect(waiting.awaited).toMatchObject([
      {
        type: 'care-sheet',
        animal_id: demoId('a12'),
        reason_code: 'missing_care_sheet',
        due_on: '2026-12-14',
        file_id: null,
      },
    ])
    const answered = await requestNamed('m1', 'q019')
    expect(answered.awaited).toMatchObject([
      { type: 'medical-history', file_id: answered.files.find(({ type }) => type === 'medical-history')?.id },
    ])
  })
})

// animal, year start, ceiling used, %, package used, deductible used
const counters = [
  ['a11', '2026-03-15', 143_433, 57, 8000, 6000],
  ['a12', '2026-03-15', 8400, 5, 5000, null],
  ['a13', '2026-10-10', 0, 0, 5800, null],
  ['a21', '2026-02-01', 98_025, 65, 0, null],
  ['a22', '2026-02-01', 0, 0, 4800, null],
  ['a31', '2026-09-01', 0, 0, 0, 0],
  ['a51', '2026-11-15', 0, 0, 0, null],
  ['a61', '2026-01-15', 4200, 2, 0, null],
  ['a62', '2026-01-15', 11_100, 11, 0, null],
] as const

it.each(counters)(
  '[ANI-03] %s: year from %s, %i cents of the ceiling used (%i %%), package %i, deductible %j',
  async (animal, start, used, percent, pack, deductible) => {
    const member = seedAnimals.find(({ id }) => id === animal)?.member ?? ''
    const { data } = (await portal.call(listAnimals, { as: await as(member) })).body
    const limits = data.find(({ id }) => id === demoId(animal))?.limits
    expect([limits?.ceiling.year_start, limits?.ceiling.used_cents, limits?.ceiling.used_percent]).toEqual([
      start,
      used,
      percent,
    ])
    expect(limits?.ceiling.remaining_cents).toBe((limits?.ceiling.amount_cents ?? 0) - used)
    expect([limits?.vaccine_package.used_cents, limits?.deductible.used_cents]).toEqual([pack, deductible])
  },
)

describe('the documents', () => {
  const typesOf = async (member: string, request: string) =>
    (await requestNamed(member, request)).files.map(({ type }) => type).toSorted()

  it('are those of each request', async () => {
    expect(await typesOf('m1', 'q012')).toEqual(['care-sheet', 'invoice', 'surgery-report'])
    expect(await typesOf('m1', 'q020')).toEqual(['care-sheet', 'invoice'])
    expect(await typesOf('m1', 'q018')).toEqual(['invoice'])
    expect(await typesOf('m1', 'q019')).toEqual(['care-sheet', 'invoice', 'medical-history'])
    expect(await typesOf('m1', 'q026')).toEqual(['invoice'])
    expect((await requestNamed('m1', 'q016')).files[0]).toMatchObject({ type: 'invoice', name: 'devis-F26-01292.pdf' })
    expect((await requestNamed('m2', 'q107')).files[0]).toMatchObject({
      type: 'invoice',
      status: 'refused',
      refusal_code: 'missing_proof_of_payment',
    })
  })

  it('[REF-05] can be opened, with a picture of their first page', async () => {
    const member = await as('m1')
    for (const { id: file_id, size, media_type } of (await requestNamed('m1', 'q012')).files) {
      const params = { id: demoId('q012'), file_id }
      const file = await portal.call(getRequestFile, { as: member, params })
      expect([file.status, file.headers['content-type'], file.bytes.length]).toEqual([200, media_type, size])
      const thumbnail = await portal.call(getRequestFileThumbnail, { as: member, params })
      expect([thumbnail.status, thumbnail.bytes.subarray(8, 12).toString()]).toEqual([200, 'WEBP'])
    }
  })
})

describe('a reset', () => {
  it('keeps the ids and the sessions, and moves every date to the days around now', async () => {
    const member = await as('m1')
    const before = (await requestsOf('m1')).map(({ id }) => id).toSorted()
    await portal.db.updateTable('members').set({ firstname: 'Changed' }).where('member_id', '=', demoId('m1')).execute()
    portal.clock.advance({ minutes: 5 })
    await resetDemo(portal.platform)
    expect((await portal.call(getMe, { as: member })).body.firstname).toBe('Hélène')
    expect((await requestsOf('m1')).map(({ id }) => id).toSorted()).toEqual(before)

    portal.clock.set(new Date('2027-03-02T08:30:00Z'))
    await resetDemo(portal.platform)
    const waiting = await requestNamed('m1', 'q018')
    expect([waiting.care_date, waiting.awaited[0]?.due_on]).toEqual(['2026-12-21', '2027-03-26'])
    const { contract } = (await portal.call(getMe, { as: await as('m4') })).body
    expect([contract?.status, contract?.effective_date]).toEqual(['in_preparation', '2027-03-13'])
  })

  it('is not made twice by a start', async () => {
    await portal.db.updateTable('members').set({ firstname: 'Changed' }).where('member_id', '=', demoId('m2')).execute()
    await loadDemo(portal.platform)
    expect((await portal.call(getMe, { as: await as('m2') })).body.firstname).toBe('Changed')
  })
})
