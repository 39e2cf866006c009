import { createHash } from 'node:crypto'
import { clockHeader } from '@coussinet/contract/domain/days.ts'
import {
  addQuoteFile,
  changeQuote,
  createQuote,
  deleteQuote,
  deleteQuoteFile,
  getQuote,
  getQuoteFile,
  getQuoteFileThumbnail,
  listQuoteFiles,
  listQuotes,
  submitQuote,
} from '@coussinet/contract/quotes.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aFiledQuote, aQuoteDraft, aQuoteFileRow, aReadyQuote, lookAtQuote, uploadQuote } from '../tests/a-quote.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let helene: TestMember
beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza' }] })
})

const animal = () => helene.animals[0]?.id ?? ''
const change = (id: string, body: Parameters<typeof aQuoteDraft>[2] = {}) =>
  portal.call(changeQuote, { as: helene, params: { id }, body })
const eventsOf = async (member: TestMember) =>
  (
    await portal.db
      .selectFrom('insurer_events')
      .select(['event', 'data'])
      .where('member_id', '=', member.member_id)
      .orderBy('position')
      .execute()
  ).map(({ event, data }) => ({ event, data }))

describe('the draft of a quote', () => {
  it('[PRE-01] holds animal, planned day, vet, cause and lines, and is filled in step by step', async () => {
    const { status, body } = await portal.call(createQuote, { as: helene, body: {} })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      status: 'draft',
      created_at: '2026-11-20T10:00:00.000Z',
      submitted_at: null,
      deleted_on: '2026-12-20',
      animal_id: null,
      animal: null,
      planned_on: null,
      vet_name: null,
      cause: null,
      first_symptoms_on: null,
      lines: [],
      billed_cents: 0,
      files: [],
      expected_by: null,
      late_days: 0,
      answered_at: null,
      answer: null,
      refusal: null,
      ended_at: null,
      request: null,
      invoiced: [],
    })
    await change(body.id, { animal_id: animal(), planned_on: '2026-12-04', vet_name: '  Clinique des Tilleuls ' })
    await change(body.id, {
      cause: 'accident',
      lines: [
        { label: 'Chirurgie du genou', care_kind: 'surgery', billed_cents: 60_000 },
        { label: '', care_kind: 'anaesthesia', billed_cents: 12_000 },
      ],
    })
    expect(await lookAtQuote(portal, helene, body.id)).toMatchObject({
      animal: { id: animal(), name: 'Oslo' },
      planned_on: '2026-12-04',
      vet_name: 'Clinique des Tilleuls',
      cause: 'accident',
      lines: [{ label: 'Chirurgie du genou' }, { label: '', care_kind: 'anaesthesia', billed_cents: 12_000 }],
      billed_cents: 72_000,
    })
    expect((await change(body.id, { vet_name: '', cause: null })).body).toMatchObject({ vet_name: null, cause: null })
  })

  it('[PRE-01] is planned from today where the member is, a day behind Paris or ahead of it', async () => {
    const before = portal.clock.now()
    const draftAt = async (now: string) => {
      portal.clock.set(new Date(now))
      const as = await aMember(portal, { animals: [{ name: 'Oslo' }] })
      const { id } = await aQuoteDraft(portal, as)
      return async (body: object, offset?: string) => {
        const headers = offset === undefined ? {} : { [clockHeader]: offset }
        const { status, problem } = await portal.call(changeQuote, { as, params: { id }, body, headers })
        return problem?.errors ?? status
      }
    }
    const ahead = await draftAt('2026-11-20T21:00:00Z')
    expect(await ahead({ first_symptoms_on: '2026-11-21' })).toEqual({ first_symptoms_on: ['date_future'] })
    expect(await ahead({ first_symptoms_on: '2026-11-22' }, '240')).toEqual({ first_symptoms_on: ['date_future'] })
    expect(await ahead({ first_symptoms_on: '2026-11-21' }, '240')).toBe(200)
    expect(await ahead({ planned_on: '2027-11-21' })).toEqual({ planned_on: ['date_far'] })
    expect(await ahead({ planned_on: '2027-11-21' }, '240')).toBe(200)
    // 00:30 in Paris, 19:30 of the day before in Guadeloupe.
    const behind = await draftAt('2026-11-20T23:30:00Z')
    expect(await behind({ planned_on: '2026-11-20' })).toEqual({ planned_on: ['date_past'] })
    expect(await behind({ planned_on: '2026-11-19' }, '-240')).toEqual({ planned_on: ['date_past'] })
    expect(await behind({ planned_on: '2026-11-20' }, '-240')).toBe(200)
    portal.clock.set(before)
  })

  it('[PRE-01] refuses a past day, one more than a year away, symptoms to come, an animal of others and a card number', async () => {
    const { id } = await aQuoteDraft(portal, helene)
    const errorsOf = async (body: object) => (await change(id, body)).problem?.errors
    expect(await errorsOf({ planned_on: '2026-11-19' })).toEqual({ planned_on: ['date_past'] })
    expect(await errorsOf({ planned_on: '2027-11-21' })).toEqual({ planned_on: ['date_far'] })
    expect(await errorsOf({ first_symptoms_on: '2026-11-21' })).toEqual({ first_symptoms_on: ['date_future'] })
    expect(await errorsOf({ vet_name: '4242 4242 4242 4242' })).toEqual({ vet_name: ['card_number'] })
    expect((await change(id, { planned_on: '2026-11-20' })).status).toBe(200)
    const other = await aMember(portal)
    expect((await change(id, { animal_id: other.animals[0]?.id })).status).toBe(404)
    expect((await portal.call(getQuote, { as: other, params: { id } })).status).toBe(404)
    expect((await portal.call(changeQuote, { as: other, params: { id }, body: {} })).status).toBe(404)
  })

  it('[PRE-01][REL-04] is begun once for a key and for a double click, and twenty at most', async () => {
    const key = newId()
    const keyed = () =>
      portal.call(createQuote, { as: helene, headers: { 'idempotency-key': key }, body: { animal_id: animal() } })
    expect((await keyed()).body.id).toBe((await keyed()).body.id)
    const click = () => portal.call(createQuote, { as: helene })
    expect((await click()).body.id).toBe((await click()).body.id)
    for (let open = 2; open < 20; open += 1) await aQuoteDraft(portal, helene, { vet_name: `${open}` })
    const { status, problem } = await portal.call(createQuote, { as: helene, body: { vet_name: 'x' } })
    expect([status, problem?.errors, problem?.params]).toEqual([
      409,
      { drafts: ['drafts_limit'] },
      { drafts: { limit: 20 } },
    ])
  })

  it('[PRE-01][SEC-42] takes documents as a request does: made anew, with a receipt, ten at most', async () => {
    const { id } = await aQuoteDraft(portal, helene)
    const added = await uploadQuote(portal, helene, id)
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({ type: 'quote', name: 'devis.jpg', media_type: 'image/jpeg' })
    const params = { id, file_id: added.body.id }
    const whole = await portal.call(getQuoteFile, { as: helene, params })
    expect(createHash('sha256').update(whole.bytes).digest('hex')).toBe(added.body.sha256)
    expect((await portal.call(getQuoteFileThumbnail, { as: helene, params })).headers['content-type']).toBe(
      'image/webp',
    )
    const other = await aMember(portal)
    expect((await portal.call(getQuoteFile, { as: other, params })).status).toBe(404)
    expect((await portal.call(listQuoteFiles, { as: other, params: { id } })).status).toBe(404)

    const file = { bytes: Buffer.from('%PDF-1.4 no'), name: 'x.pdf', media_type: 'application/pdf' }
    const refused = await portal.call(addQuoteFile, { as: helene, params: { id }, form: { fields: {}, file } })
    expect([refused.status, Object.keys(refused.problem?.errors ?? {})]).toEqual([422, ['file']])

    expect((await portal.call(deleteQuoteFile, { as: helene, params })).status).toBe(204)
    expect((await portal.call(listQuoteFiles, { as: helene, params: { id } })).body.data).toEqual([])
    expect((await portal.call(getQuoteFile, { as: helene, params })).status).toBe(404)
    for (let held = 0; held < 10; held += 1) await aQuoteFileRow(portal, helene, id, 'x-ray')
    expect((await uploadQuote(portal, helene, id)).status).toBe(409)
  })

  it('[PRE-01] is deleted with its files, and its bytes with them', async () => {
    const { id } = await aQuoteDraft(portal, helene)
    await uploadQuote(portal, helene, id)
    const { stored_as } = await portal.db
      .selectFrom('documents')
      .select('stored_as')
      .where('quote_id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await portal.call(deleteQuote, { as: helene, params: { id } })).status).toBe(204)
    expect((await portal.call(getQuote, { as: helene, params: { id } })).status).toBe(404)
    await expect(portal.platform.files.open(stored_as)).rejects.toThrow(/ENOENT|not/i)
    expect(await eventsOf(helene)).toEqual([])
  })
})

