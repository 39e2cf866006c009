import { getRefund, listCareKinds, listRefunds } from '@coussinet/contract/refunds.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { findRefund } from '../../cover/refunds.store.ts'
import { aDecidedRequest, line } from '../../tests/a-request.ts'

const portal = portalForTests()
let helene: TestMember
const animal = (index: number) => helene.animals[index]?.id ?? ''

beforeAll(async () => {
  helene = await aMember(portal, {
    effective_date: '2024-03-15',
    animals: [{ name: 'Oslo' }, { name: 'Mirza' }],
    features: ['service_slips'],
  })
  for (const care_date of ['2025-11-19', '2025-11-20', '2026-03-10', '2026-03-10', '2026-11-10'])
    await aDecidedRequest(portal, helene, { care_date, animal_ids: [animal(care_date === '2026-11-10' ? 1 : 0)] }, [
      line(animal(care_date === '2026-11-10' ? 1 : 0), 'lab', 10_000),
    ])
})

const list = (query: object = {}, as = helene) => portal.call(listRefunds, { as, query })
const days = async (query: object) => (await list(query)).body.data.map(({ care_date }) => care_date)

describe('the list of refunds', () => {
  it('[REF-01] has the care of the last 12 months, newest first, or that of the dates asked for', async () => {
    expect(await days({})).toEqual(['2026-11-10', '2026-03-10', '2026-03-10', '2025-11-20'])
    expect(await days({ from: '2025-01-01' })).toHaveLength(5)
    expect(await days({ from: '2025-11-20', to: '2026-03-10' })).toEqual(['2026-03-10', '2026-03-10', '2025-11-20'])
    expect(await days({ to: '2025-11-19' })).toEqual(['2025-11-19'])
  })

  it('[REF-01] is filtered by animal', async () => {
    expect(await days({ animal_id: animal(1) })).toEqual(['2026-11-10'])
    expect(await days({ animal_id: animal(0) })).toEqual(['2026-03-10', '2026-03-10', '2025-11-20'])
  })

  it('goes on page by page without a gap or a repetition', async () => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { body }: Awaited<ReturnType<typeof list>> = await list({ limit: 1, ...(cursor ? { cursor } : {}) })
      seen.push(...body.data.map(({ id }) => id))
      cursor = body.next_cursor
    } while (cursor)
    expect(seen).toEqual((await list()).body.data.map(({ id }) => id))
    expect((await list({ limit: 4 })).body.next_cursor).toBeNull()
  })

  it.each([
    'x',
    '',
    'bnVsbA',
    Buffer.from('["2026-13-01","x"]').toString('base64url'),
    Buffer.from(`["2026-11-10","${'x'.repeat(36)}"]`).toString('base64url'),
  ])('answers 400 to the cursor %j', async (cursor) => {
    expect((await list({ cursor })).problem).toMatchObject({ status: 400, code: 'malformed_request' })
  })

  it('refuses a limit out of bounds', async () => {
    for (const limit of [0, 101, 1.5]) expect((await list({ limit })).status).toBe(422)
  })

  it('asks the database once, however long it is', async () => {
    const executed = vi.spyOn(portal.db.getExecutor(), 'executeQuery')
    expect((await list()).body.data).toHaveLength(4)
    const statements = executed.mock.calls.map(([query]) => query.sql).filter((sql) => sql.includes('refund'))
    executed.mockRestore()
    expect(statements).toHaveLength(1)
  })
})

describe('one refund', () => {
  it('[REF-05] shows dates, amounts, references, lines with their names, slips and documents', async () => {
    const [refund] = (await list()).body.data
    const { body } = await portal.call(getRefund, { as: helene, params: { id: refund?.id ?? '' } })
    expect(body).toMatchObject({
      ...refund,
      animal: { id: animal(1), name: 'Mirza' },
      care_date: '2026-11-10',
      payment_date: null,
      billed_cents: 10_000,
      subtotal_cents: 10_000,
      refunded_cents: 5625,
      remaining_cents: 4375,
    })
    expect(body.tracking_reference).toMatch(/^ZR-2026-/)
    expect(body.lines).toEqual([
      {
        label: 'Analyse de laboratoire',
        care_kind: 'lab',
        billed_cents: 10_000,
        covered_cents: 10_000,
        refunded_cents: 5625,
        reason_code: null,
      },
    ])
    expect(body.files.map(({ type }) => type).toSorted()).toEqual(['care-sheet', 'invoice'])
    expect(body.benefit_slips).toHaveLength(1)
  })

  it('[REF-05] has benefit slips with the feature alone, and its lines in Italian for an Italian', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT' })
    const request = await aDecidedRequest(portal, giulia, {}, [line(giulia.animals[0]?.id ?? '', 'emergency', 10_000)])
    const { body } = await portal.call(getRefund, { as: giulia, params: { id: request.refunds[0]?.id ?? '' } })
    expect(body.benefit_slips).toEqual([])
    expect(body.lines[0]?.label).toBe('Visita d’urgenza')
  })

  it('[SEC-20] of another member is not found, like one that does not exist; the filter gives nothing', async () => {
    const other = await aMember(portal)
    const [theirs] = (await list()).body.data
    const said = async (id: string) => {
      const { status, problem } = await portal.call(getRefund, { as: other, params: { id } })
      return [status, JSON.stringify({ ...problem, request_id: '' })]
    }
    const unknown = await said(newId())
    expect(unknown[0]).toBe(404)
    expect(await said(theirs?.id ?? '')).toEqual(unknown)
    for (const animal_id of [animal(0), 'not-an-id'])
      expect((await list({ animal_id }, other)).body).toEqual({ data: [], next_cursor: null })
    expect(await findRefund(portal.db, other.member_id, theirs?.id ?? newId())).toBeUndefined()
  })
})

it('usual prices are those of the member’s country, in the member’s language', async () => {
  const giulia = await aMember(portal, { locale: 'it', country: 'IT' })
  const { body } = await portal.call(listCareKinds, { as: giulia })
  expect(body.data).toHaveLength(21)
  expect(body.data[0]).toEqual({
    care_kind: 'consultation',
    label: 'Visita',
    usual_min_cents: 3000,
    usual_max_cents: 6000,
  })
  expect((await portal.call(listCareKinds, { as: helene })).body.data[0]).toEqual({
    care_kind: 'consultation',
    label: 'Consultation',
    usual_min_cents: 3500,
    usual_max_cents: 6000,
  })
})
