import { addDays, toLocalDay } from '@coussinet/contract/domain/days.ts'
import {
  changeRefundRequest,
  checkRefundRequest,
  createRefundRequest,
  deleteRefundRequest,
  type RefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, aDraft, aFiledRequest, line, look, timePasses } from '../../tests/a-request.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let helene: TestMember
const [oslo, mirza] = [() => helene.animals[0]?.id ?? '', () => helene.animals[1]?.id ?? '']

beforeEach(async () => {
  helene = await aMember(portal, {
    effective_date: '2025-01-10',
    animals: [{ name: 'Oslo' }, { name: 'Mirza', type: 'cat', formula: 'confort' }],
  })
})

const follow = (follows: unknown, { as = helene, key = newId() as string | null } = {}) =>
  portal.call(createRefundRequest, {
    as,
    raw_body: { follows },
    ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
  })

type Care = { care_date?: string; animal_ids?: string[] }
const decided = async ({ care_date = '2026-11-03', animal_ids = [oslo()] }: Care = {}) => {
  const first_symptoms_on = care_date < '2026-11-01' ? care_date : '2026-11-01'
  const filing = { care_date, animal_ids, cause: 'illness' as const, first_symptoms_on }
  const lines = animal_ids.map((id) => line(id, 'consultation', 10_000))
  const request = await aDecidedRequest(portal, helene, filing, lines)
  await portal.db
    .updateTable('refund_requests')
    .set({ vet_name: 'Dr Roche' })
    .where('request_id', '=', request.id)
    .execute()
  return request
}
const check = async ({ id }: RefundRequest) =>
  (await portal.call(checkRefundRequest, { as: helene, params: { id } })).body
const coverUntil = (animal_id: string, cover_end: string) =>
  portal.db
    .updateTable('animals')
    .set({ cover_end, end_reason: 'deceased' })
    .where('animal_id', '=', animal_id)
    .execute()

describe('[EVT-02] a follow-up', () => {
  it('takes over animals, vet, cause and first symptoms, and begins at the invoice', async () => {
    const before = await decided({ animal_ids: [mirza(), oslo()] })
    const { status, body } = await follow(before.id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'draft',
      step: 'invoice',
      follows: before.id,
      animal_ids: [mirza(), oslo()],
      vet_name: 'Dr Roche',
      cause: 'illness',
      first_symptoms_on: '2026-11-01',
      care_date: null,
      invoice_number: null,
      paid_confirmed: false,
      files: [],
      follow_ups: [],
    })
    expect(await look(portal, helene, body.id)).toEqual(body)
    expect((await look(portal, helene, before.id)).follow_ups).toEqual([
      { id: body.id, status: 'draft', tracking_reference: null, care_date: null },
    ])
    await portal.call(deleteRefundRequest, { as: helene, params: { id: body.id } })
    expect((await look(portal, helene, before.id)).follow_ups).toEqual([])
  })

  it('is one by its key, and one when the button is clicked twice; never the empty draft of a moment ago', async () => {
    const before = await decided()
    const key = newId()
    const [one, again] = [await follow(before.id, { key }), await follow(before.id, { key })]
    expect(again.body).toEqual(one.body)
    expect(
      (await portal.call(createRefundRequest, { as: helene, headers: { 'idempotency-key': key } })).problem?.code,
    ).toBe('idempotency_mismatch')
    await timePasses(portal, { seconds: 11 })
    const [first, second] = await Promise.all([follow(before.id, { key: null }), follow(before.id, { key: null })])
    expect(second.body.id).toBe(first.body.id)
    const plain = await portal.call(createRefundRequest, { as: helene })
    expect([plain.body.follows, plain.body.animal_ids]).toEqual([null, []])
    expect((await follow(before.id, { key: null })).body.id).toBe(first.body.id)
  })

  it('is of a decided request alone, rejected ones included', async () => {
    const draft = await aDraft(portal, helene)
    const filed = await aFiledRequest(portal, helene)
    for (const { id } of [draft, filed]) {
      const { status, problem } = await follow(id)
      expect([status, problem?.code]).toEqual([409, 'conflict'])
    }
    const rejected = await aDecidedRequest(portal, helene, { care_date: '2026-11-03' }, [line(oslo(), 'food', 2000)])
    expect(rejected.status).toBe('rejected')
    expect((await follow(rejected.id)).status).toBe(201)
  })

  it('leaves out an animal that left, and is refused in a sentence once none is insured', async () => {
    const before = await decided({ animal_ids: [oslo(), mirza()] })
    await coverUntil(oslo(), '2026-11-20')
    expect((await follow(before.id)).body.animal_ids).toEqual([oslo(), mirza()])
    await coverUntil(oslo(), '2026-11-19')
    expect((await follow(before.id)).body.animal_ids).toEqual([mirza()])
    await coverUntil(mirza(), '2026-11-10')
    const { status, problem } = await follow(before.id)
    expect([status, problem?.code, problem?.errors]).toEqual([409, 'conflict', { follows: ['follow_up_uncovered'] }])
  })

  it('[SEC-20] does not find a request of another member, nor one that does not exist', async () => {
    const before = await decided()
    const other = await aMember(portal)
    const said = async (id: unknown) => {
      const { status, problem } = await follow(id, { as: other })
      return [status, JSON.stringify({ ...problem, request_id: '' })]
    }
    const unknown = await said(newId())
    expect(unknown[0]).toBe(404)
    expect(await said(before.id)).toEqual(unknown)
    expect(await said('not-an-id')).toEqual(unknown)
    expect((await follow(null)).status).toBe(422)
    expect((await portal.call(createRefundRequest, { as: helene, raw_body: { followed: before.id } })).status).toBe(422)
  })

  it('[SEC-23] needs the permission to write', async () => {
    const reader = await aMember(portal, { permissions: ['refunds:read'] })
    expect((await follow(newId(), { as: reader })).status).toBe(403)
  })
})

