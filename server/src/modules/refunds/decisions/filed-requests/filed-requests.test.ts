import {
  getFiledRequest,
  getFiledRequestFile,
  moveFiledRequest,
} from '@coussinet/contract/integration/refund-requests.ts'
import { submitRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine, fetchToken } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDraft, aFiledRequest, line, look, move, photo, timePasses, upload } from '../../tests/a-request.ts'

const portal = portalForTests()
let helene: TestMember
let claims: Awaited<ReturnType<typeof aMachine>>
const animal = (index: number) => helene.animals[index]?.id ?? ''

beforeAll(async () => {
  claims = await aMachine(portal, ['refunds:read', 'refunds:write'])
})
beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza', formula: 'confort' }] })
  Object.assign(claims, await fetchToken(portal, claims))
})

const read = (id: string) => askMachine(portal, getFiledRequest, { as: claims, params: { id } })
const transit = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  askMachine(portal, moveFiledRequest, { as: claims, params: { id }, raw_body: body, headers })
const bill = (animal_id = animal(0), more: object = {}) => ({
  animal_id,
  label: 'Consultation',
  care_kind: 'consultation',
  billed_cents: 10_000,
  ...more,
})

describe('a filed request as the insurer reads it', () => {
  it('[REF-17] names the days without cover of contracts that another one replaced', async () => {
    const { id } = await aFiledRequest(portal, helene)
    await portal.db
      .insertInto('past_contracts')
      .values({
        member_id: helene.member_id,
        contract_number: 'ZC-FORMER',
        effective_date: '2024-01-01',
        end_date: '2025-10-31',
        suspensions: JSON.stringify([{ from_day: '2025-03-01', to_day: '2025-03-20' }]),
        replaced_at: portal.clock.now(),
      })
      .execute()
    expect((await read(id)).body.contract).toMatchObject({
      effective_date: '2026-01-10',
      suspensions: [{ from: '2025-03-01', to: '2025-03-20' }],
      gaps: [{ from: '2025-11-01', to: '2026-01-09' }],
    })
  })

  it('[REF-05] bears all that it is decided by, and never a whole IBAN', async () => {
    const { id } = await aFiledRequest(portal, helene, { animal_ids: [animal(1), animal(0)], source_sha256: 'same' })
    const other = await aFiledRequest(portal, helene, { source_sha256: 'same' })
    const { status, body } = await read(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      status: 'pending',
      nevg: helene.nevg,
      care_date: '2026-11-10',
      cause: 'accident',
      member: { firstname: 'Hélène', locale: 'fr' },
      contract: { country: 'FR', status: 'active', effective_date: '2026-01-10', suspensions: [] },
      expected_by: '2026-11-24',
      refunds: [],
      duplicate_of: [other.tracking_reference],
    })
    expect(body.animals.map(({ name, formula, limits }) => [name, formula.name, limits?.ceiling.used_cents])).toEqual([
      ['Mirza', 'confort', 0],
      ['Oslo', 'integrale', 0],
    ])
    expect(body.files.map(({ type, animal_id }) => `${type} ${animal_id}`).toSorted()).toEqual(
      [`care-sheet ${animal(0)}`, `care-sheet ${animal(1)}`, 'invoice null'].toSorted(),
    )
    expect(body.files.map(({ href }) => href)).toEqual(
      body.files.map((file) => `/integration/v1/refund-requests/${id}/files/${file.id}`),
    )

    await move(portal, helene, id, { to: 'processing' })
    await move(portal, helene, id, { to: 'accepted', lines: [line(animal(0), 'lab', 10_000)] })
    const decided = await read(id)
    expect(decided.body).toMatchObject({
      status: 'accepted',
      amount_to_refund_cents: 5625,
      refunds: [
        {
          animal_id: animal(0),
          billed_cents: 10_000,
          refunded_cents: 5625,
          computation: { rate: 75 },
          account: { iban: 'FR39 **** **** 3A23' },
          hold: null,
          payment_date: null,
        },
      ],
    })
    expect(decided.bytes.toString()).not.toContain('FR3999910000170000412703A23')
  })

  it('[SEC-20] is unknown as long as it is a draft, as are its files and moves', async () => {
    const { id } = await aDraft(portal, helene, { animal_ids: [animal(0)] })
    const { body: file } = await upload(portal, helene, id, { type: 'invoice' })
    const random = await read(newId())
    for (const answer of [
      await read(id),
      await transit(id, { to: 'processing' }),
      await askMachine(portal, getFiledRequestFile, { as: claims, params: { id, file_id: file.id } }),
      await read('strange'),
    ])
      expect({ ...answer.problem, request_id: '' }).toEqual({ ...random.problem, request_id: '' })
    expect(random.status).toBe(404)
  })

  it('[REF-11] gives its documents byte for byte, as a download', async () => {
    const bytes = await photo()
    const { id } = await aDraft(portal, helene, {
      animal_ids: [animal(0)],
      care_date: '2026-11-10',
      cause: 'accident',
      paid_confirmed: true,
    })
    const { body: file } = await upload(portal, helene, id, { type: 'invoice' }, bytes)
    await upload(portal, helene, id, { type: 'care-sheet', animal_id: animal(0) })
    await portal.call(submitRefundRequest, { as: helene, params: { id } })
    const {
      status,
      headers,
      bytes: given,
    } = await askMachine(portal, getFiledRequestFile, { as: claims, params: { id, file_id: file.id } })
    expect([status, given.length, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      file.size,
      'image/jpeg',
      'no-store',
    ])
    expect(headers['content-disposition']).toMatch(/^attachment/)
    const elsewhere = await aFiledRequest(portal, helene)
    expect(
      (await askMachine(portal, getFiledRequestFile, { as: claims, params: { id: elsewhere.id, file_id: file.id } }))
        .status,
    ).toBe(404)
  })

  it('[REF-10] shows an answer once its member has sent all of it', async () => {
    const { id } = await aFiledRequest(portal, helene)
    await move(portal, helene, id, { to: 'processing' })
    const asked = {
      type: 'x-ray',
      animal_id: animal(0),
      reason_code: 'unreadable',
      note: null,
      due_on: '2026-12-20',
    } as const
    await transit(id, { to: 'action-required', awaited: [asked] })
    const { body: file } = await upload(portal, helene, id, { type: 'x-ray', animal_id: animal(0) })
    const ask = () => askMachine(portal, getFiledRequestFile, { as: claims, params: { id, file_id: file.id } })
    const before = await read(id)
    expect([
      before.body.files.map(({ type }) => type).toSorted(),
      before.body.awaited[0]?.file_id,
      (await ask()).status,
    ]).toEqual([['care-sheet', 'invoice'], null, 404])
    await portal.call(submitRefundRequest, { as: helene, params: { id } })
    const after = await read(id)
    expect([
      after.body.status,
      after.body.files.find(({ type }) => type === 'x-ray')?.id,
      after.body.awaited[0]?.file_id,
      (await ask()).status,
    ]).toEqual(['action-done', file.id, file.id, 200])
  })

  it('[SEC-20] needs the scope, and a machine’s token', async () => {
    const { id } = await aFiledRequest(portal, helene)
    const reader = await aMachine(portal, ['refunds:read'])
    const answer = await askMachine(portal, moveFiledRequest, {
      as: reader,
      params: { id },
      body: { to: 'processing' },
    })
    expect([answer.status, answer.problem?.code]).toEqual([403, 'insufficient_scope'])
    expect((await askMachine(portal, getFiledRequest, { as: helene, params: { id } })).status).toBe(401)
  })
})

