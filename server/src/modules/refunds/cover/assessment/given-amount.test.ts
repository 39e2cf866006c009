import { listAnimals } from '@coussinet/contract/animals.ts'
import {
  correctFiledRequest,
  getFiledRequest,
  type InsurerTransition,
  moveFiledRequest,
} from '@coussinet/contract/integration/refund-requests.ts'
import { getRefund } from '@coussinet/contract/refunds.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, aFiledRequest, line as aLine, look } from '../../tests/a-request.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['refunds:read', 'refunds:write'])
})

const care = { care_date: '2026-11-10', cause: 'illness' as const }
const explanation = 'Franchise de 30 € retirée, puis 80 % selon votre contrat de 2019.'
const idOf = (member: TestMember) => member.animals[0]?.id ?? ''
const someone = () =>
  aMember(portal, { effective_date: '2024-03-15', animals: [{ name: 'Oslo', formula: 'integrale' }] })
const own = (
  member: TestMember,
  kind: 'consultation' | 'vaccine',
  [billed_cents, refunded_cents]: readonly [number, number],
  more = {},
) => ({ ...aLine(idOf(member), kind, billed_cents, { label: 'Consultation' }), refunded_cents, ...more })
const amounts = (member: TestMember, deductible_cents = 3000) => [
  { animal_id: idOf(member), deductible_cents, explanation },
]
const opened = async (member: TestMember) => {
  const { id } = await aFiledRequest(portal, member, care)
  await askMachine(portal, moveFiledRequest, { as, params: { id }, body: { to: 'processing' } })
  return id
}
const move = async (id: string, body: InsurerTransition) =>
  askMachine(portal, moveFiledRequest, { as, params: { id }, raw_body: body })
const limitsOf = async (member: TestMember) => (await portal.call(listAnimals, { as: member })).body.data[0]?.limits

describe('[LIFE-03] amounts that a claims system reckoned by itself', () => {
  it('are the refund, with whose arithmetic and its words; none of the portal’s is shown', async () => {
    const member = await someone()
    const id = await opened(member)
    const { status, body } = await move(id, {
      to: 'accepted',
      lines: [own(member, 'consultation', [10_000, 5601]), own(member, 'vaccine', [4000, 3000])],
      amounts: amounts(member),
    })
    expect([status, body.amount_to_refund_cents]).toEqual([200, 8601])
    const refund_id = body.refunds[0]?.id ?? ''
    const statement = (await portal.call(getRefund, { as: member, params: { id: refund_id } })).body
    expect(statement).toMatchObject({
      refunded_cents: 8601,
      remaining_cents: 5399,
      computation: null,
      arithmetic: 'insurer',
      explanation,
      before_portal: false,
      benefit_slips: [],
      lines: [{ refunded_cents: 5601 }, { refunded_cents: 3000 }],
    })
    const filed = (await askMachine(portal, getFiledRequest, { as, params: { id } })).body
    expect(filed.refunds).toMatchObject([{ arithmetic: 'insurer', explanation, computation: null, due_cents: 8601 }])
  })

  it('use up ceiling and package, and the deductible that they say: the next decision goes on from there', async () => {
    const member = await someone()
    await move(await opened(member), {
      to: 'accepted',
      lines: [own(member, 'consultation', [10_000, 5601]), own(member, 'vaccine', [4000, 3000])],
      amounts: amounts(member, 2500),
    })
    expect(await limitsOf(member)).toMatchObject({
      ceiling: { used_cents: 5601 },
      vaccine_package: { used_cents: 3000 },
    })
    // The same event: its whole deductible of 25 euros was taken, so that 75 % of all is paid.
    const next = await aDecidedRequest(portal, member, care, [
      aLine(idOf(member), 'consultation', 10_000, { label: 'Consultation' }),
    ])
    expect(next.amount_to_refund_cents).toBe(7500)
    const statement = (await portal.call(getRefund, { as: member, params: { id: next.refunds[0]?.id ?? '' } })).body
    expect([statement.arithmetic, statement.explanation]).toEqual(['portal', null])
  })

  it('may be nothing, with a reason: the request is rejected by it', async () => {
    const member = await someone()
    const id = await opened(member)
    const lines = [own(member, 'consultation', [10_000, 0], { reason_code: 'preexisting_condition' })]
    expect((await move(id, { to: 'accepted', lines, amounts: amounts(member, 0) })).body).toMatchObject({
      status: 'rejected',
      rejection_code: 'preexisting_condition',
    })
  })

  it('may take the place of ours in a correction, and ours of theirs; each stays with its arithmetic', async () => {
    const member = await someone()
    const decided = await aDecidedRequest(portal, member, care, [
      aLine(idOf(member), 'consultation', 10_000, { label: 'Consultation' }),
    ])
    const correct = (body: object) =>
      askMachine(portal, correctFiledRequest, { as, params: { id: decided.id }, raw_body: body })
    await correct({
      lines: [own(member, 'consultation', [10_000, 6000])],
      amounts: amounts(member),
      reason: 'Ancien contrat.',
    })
    await correct({
      lines: [{ ...aLine(idOf(member), 'consultation', 10_000, { label: 'Consultation' }) }],
      reason: 'Contrat actuel.',
    })
    const { corrections, amount_to_refund_cents } = await look(portal, member, decided.id)
    expect(amount_to_refund_cents).toBe(5625)
    expect(
      corrections.map(({ refunds }) =>
        refunds.map((one) => [one.refunded_cents, one.explanation, one.computation === null]),
      ),
    ).toEqual([[[5625, null, false]], [[6000, explanation, true]]])
  })

  it.each([
    ['without an explanation', { amounts: [] }, { amounts: ['required'] }],
    ['with half of its lines', { half: true }, { 'lines.1.refunded_cents': ['required'] }],
    ['above what was billed', { refunded_cents: 10_001 }, { 'lines.0.refunded_cents': ['schema.too_big'] }],
    ['of nothing, without a reason', { refunded_cents: 0 }, { 'lines.0.reason_code': ['required'] }],
    ['of a line that is dropped', { reason_code: 'excluded_care' }, { 'lines.0.refunded_cents': ['schema.too_big'] }],
    ['explained in nine letters', { explanation: 'Calculé.' }, { 'amounts.0.explanation': ['schema.too_small'] }],
  ])('%s are told at their place, and nothing is decided', async (_what, wrong, errors) => {
    const member = await someone()
    const id = await opened(member)
    const {
      refunded_cents = 5000,
      half,
      reason_code = null,
      ...rest
    } = {
      half: false,
      ...wrong,
    } as { refunded_cents?: number; half: boolean; reason_code?: string | null; explanation?: string; amounts?: [] }
    const lines = [
      { ...own(member, 'consultation', [10_000, refunded_cents]), reason_code },
      ...(half ? [aLine(idOf(member), 'consultation', 2000, { label: 'Contrôle' })] : []),
    ]
    const given = rest.amounts ?? [{ ...amounts(member)[0], ...(rest.explanation ? rest : {}) }]
    const { status, problem } = await askMachine(portal, moveFiledRequest, {
      as,
      params: { id },
      raw_body: { to: 'accepted', lines, amounts: given },
    })
    expect([status, problem?.errors]).toEqual([422, errors])
    expect((await look(portal, member, id)).status).toBe('processing')
  })
})
