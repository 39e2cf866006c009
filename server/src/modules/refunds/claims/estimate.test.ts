import { estimateRefund, type EstimateQuestion, getRefund } from '@coussinet/contract/refunds.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, changeContractRow } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, line } from '../tests/a-request.ts'

const portal = portalForTests()
let helene: TestMember
const animal = () => helene.animals[0]?.id ?? ''

beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ formula: 'confort' }] })
})

const question = (more: Partial<EstimateQuestion> = {}): EstimateQuestion => ({
  animal_id: animal(),
  care_date: '2026-11-10',
  cause: 'illness',
  first_symptoms_on: null,
  lines: [
    { care_kind: 'consultation', billed_cents: 5200 },
    { care_kind: 'medication', billed_cents: 4440 },
    { care_kind: 'vaccine', billed_cents: 9001 },
    { care_kind: 'food', billed_cents: 1500 },
  ],
  ...more,
})
const estimate = (body: object) => portal.call(estimateRefund, { as: helene, raw_body: body })

describe('an estimate', () => {
  it('[EST-01] gives each step of the arithmetic with the lines in the member’s language', async () => {
    const { status, body } = await estimate(question())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      billed_cents: 20_141,
      refunded_cents: 3276 + 8000,
      remaining_cents: 20_141 - 11_276,
      computation: {
        covered_base_cents: 9640,
        deductible_cents: 6000,
        rate: 90,
        net_cents: 3276,
        ceiling_cut_cents: 0,
        vaccine_package_cents: 8000,
        refunded_cents: 11_276,
      },
      reasons: ['excluded_care', 'vaccine_package_reached'],
    })
    expect(body.lines.map(({ label, reason_code }) => [label, reason_code])).toEqual([
      ['Consultation', null],
      ['Médicaments prescrits', null],
      ['Vaccination', 'vaccine_package_reached'],
      ['Alimentation', 'excluded_care'],
    ])
    expect(body.lines.reduce((total, { refunded_cents }) => total + refunded_cents, 0)).toBe(11_276)
  })

  it('[EST-01] is none where the first symptoms come after the care', async () => {
    const { problem } = await estimate(question({ first_symptoms_on: '2026-11-11' }))
    expect(problem?.errors).toEqual({ first_symptoms_on: ['symptoms_after_care'] })
    expect((await estimate(question({ first_symptoms_on: '2026-11-10' }))).status).toBe(200)
  })

  it('[EST-04] is what the decision will be, with the same counters, and uses up none of them', async () => {
    await aDecidedRequest(portal, helene, { care_date: '2026-10-01', cause: 'accident' }, [
      line(animal(), 'bandage', 4000),
      line(animal(), 'vaccine', 3000),
    ])
    const first = await estimate(question())
    expect((await estimate(question())).body).toEqual(first.body)
    // 40 of the 60 € of deductible and 30 of the 80 € of the package are used up
    expect(first.body.computation).toMatchObject({ deductible_cents: 2000, vaccine_package_cents: 5000 })
    const decided = await aDecidedRequest(
      portal,
      helene,
      { cause: 'illness' },
      question().lines.map(({ care_kind, billed_cents }) => line(animal(), care_kind, billed_cents)),
    )
    const { body } = await portal.call(getRefund, { as: helene, params: { id: decided.refunds[0]?.id ?? '' } })
    const { billed_cents, refunded_cents, remaining_cents, computation, event, lines, reasons } = body
    expect({ billed_cents, refunded_cents, remaining_cents, computation, event, lines, reasons }).toEqual(first.body)
    expect((await estimate(question())).body.computation.deductible_cents).toBe(0)
  })

  it('[EST-01][REF-18] says with its days why nothing of that day is covered', async () => {
    const outsideOn = async (care_date: string) => (await estimate(question({ care_date }))).body.outside_cover
    await portal.db
      .insertInto('suspensions')
      .values({ member_id: helene.member_id, from_day: '2026-05-01', to_day: '2026-05-31' })
      .execute()
    await changeContractRow(portal, helene.member_id, { end_date: '2026-10-31' })
    expect(await outsideOn('2026-10-31')).toBeUndefined()
    expect(await outsideOn('2026-01-09')).toEqual({ code: 'before_effect', since: null, until: '2026-01-10' })
    expect(await outsideOn('2026-05-02')).toEqual({ code: 'cover_suspended', since: '2026-05-01', until: '2026-06-01' })
    expect(await outsideOn('2026-11-01')).toEqual({ code: 'after_end', since: null, until: '2026-10-31' })
  })

  it('[EST-01] counts by insurance year', async () => {
    await aDecidedRequest(portal, helene, {}, [line(animal(), 'emergency', 10_000)])
    expect((await estimate(question({ care_date: '2026-12-01' }))).body.computation.deductible_cents).toBe(0)
    expect((await estimate(question({ care_date: '2027-01-10' }))).body.computation.deductible_cents).toBe(6000)
  })

  it('refuses an empty bill, unknown care and unknown members', async () => {
    expect((await estimate(question({ lines: [] }))).problem?.errors).toEqual({ lines: ['required'] })
    expect((await estimate({ ...question(), lines: [{ care_kind: 'magic', billed_cents: 1 }] })).status).toBe(422)
    expect((await estimate({ ...question(), lines: [{ care_kind: 'lab', billed_cents: 1.5 }] })).status).toBe(422)
    expect((await estimate({ ...question(), reimbursement_rate: 100 })).problem?.errors).toEqual({
      reimbursement_rate: ['schema.invalid_type'],
    })
  })

  it('[SEC-20] does not find an animal of another member, nor one that does not exist', async () => {
    const other = await aMember(portal)
    const said = async (animal_id: string) => {
      const { status, problem } = await estimate(question({ animal_id }))
      return [status, JSON.stringify({ ...problem, request_id: '' })]
    }
    const unknown = await said(newId())
    expect(unknown[0]).toBe(404)
    expect(await said(other.animals[0]?.id ?? '')).toEqual(unknown)
    expect(await said('not-an-id')).toEqual(unknown)
  })
})
