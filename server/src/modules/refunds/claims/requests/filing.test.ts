import { submitRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { addRequestFile, deleteRequestFile } from '@coussinet/contract/request-files.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { resumeRequestsAwaitingIcad } from '../../decisions/request-moves.ts'
import {
  aDraft,
  aFiledRequest,
  aFileRow,
  aReadyDraft,
  look,
  move,
  photo,
  timePasses,
  upload,
} from '../../tests/a-request.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza', icad: null }] })
})

const submit = (id: string, as = helene, headers: Record<string, string> = {}) =>
  portal.call(submitRefundRequest, { as, params: { id }, headers })
const animal = (index: number) => helene.animals[index]?.id ?? ''
const kinds = async () => {
  const rows = await writtenNotifications(portal, helene.member_id, ['kind'])
  return rows.map(({ kind }) => kind)
}

describe('filing', () => {
  it('[CLK-01] makes a request of a complete draft, with its reference, its dates and the promised day', async () => {
    const draft = await aReadyDraft(portal, helene)
    const { status, body } = await submit(draft.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'pending',
      step: null,
      submitted_at: '2026-11-20T10:00:00.000Z',
      expected_by: '2026-11-24',
      late_days: 0,
      amount_to_refund_cents: null,
      rejection: null,
    })
    expect(body.tracking_reference).toMatch(/^ZR-2026-[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(body.timeline.map(({ step, at }) => [step, at !== null])).toEqual([
      ['filed', true],
      ['pending', true],
      ['processing', false],
      ['accepted', false],
      ['finished', false],
    ])
    expect(await kinds()).toEqual(['refund_filed'])
    const audited = await portal.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', draft.id)
      .execute()
    expect(audited.map(({ action }) => action)).toContain('refund_request.filed')
    expect(await heardEvents(portal, helene.member_id)).toContainEqual({
      event: 'refund_request.submitted',
      member_id: helene.member_id,
      request_id: draft.id,
      filed_by: 'member',
    })
  })

  it('[REF-07][SEC-24] names all that is missing, and files nothing', async () => {
    const { id } = await aDraft(portal, helene)
    const empty = await submit(id)
    expect(empty.problem).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: {
        'files.invoice': ['required'],
        animal_ids: ['required'],
        care_date: ['required'],
        paid_confirmed: ['required'],
      },
    })
    const chosen = await aDraft(portal, helene, { animal_ids: [animal(0), animal(1)], care_date: '2026-11-10' })
    await aFileRow(portal, helene, chosen.id, 'invoice', null)
    await aFileRow(portal, helene, chosen.id, 'care-sheet', animal(1))
    expect((await submit(chosen.id)).problem?.errors).toEqual({
      [`files.care-sheet.${animal(0)}`]: ['required'],
      paid_confirmed: ['required'],
    })
    expect(await look(portal, helene, chosen.id)).toMatchObject({ status: 'draft', tracking_reference: null })
  })

  it('refuses a draft that has grown too old meanwhile', async () => {
    const draft = await aReadyDraft(portal, helene, { care_date: '2024-11-20' })
    await timePasses(portal, { days: 1 })
    expect((await submit(draft.id)).problem).toMatchObject({
      errors: { care_date: ['date_too_old'] },
      params: { care_date: { years: 2 } },
    })
  })

  it('[REF-09] files one request for twenty calls at once, and answers it as it stands ever after', async () => {
    const draft = await aReadyDraft(portal, helene)
    const before = (await heardEvents(portal, helene.member_id)).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(draft.id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.tracking_reference)).size).toBe(1)
    expect(await kinds()).toEqual(['refund_filed'])
    const moves = await portal.db
      .selectFrom('refund_request_moves')
      .select('step')
      .where('request_id', '=', draft.id)
      .execute()
    expect(moves).toHaveLength(2)
    await timePasses(portal, { days: 1 })
    expect((await submit(draft.id)).body.submitted_at).toBe('2026-11-20T10:00:00.000Z')
    expect(await heardEvents(portal, helene.member_id)).toHaveLength(before + 1)
  })

  it('[REL-03] gives the first answer again to the same key, and refuses the key for another request', async () => {
    const [draft, second] = [await aReadyDraft(portal, helene), await aReadyDraft(portal, helene)]
    const first = await submit(draft.id, helene, { 'idempotency-key': 'k' })
    await move(portal, helene, draft.id, { to: 'processing' })
    expect((await submit(draft.id, helene, { 'idempotency-key': 'k' })).body).toEqual(first.body)
    expect((await submit(second.id, helene, { 'idempotency-key': 'k' })).problem?.code).toBe('idempotency_mismatch')
  })

  it('[SEC-20] does not find a draft of another member', async () => {
    const theirs = await aReadyDraft(portal, await aMember(portal))
    expect((await submit(theirs.id)).status).toBe(404)
  })

  it('leaves out the papers of an animal that was chosen for a while', async () => {
    const draft = await aReadyDraft(portal, helene)
    await aFileRow(portal, helene, draft.id, 'care-sheet', animal(1))
    const { files } = (await submit(draft.id)).body
    expect(files.map(({ type, animal_id }) => `${type} ${animal_id}`).toSorted()).toEqual([
      `care-sheet ${animal(0)}`,
      'invoice null',
    ])
  })
})