describe('filing a quote', () => {
  it('[PRE-01] names what is missing', async () => {
    const { id } = await aQuoteDraft(portal, helene)
    const { status, problem } = await portal.call(submitQuote, { as: helene, params: { id } })
    expect(status).toBe(422)
    expect(problem?.errors).toEqual({
      animal_id: ['required'],
      planned_on: ['required'],
      cause: ['required'],
      lines: ['required'],
      'files.quote': ['required'],
    })
  })

  it('[PRE-01] tells the insurer once, however often it is called, and says by when it is answered', async () => {
    const { id } = await aReadyQuote(portal, helene)
    const answers = await Promise.all([1, 2, 3].map(() => portal.call(submitQuote, { as: helene, params: { id } })))
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(3).fill([200, 'pending']))
    expect(answers[0]?.body).toMatchObject({
      submitted_at: '2026-11-20T10:00:00.000Z',
      expected_by: '2026-11-24',
      deleted_on: null,
    })
    expect(await eventsOf(helene)).toEqual([{ event: 'quote.submitted', data: { quote_id: id } }])
    expect((await change(id, { vet_name: 'x' })).problem).toMatchObject({
      code: 'conflict',
      params: { status: { current: 'pending' } },
    })
    expect((await uploadQuote(portal, helene, id)).status).toBe(409)
  })

  it('[PRE-01] asks for the right to write, and is allowed twenty times a day', async () => {
    const reader = await aMember(portal, { permissions: ['refunds:read'] })
    expect((await portal.call(createQuote, { as: reader })).status).toBe(403)
    for (let filed = 0; filed < 20; filed += 1) await aFiledQuote(portal, helene)
    const { id } = await aReadyQuote(portal, helene)
    expect((await portal.call(submitQuote, { as: helene, params: { id } })).status).toBe(429)
  })

  it('[PRE-01] can be withdrawn while it waits, once', async () => {
    const { id } = await aFiledQuote(portal, helene)
    const withdraw = () => portal.call(deleteQuote, { as: helene, params: { id } })
    expect((await withdraw()).status).toBe(204)
    expect(await lookAtQuote(portal, helene, id)).toMatchObject({
      status: 'withdrawn',
      ended_at: '2026-11-20T10:00:00.000Z',
      files: [{ type: 'quote' }],
    })
    expect((await withdraw()).problem).toMatchObject({ code: 'conflict', params: { status: { current: 'withdrawn' } } })
    expect((await eventsOf(helene)).at(-1)).toEqual({
      event: 'quote.withdrawn',
      data: { quote_id: id, released_cents: 0 },
    })
  })
})

it('[PRE-01] lists quotes in pages, newest first, by status and by animal', async () => {
  const made: string[] = []
  for (const planned_on of ['2026-12-01', '2026-12-02', '2026-12-03']) {
    portal.clock.advance({ seconds: 1 })
    made.push((await aFiledQuote(portal, helene, { planned_on })).id)
  }
  portal.clock.advance({ seconds: 1 })
  const draft = await aQuoteDraft(portal, helene, { animal_id: helene.animals[1]?.id })
  const list = async (query: { limit?: number; cursor?: string; status?: 'draft'; animal_id?: string }) =>
    (await portal.call(listQuotes, { as: helene, query })).body
  const first = await list({ limit: 2 })
  const rest = await list({ limit: 2, cursor: first.next_cursor ?? '' })
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual([draft.id, ...made.toReversed()])
  expect(rest.next_cursor).toBeNull()
  expect((await list({ status: 'draft' })).data.map(({ id }) => id)).toEqual([draft.id])
  expect((await list({ animal_id: animal() })).data).toHaveLength(3)
  expect((await portal.call(listQuotes, { as: helene, query: { cursor: 'x' } })).status).toBe(400)
})
