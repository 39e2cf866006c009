import { getAnimal, getAnimalCosts } from '@coussinet/contract/animals.ts'
import { getYearStatement, getYearTable } from '@coussinet/contract/documents.ts'
import { getPaymentOrder } from '@coussinet/contract/integration/payments.ts'
import { getFiledRequest } from '@coussinet/contract/integration/refund-requests.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { putOpeningBalance } from '@coussinet/contract/integration/upserts/opening-balance.ts'
import { putPastRefund } from '@coussinet/contract/integration/upserts/past-refund.ts'
import { getRefundRequest, listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { getBenefitSlip, getRefund, listRefunds } from '@coussinet/contract/refunds.ts'
import { searchPortal } from '@coussinet/contract/search.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { findReadableData } from '#modules/privacy/personal-data/personal-data.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aBroughtMember } from '../tests/a-brought-member.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write', 'refunds:read', 'refunds:write', 'payment-methods:read'])
})

async function anAnimal() {
  const { nevg, member_id } = await aBroughtMember(portal, as)
  const id = newId()
  const animal = { nevg, name: 'Oslo', type: 'dog', gender: 'male', breed: 'Border Collie', colour: 'noir' } as const
  const cover = { formula: 'integrale', cover_start: '2026-01-10' } as const
  await askMachine(portal, putAnimal, {
    as,
    params: { id },
    body: { ...animal, ...cover, birth_date: '2021-04-10', monthly_price_cents: 2490 },
  })
  return { id, nevg, member_id, session: await openMemberSession(portal, member_id) }
}

const put = async (id: string, raw_body: object) => {
  const { status, body, problem } = await askMachine(portal, putPastRefund, { as, params: { id }, raw_body })
  return [status, problem?.errors ?? problem?.code ?? body.result]
}

const past = ({ nevg, id }: { nevg: string; id: string }, more: object = {}) => ({
  nevg,
  animal_id: id,
  care_date: '2026-03-02',
  cause: 'illness',
  vet_name: 'Clinique des Tilleuls',
  invoice_number: 'F-77',
  billed_cents: 12_000,
  refunded_cents: 7_500,
  payment_date: '2026-03-09',
  tracking_reference: 'OLD-2026-0042',
  care_kind: 'consultation',
  ...more,
})