describe('awaited documents', () => {
  const asked = (more: object = {}) => ({
    type: 'medical-history' as const,
    animal_id: null,
    reason_code: 'missing_medical_history' as const,
    note: null,
    due_on: '2026-12-20',
    ...more,
  })

  async function aQuestion(...awaited: ReturnType<typeof asked>[]) {
    const { id } = await aFiledRequest(portal, helene, { animal_ids: [animal(0), animal(1)] })
    await move(portal, helene, id, { to: 'processing' })
    await move(portal, helene, id, { to: 'action-required', awaited })
    return look(portal, helene, id)
  }

  it('[REF-10][CLK-02] are told, added in place, replaced and sent; the clock stands still until then', async () => {
    const request = await aQuestion(
      asked({ note: 'Le dossier complet' }),
      asked({ type: 'invoice', reason_code: 'missing_proof_of_payment' }),
    )
    expect(request).toMatchObject({ status: 'action-required', expected_by: null })
    expect(request.awaited).toMatchObject([
      { type: 'medical-history', note: 'Le dossier complet', due_on: '2026-12-20', file_id: null },
      { type: 'invoice', reason_code: 'missing_proof_of_payment', file_id: null },
    ])
    expect(request.files.find(({ type }) => type === 'invoice')).toMatchObject({
      status: 'refused',
      refusal_code: 'missing_proof_of_payment',
    })
    expect((await submit(request.id)).problem?.errors).toEqual({
      'files.medical-history': ['required'],
      'files.invoice': ['required'],
    })

    const first = await upload(portal, helene, request.id, { type: 'medical-history' })
    expect(first.status).toBe(201)
    const second = await upload(portal, helene, request.id, { type: 'medical-history' })
    const after = await look(portal, helene, request.id)
    expect(after.awaited[0]?.file_id).toBe(second.body.id)
    expect(after.files.map(({ id }) => id)).not.toContain(first.body.id)
    expect((await submit(request.id)).problem?.errors).toEqual({ 'files.invoice': ['required'] })

    await upload(portal, helene, request.id, { type: 'invoice' })
    await timePasses(portal, { days: 10 })
    const sent = await submit(request.id)
    expect(sent.body).toMatchObject({ status: 'action-done', expected_by: '2026-12-02' })
    expect(sent.body.timeline.at(-4)).toEqual({ step: 'action-done', at: '2026-11-30T10:00:00.000Z' })
    expect(await heardEvents(portal, helene.member_id)).toContainEqual({
      event: 'refund_request.completed_by_member',
      member_id: helene.member_id,
      request_id: request.id,
    })
    expect(await kinds()).toEqual(['refund_filed', 'refund_processing', 'action_required', 'action_done'])
  })

  it('[SEC-24] takes nothing that is not awaited, and nothing away once sent', async () => {
    const request = await aQuestion(asked({ type: 'care-sheet', animal_id: animal(1), reason_code: 'unreadable' }))
    const remove = (file_id: string) =>
      portal.call(deleteRequestFile, { as: helene, params: { id: request.id, file_id } })
    expect((await upload(portal, helene, request.id, { type: 'other' })).problem?.code).toBe('conflict')
    expect((await upload(portal, helene, request.id, { type: 'care-sheet', animal_id: animal(0) })).problem?.code).toBe(
      'conflict',
    )
    expect((await upload(portal, helene, request.id, { type: 'care-sheet' })).problem?.errors).toEqual({
      animal_id: ['required'],
    })
    expect((await remove(request.files[0]?.id ?? '')).problem?.code).toBe('conflict')

    const wrong = await upload(portal, helene, request.id, { type: 'care-sheet', animal_id: animal(1) })
    expect((await remove(wrong.body.id)).status).toBe(204)
    expect((await look(portal, helene, request.id)).awaited[0]?.file_id).toBeNull()
    const right = await upload(portal, helene, request.id, { type: 'care-sheet', animal_id: animal(1) })
    await submit(request.id)
    expect((await remove(right.body.id)).problem?.code).toBe('conflict')
    expect((await upload(portal, helene, request.id, { type: 'care-sheet', animal_id: animal(1) })).problem?.code).toBe(
      'conflict',
    )
    expect((await submit(request.id)).body.status).toBe('action-done')
  })

  it('belong to one question: a second one begins anew, and leaves the first answer alone', async () => {
    const request = await aQuestion(asked())
    await upload(portal, helene, request.id, { type: 'medical-history' })
    await submit(request.id)
    await move(portal, helene, request.id, { to: 'processing' })
    expect((await look(portal, helene, request.id)).awaited).toEqual([])
    await move(portal, helene, request.id, {
      to: 'action-required',
      awaited: [asked({ type: 'x-ray', reason_code: 'unreadable' })],
    })
    const again = await look(portal, helene, request.id)
    expect(again.awaited).toMatchObject([{ type: 'x-ray', file_id: null }])
    expect((await upload(portal, helene, request.id, { type: 'medical-history' })).problem?.code).toBe('conflict')
    expect(again.timeline.map(({ step }) => step)).toEqual([
      'filed',
      'pending',
      'processing',
      'action-required',
      'action-done',
      'processing',
      'action-required',
      'action-done',
      'processing',
      'accepted',
      'finished',
    ])
  })

  it('lets the request go on by itself when the identification number was all that was missing', async () => {
    const request = await aQuestion(asked({ type: null, animal_id: animal(1), reason_code: 'missing_icad' }))
    expect((await submit(request.id)).problem?.errors).toEqual({ [`animals.${animal(1)}.icad`]: ['required'] })
    await supplyIcad()
    expect((await look(portal, helene, request.id)).status).toBe('action-done')
    expect(await kinds()).toContain('action_done')
  })

  it('waits for the documents too when the number was not all', async () => {
    const request = await aQuestion(asked({ type: null, animal_id: animal(1), reason_code: 'missing_icad' }), asked())
    await supplyIcad()
    expect((await look(portal, helene, request.id)).status).toBe('action-required')
    await upload(portal, helene, request.id, { type: 'medical-history' })
    expect((await submit(request.id)).body.status).toBe('action-done')
  })

  function supplyIcad() {
    return inTransaction(portal.db, async (db) => {
      const { member_id } = helene
      await db
        .updateTable('animals')
        .set({ icad: '250269812340176' })
        .where('member_id', '=', member_id)
        .where('animal_id', '=', animal(1))
        .execute()
      await resumeRequestsAwaitingIcad(createUnit(db, portal.platform, { member_id }), animal(1))
    })
  }
})

it('[SEC-20] takes no file for an animal of others, nor into a request of others', async () => {
  const other = await aMember(portal)
  const [own, theirs] = [await aDraft(portal, helene), await aDraft(portal, other)]
  const put = async (id: string, fields: { type: string; animal_id?: string }) => {
    const { status, problem } = await portal.call(addRequestFile, {
      as: helene,
      params: { id },
      form: { fields, file: { bytes: await photo(), name: 'a.jpg', media_type: 'image/jpeg' } },
    })
    return [status, JSON.stringify({ ...problem, request_id: '' })]
  }
  const unknown = await put(newId(), { type: 'invoice' })
  expect(unknown[0]).toBe(404)
  expect(await put(theirs.id, { type: 'invoice' })).toEqual(unknown)
  expect(await put(own.id, { type: 'care-sheet', animal_id: other.animals[0]?.id ?? '' })).toEqual(unknown)
  expect(await put(own.id, { type: 'care-sheet', animal_id: newId() })).toEqual(unknown)
  expect(await put(own.id, { type: 'care-sheet', animal_id: 'not-an-id' })).toEqual(unknown)
  expect((await look(portal, helene, own.id)).files).toEqual([])
})