describe('a transition', () => {
  it('[SEC-24][REF-17] leads from filing to the figures of the rules', async () => {
    const { id } = await aFiledRequest(portal, helene)
    expect((await transit(id, { to: 'processing' })).body).toEqual({
      id,
      status: 'processing',
      changed_at: portal.clock.now().toISOString(),
      amount_to_refund_cents: null,
      rejection_code: null,
      refunds: [],
    })
    const { status, body } = await transit(id, {
      to: 'accepted',
      lines: [bill(), bill(animal(0), { care_kind: 'food', reason_code: 'excluded_care' })],
    })
    const seen = await look(portal, helene, id)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      status: 'accepted',
      changed_at: portal.clock.now().toISOString(),
      amount_to_refund_cents: 5625,
      rejection_code: null,
      refunds: [{ ...seen.refunds[0], refunded_cents: 5625 }],
    })
    expect(seen.amount_to_refund_cents).toBe(5625)
  })

  it('[REF-17] to accepted that refunds nothing rejects, and says why', async () => {
    const { id } = await aFiledRequest(portal, helene)
    await transit(id, { to: 'processing' })
    const { body } = await transit(id, { to: 'accepted', lines: [bill(animal(0), { care_kind: 'food' })] })
    expect(body).toMatchObject({
      status: 'rejected',
      rejection_code: 'excluded_care',
      amount_to_refund_cents: null,
      refunds: [{ refunded_cents: 0 }],
    })
  })

  it('[SEC-24] that the status does not allow is a conflict that tells the status', async () => {
    const { id } = await aFiledRequest(portal, helene)
    const early = await transit(id, { to: 'accepted', lines: [bill()] })
    expect([early.status, early.problem?.code, early.problem?.params]).toEqual([
      409,
      'conflict',
      { status: { current: 'pending' } },
    ])
    await transit(id, { to: 'processing' })
    await transit(id, { to: 'rejected', rejection: { code: 'not_an_invoice' } })
    for (const to of ['processing', 'rejected'] as const) {
      const late = await transit(id, { to, ...(to === 'rejected' ? { rejection: { code: 'duplicate' } } : {}) })
      expect(late.problem?.params).toEqual({ status: { current: 'rejected' } })
    }
    expect((await look(portal, helene, id)).rejection?.code).toBe('not_an_invoice')
  })

  it.each<[string, object, Record<string, string[]>]>([
    ['nothing', {}, { to: ['required'] }],
    ['another status', { to: 'pending' }, { to: ['schema.invalid_type'] }],
    ['no question', { to: 'action-required' }, { awaited: ['required'] }],
    ['an empty question', { to: 'action-required', awaited: [] }, { awaited: ['required'] }],
    [
      'an unknown reason',
      { to: 'action-required', awaited: [{ type: 'other', reason_code: 'why_not', due_on: '2026-12-20' }] },
      { 'awaited.0.reason_code': ['schema.invalid_type'] },
    ],
    [
      'a last day that is over',
      { to: 'action-required', awaited: [{ type: 'other', reason_code: 'unreadable', due_on: '2026-11-19' }] },
      { 'awaited.0.due_on': ['schema.too_small'] },
    ],
    [
      'a number that is there',
      { to: 'action-required', awaited: [{ animal_id: 'first', reason_code: 'missing_icad', due_on: '2026-12-20' }] },
      { 'awaited.0.reason_code': ['schema.invalid_type'] },
    ],
    ['no lines', { to: 'accepted' }, { lines: ['required'] }],
    [
      'a strange animal',
      { to: 'accepted', lines: [bill('first'), bill('second')] },
      { 'lines.1.animal_id': ['schema.invalid_type'] },
    ],
    [
      'an unknown kind of care',
      { to: 'accepted', lines: [bill('first', { care_kind: 'magic' })] },
      { 'lines.0.care_kind': ['schema.invalid_type'] },
    ],
    [
      'an unknown reason of a line',
      { to: 'accepted', lines: [bill('first', { reason_code: 'magic' })] },
      { 'lines.0.reason_code': ['schema.invalid_type'] },
    ],
    [
      'more than a million euros',
      {
        to: 'accepted',
        lines: [bill('first', { billed_cents: 60_000_000 }), bill('first', { billed_cents: 60_000_000 })],
      },
      { lines: ['schema.too_big'] },
    ],
    [
      'two events of one animal',
      { to: 'accepted', lines: [bill('first', { event: 'paw' }), bill('first', { event: 'ear' })] },
      { 'lines.1.event': ['schema.invalid_type'] },
    ],
    [
      'symptoms to come',
      { to: 'accepted', lines: [bill('first')], first_symptoms_on: '2026-11-21' },
      { first_symptoms_on: ['date_future'] },
    ],
    ['no reason', { to: 'rejected' }, { rejection: ['required'] }],
    [
      'an unknown rejection',
      { to: 'rejected', rejection: { code: 'magic' } },
      { 'rejection.code': ['schema.invalid_type'] },
    ],
    [
      'lines of another move',
      {
        to: 'action-required',
        awaited: [{ type: 'other', reason_code: 'unreadable', due_on: '2026-12-20' }],
        lines: [bill('first')],
      },
      { lines: ['schema.invalid_type'] },
    ],
    [
      'a member of nothing',
      { to: 'rejected', rejection: { code: 'duplicate' }, note: 'x' },
      { note: ['schema.invalid_type'] },
    ],
  ])('[SEC-24] with %s is refused at its field, and moves nothing', async (_what, body, errors) => {
    const { id } = await aFiledRequest(portal, helene)
    await transit(id, { to: 'processing' })
    const named: unknown = JSON.parse(
      JSON.stringify(body)
        .replaceAll('"first"', `"${animal(0)}"`)
        .replaceAll('"second"', `"${animal(1)}"`),
    )
    const { status, problem } = await transit(id, named)
    expect([status, problem?.errors]).toEqual([422, errors])
    expect((await look(portal, helene, id)).status).toBe('processing')
  })

  it('[REL-03][REL-04] is made once, with a key or without, alone or many at once', async () => {
    const { id } = await aFiledRequest(portal, helene)
    const moves = async () =>
      (await look(portal, helene, id)).timeline.filter(({ at }) => at !== null).map(({ step }) => step)
    const many = await Promise.all(Array.from({ length: 8 }, () => transit(id, { to: 'processing' })))
    expect([200, 409].map((wanted) => many.filter(({ status }) => status === wanted).length)).toEqual([1, 7])
    expect(await moves()).toEqual(['filed', 'pending', 'processing'])

    const body = { to: 'accepted', lines: [bill()] }
    const headers = { 'idempotency-key': newId() }
    const first = await transit(id, body, headers)
    await timePasses(portal, { minutes: 1 })
    Object.assign(claims, await fetchToken(portal, claims))
    const again = await transit(id, body, headers)
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    expect((await transit(id, { ...body, lines: [bill(), bill()] }, headers)).problem?.code).toBe(
      'idempotency_mismatch',
    )
    expect((await transit(id, body)).problem?.params).toEqual({ status: { current: 'accepted' } })
    expect(await moves()).toEqual(['filed', 'pending', 'processing', 'accepted'])
  })

  it('[REF-10] asks, hears the answer, and goes on', async () => {
    const { id } = await aFiledRequest(portal, helene)
    await transit(id, { to: 'processing' })
    const asked = await transit(id, {
      to: 'action-required',
      awaited: [
        {
          type: 'medical-history',
          animal_id: animal(0),
          reason_code: 'missing_medical_history',
          note: 'Two years',
          due_on: '2026-12-20',
        },
      ],
    })
    expect(asked.body.status).toBe('action-required')
    expect((await look(portal, helene, id)).awaited).toMatchObject([
      { type: 'medical-history', note: 'Two years', due_on: '2026-12-20', file_id: null },
    ])
    await upload(portal, helene, id, { type: 'medical-history', animal_id: animal(0) })
    await portal.call(submitRefundRequest, { as: helene, params: { id } })
    expect((await transit(id, { to: 'processing' })).body.status).toBe('processing')
  })
})