describe('[GO-03] a refund of before the portal', () => {
  it('is one of the member’s refunds, in lists, on its page, on the animal’s, in search, and claims no arithmetic', async () => {
    const animal = await anAnimal()
    const { session } = animal
    const id = newId()
    expect(await put(id, past(animal))).toEqual([201, 'created'])
    const { data } = (await portal.call(listRefunds, { as: session, query: {} })).body
    expect(data).toMatchObject([
      { id, request_id: id, tracking_reference: 'OLD-2026-0042', before_portal: true, refunded_cents: 7500 },
    ])
    const statement = (await portal.call(getRefund, { as: session, params: { id } })).body
    expect(statement).toMatchObject({
      computation: null,
      lines: [{ label: 'Consultation', billed_cents: 12_000, refunded_cents: 7500, reason_code: null }],
      paid_cents: 7500,
      due_cents: 0,
      remaining_cents: 4500,
      benefit_slips: [],
    })
    expect((await portal.call(getBenefitSlip, { as: session, params: { id } })).status).toBe(404)
    const request = (await portal.call(getRefundRequest, { as: session, params: { id } })).body
    expect(request).toMatchObject({
      status: 'accepted',
      before_portal: true,
      submitted_at: null,
      timeline: [{ step: 'finished', at: '2026-03-09T12:00:00.000Z' }],
      expected_by: null,
    })
    const costs = (await portal.call(getAnimalCosts, { as: session, params: { id: animal.id } })).body
    expect([costs.billed_cents, costs.refunded_cents, costs.ceiling.course]).toEqual([12_000, 7500, []])
    const { data: found } = (await portal.call(searchPortal, { as: session, query: { q: 'OLD-2026-0042' } })).body
    expect(found[0]).toMatchObject({ href: `/refunds/${id}`, text: expect.stringContaining('Repris de votre ancien') })
    // Nobody is told what they knew before.
    const notices = await writtenNotifications(portal, animal.member_id, ['kind'])
    expect(notices).toEqual([])
  })

  it('counts once, by the opening balance alone', async () => {
    const animal = await anAnimal()
    await put(newId(), past(animal))
    const limits = async () =>
      (await portal.call(getAnimal, { as: animal.session, params: { id: animal.id } })).body.limits
    expect((await limits())?.ceiling.used_cents).toBe(0)
    const balance = { insurance_year_start: '2026-01-10', ceiling_used_cents: 7500 }
    await askMachine(portal, putOpeningBalance, { as, params: { id: animal.id }, raw_body: balance })
    expect((await limits())?.ceiling.used_cents).toBe(7500)
    const costs = (await portal.call(getAnimalCosts, { as: animal.session, params: { id: animal.id } })).body
    expect(costs.ceiling.course).toEqual([{ day: '2026-01-10', used_cents: 7500 }])
  })

  it('is one list with those of the portal: one order, one cursor', async () => {
    const animal = await anAnimal()
    const days = ['2026-02-01', '2026-05-01', '2026-04-01', '2026-03-01']
    for (const care_date of days) await put(newId(), past(animal, { care_date, payment_date: '2026-06-01' }))
    const first = (await portal.call(listRefunds, { as: animal.session, query: { limit: 3 } })).body
    const second = (
      await portal.call(listRefunds, { as: animal.session, query: { limit: 3, cursor: first.next_cursor ?? '' } })
    ).body
    expect([...first.data, ...second.data].map(({ care_date }) => care_date)).toEqual(days.toSorted().toReversed())
    const { data } = (await portal.call(listRefundRequests, { as: animal.session, query: {} })).body
    expect(data.map(({ before_portal }) => before_portal)).toEqual([true, true, true, true])
  })

  it('told again changes nothing, told otherwise it is another, and of another member it is refused', async () => {
    const [animal, other] = [await anAnimal(), await anAnimal()]
    const id = newId()
    await put(id, past(animal))
    expect(await put(id, past(animal))).toEqual([200, 'unchanged'])
    expect(await put(id, { nevg: animal.nevg, refunded_cents: 8000 })).toEqual([200, 'changed'])
    const { lines, refunded_cents } = (await portal.call(getRefund, { as: animal.session, params: { id } })).body
    expect([refunded_cents, lines.map((line) => line.refunded_cents)]).toEqual([8000, [8000]])
    expect(await put(id, past(other))).toEqual([409, 'conflict'])
    expect(await put(newId(), past({ ...other, id: animal.id }))).toEqual([
      422,
      { animal_id: ['other_members_animal'] },
    ])
    expect(await put(newId(), past({ ...other, id: newId() }))).toEqual([422, { animal_id: ['unknown_animal'] }])
  })

  it.each([
    [{ payment_date: '2026-12-01' }, { payment_date: ['date_future'] }],
    [{ payment_date: '2026-03-01' }, { payment_date: ['date_order'] }],
    [{ refunded_cents: 12_001 }, { refunded_cents: ['schema.too_big'] }],
    [{ care_kind: undefined }, { care_kind: ['required'] }],
    [
      { lines: [{ care_kind: 'lab', billed_cents: 11_000, refunded_cents: 7500 }], care_kind: undefined },
      { lines: ['lines_sum'] },
    ],
  ])('with %j is refused at the field', async (more, errors) => {
    expect(await put(newId(), past(await anAnimal(), more))).toEqual([422, errors])
  })

  it('stands in the year’s statement, its table and the member’s own data, each time as one of before', async () => {
    const animal = await anAnimal()
    await put(newId(), past(animal))
    const query = { animal_id: animal.id, year: 2026 }
    const table = (await portal.call(getYearTable, { as: animal.session, query })).bytes.toString('utf8')
    expect(table).toContain(';120,00;75,00;45,00;2026-03-09;oui')
    expect(table).toContain('Repris de votre ancien espace')
    const { bytes } = await portal.call(getYearStatement, { as: animal.session, query })
    expect((await readPaper(bytes)).text.replaceAll(/\s+/g, ' ')).toContain('Repris de votre ancien espace')
    const { html } = await findReadableData(portal.platform, animal.member_id)
    expect(html).toContain('OLD-2026-0042')
    expect(html).toContain('Repris de votre ancien espace')
  })

  it('is nothing that the claims systems move, pay or correct, and is in the member’s own data', async () => {
    const animal = await anAnimal()
    const id = newId()
    await put(id, past(animal))
    expect((await askMachine(portal, getFiledRequest, { as, params: { id } })).status).toBe(404)
    expect((await askMachine(portal, getPaymentOrder, { as, params: { id } })).status).toBe(404)
  })
})