describe('[EVT-02] the check of a follow-up', () => {
  it('tells the event that its day belongs to: inside on day 45, over on day 46', async () => {
    const before = await decided({ care_date: '2026-10-01' })
    const { body } = await follow(before.id)
    const event = { first_day: '2026-10-01', last_day: '2026-11-15', used_cents: 2500 }
    const tell = (care_date: string) =>
      portal.call(changeRefundRequest, { as: helene, params: { id: body.id }, body: { care_date } })
    await tell('2026-11-15')
    expect((await check(body)).events).toEqual([{ animal_id: oslo(), amount_cents: 2500, event, ended_on: null }])
    await tell('2026-11-16')
    const over = [{ animal_id: oslo(), amount_cents: 2500, event: null, ended_on: '2026-11-15' }]
    expect((await check(body)).events).toEqual(over)
    await portal.call(changeRefundRequest, { as: helene, params: { id: body.id }, body: { care_date: null } })
    expect((await check(body)).events).toEqual(over)
    await portal.call(changeRefundRequest, { as: helene, params: { id: body.id }, body: { cause: 'prevention' } })
    expect((await check(body)).events).toEqual([])
  })

  it('is what the decision then does', async () => {
    for (const ago of [45, 46]) {
      helene = await aMember(portal, { effective_date: '2025-01-10' })
      const today = toLocalDay(portal.clock.now())
      const before = await decided({ care_date: addDays(today, -ago) })
      await timePasses(portal, { minutes: 1 })
      const { body } = await follow(before.id)
      const [shown] = (await check(body)).events
      const next = await aDecidedRequest(portal, helene, { care_date: today, cause: 'illness' }, [
        line(oslo(), 'consultation', 10_000),
      ])
      const { deductible_cents } = await portal.db
        .selectFrom('refunds')
        .select('deductible_cents')
        .where('request_id', '=', next.id)
        .executeTakeFirstOrThrow()
      expect([ago, shown?.event === null, deductible_cents]).toEqual([ago, ago === 46, ago === 46 ? 2500 : 0])
    }
  })

  it('tells nothing of what follows nothing, and of a deductible of the year', async () => {
    const before = await decided({ animal_ids: [mirza()] })
    expect((await check((await follow(before.id)).body)).events).toEqual([])
    expect((await check(await aDraft(portal, helene, { animal_ids: [oslo()], cause: 'illness' }))).events).toEqual([])
  })
})
