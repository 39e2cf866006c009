import { listAnimals } from '@coussinet/contract/animals.ts'
import { getDocument } from '@coussinet/contract/documents.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { getPaymentSchedule } from '@coussinet/contract/receipts.ts'
import { changeRefundRequest, checkRefundRequest, createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { estimateRefund } from '@coussinet/contract/refunds.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aBroughtMember } from '../tests/a-brought-member.ts'

const portal = portalForTests()
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write'])
})

const put = async (id: string, body: object) => {
  const { status, body: answer, problem } = await askMachine(portal, putAnimal, { as, params: { id }, raw_body: body })
  return [status, problem?.code ?? answer.result, ...(problem?.errors ? [problem.errors] : [])]
}
const oslo = {
  name: 'Oslo',
  type: 'dog',
  gender: 'male',
  breed: 'Border Collie',
  colour: 'noir',
  birth_date: '2021-04-10',
  formula: 'integrale',
  monthly_price_cents: 2490,
  cover_start: '2026-01-10',
}

describe('an animal that the insurer brings', () => {
  it('stands on the member’s page under the same id, with its price as announced', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const [id, second] = [newId(), newId()]
    expect(await put(id.toUpperCase(), { nevg, ...oslo, icad: '250 26 98 12340176' })).toEqual([201, 'created'])
    expect(await put(id, { nevg, ...oslo, icad: '250269812340176' })).toEqual([200, 'unchanged'])
    expect(await put(second, { nevg, ...oslo, name: 'Nala', type: 'cat', cover_start: null })).toEqual([201, 'created'])
    const price_revisions = [
      { from_day: '2027-01-01', announced_on: '2026-10-30', old_price_cents: 2490, new_price_cents: 2565 },
    ]
    expect(await put(id, { nevg, price_revisions })).toEqual([200, 'changed'])
    expect(await put(id, { nevg, price_revisions })).toEqual([200, 'unchanged'])
    const { body } = await portal.call(listAnimals, { as: await openMemberSession(portal, member_id) })
    expect(
      body.data.map((animal) => [animal.id, animal.name, animal.icad, animal.formula.monthly_price_cents]),
    ).toEqual([
      [id, 'Oslo', '250269812340176', 2490],
      [second, 'Nala', null, 2490],
    ])
  })

  it('[ANI-04] [GO-03] has a tattoo of its member’s country', async () => {
    const { nevg, number, member_id } = await aBroughtMember(portal, as)
    const id = newId()
    const bring = (icad: string) => put(id, { nevg, ...oslo, icad })
    expect(await bring('45MI1234')).toEqual([422, 'validation_failed', { icad: ['icad'] }])
    await askMachine(portal, putContract, { as, params: { number }, body: { nevg, country: 'IT' } })
    expect([await bring('45/MI/1234'), await bring('45MI1234')]).toEqual([
      [201, 'created'],
      [200, 'unchanged'],
    ])
    expect(await bring('B12A34')).toEqual([422, 'validation_failed', { icad: ['icad'] }])
    const { body } = await portal.call(listAnimals, { as: await openMemberSession(portal, member_id) })
    expect(body.data.map(({ icad }) => icad)).toEqual(['45MI1234'])
  })

  it('[GO-03] of a member whose it is not is taken out of cover without a word to them, and brought under another id', async () => {
    const [wrong, right] = [await aBroughtMember(portal, as), await aBroughtMember(portal, as)]
    const [id, other] = [newId(), newId()]
    await put(id, { nevg: wrong.nevg, ...oslo, icad: '250269812340184' })
    expect(await put(id, { nevg: right.nevg, ...oslo })).toEqual([409, 'conflict'])
    const out = { formula: 'default', cover_start: null, monthly_price_cents: 0, icad: null }
    expect(await put(id, { nevg: wrong.nevg, ...out })).toEqual([200, 'changed'])
    expect(await put(other, { nevg: right.nevg, ...oslo, icad: '250269812340184' })).toEqual([201, 'created'])
    expect(await sentMails(portal, wrong.member_id)).toEqual([])
    const { body } = await portal.call(listAnimals, { as: await openMemberSession(portal, wrong.member_id) })
    expect(body.data.map((animal) => [animal.formula.name, animal.cover_start])).toEqual([['default', null]])
  })

  it('[LIFE-01] has its last day and why, told to the member once, mended or taken back', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const id = newId()
    await put(id, { nevg, ...oslo })
    expect(await put(id, { nevg, cover_end: '2026-09-30' })).toEqual([
      422,
      'validation_failed',
      { end_reason: ['required'] },
    ])
    expect(await put(id, { nevg, cover_end: '2026-01-09', end_reason: 'sold' })).toEqual([
      422,
      'validation_failed',
      { cover_end: ['date_order'] },
    ])
    expect(await put(id, { nevg, cover_end: '2026-09-30', end_reason: 'deceased' })).toEqual([200, 'changed'])
    expect(await put(id, { nevg, cover_end: '2026-09-30', end_reason: 'deceased' })).toEqual([200, 'unchanged'])
    const mails = await sentMails(portal, member_id)
    expect(mails.filter(({ letter }) => letter.title === 'Fin des garanties d’Oslo')).toHaveLength(1)
    expect(await put(id, { nevg, cover_end: null, end_reason: null })).toEqual([200, 'changed'])
    const { body } = await portal.call(listAnimals, { as: await openMemberSession(portal, member_id) })
    expect(body.data.map(({ cover_end, end_reason }) => [cover_end, end_reason])).toEqual([[null, null]])
  })

  it('is refused where it cannot be, at its field', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const [id, second] = [newId(), newId()]
    await put(id, { nevg, ...oslo, icad: '250269812340176' })
    const refused = async (body: object, which = second) => (await put(which, { nevg, ...oslo, ...body })).at(-1)
    expect(await put(second, { nevg })).toEqual([
      422,
      'validation_failed',
      expect.objectContaining({ name: ['required'], monthly_price_cents: ['required'] }),
    ])
    expect(await refused({ icad: '250269812340176' })).toEqual({ icad: ['icad_used'] })
    expect(await refused({ formula: 'chat-plus' })).toEqual({ formula: ['species'] })
    expect(await refused({ formula: 'gold' })).toEqual({ formula: ['schema.invalid_type'] })
    expect(await refused({ birth_date: '2027-01-01' })).toEqual({ birth_date: ['date_future'] })
    expect(await refused({ birth_date: '1918-04-02' })).toEqual({ birth_date: ['schema.too_small'] })
    const late = { from_day: '2026-12-01', announced_on: '2026-12-02', old_price_cents: 2490, new_price_cents: 2565 }
    expect(await refused({ price_revisions: [late] })).toEqual({ price_revisions: ['date_order'] })
    // One that is stored from before stands in the way of no other change.
    await put(second, { nevg, ...oslo })
    await portal.db
      .insertInto('price_revisions')
      .values({ member_id, animal_id: second, ...late })
      .execute()
    expect(await put(second, { nevg, price_revisions: [late] })).toEqual([200, 'unchanged'])
    expect(await refused({ adoption_date: '2020-01-01' })).toEqual({ adoption_date: ['date_before_birth'] })
    expect(await refused({ cover_start: '2020-01-01' })).toEqual({ cover_start: ['date_before_birth'] })
    expect(await put('not-an-id', { nevg, ...oslo })).toEqual([
      422,
      'validation_failed',
      { id: ['schema.invalid_string'] },
    ])
  })

  it.each(['dog', 'cat'] as const)(
    '[ANI-02] [EST-01] [RDY-01] a %s may be without a formula: it has no limits, costs nothing, and nothing that is asked of it fails',
    async (type) => {
      const { nevg, member_id } = await aBroughtMember(portal, as)
      const [id, insured] = [newId(), newId()]
      expect(await put(id, { nevg, ...oslo, type, name: 'Ficelle', formula: 'default' })).toEqual([201, 'created'])
      expect(await put(id, { nevg, formula: 'default' })).toEqual([200, 'unchanged'])
      expect(await put(insured, { nevg, ...oslo, type, monthly_price_cents: 2490 })).toEqual([201, 'created'])
      const member = await openMemberSession(portal, member_id)
      const [animal] = (await portal.call(listAnimals, { as: member })).body.data
      expect(animal).toMatchObject({
        id,
        limits: null,
        formula: {
          name: 'default',
          monthly_price_cents: 0,
          contribution_cents: 0,
          annual_ceiling_cents: 0,
          reimbursement_rate: 0,
        },
      })
      const { data: debits } = (await portal.call(getPaymentSchedule, { as: member })).body
      expect(new Set(debits.map(({ amount_cents }) => amount_cents))).toEqual(new Set([2490]))

      const estimate = await portal.call(estimateRefund, {
        as: member,
        body: {
          animal_id: id,
          care_date: '2026-11-02',
          cause: 'illness',
          lines: [
            { care_kind: 'consultation', billed_cents: 4500 },
            { care_kind: 'vaccine', billed_cents: 6000 },
          ],
        },
      })
      expect(estimate.body).toMatchObject({
        refunded_cents: 0,
        remaining_cents: 10_500,
        reasons: ['not_covered_by_formula'],
      })
      const { body: draft } = await portal.call(createRefundRequest, { as: member, body: {} })
      const change = await portal.call(changeRefundRequest, {
        as: member,
        params: { id: draft.id },
        body: { animal_ids: [id], care_date: '2026-11-02', cause: 'illness' },
      })
      expect([200, 422]).toContain(change.status)
      expect((await portal.call(checkRefundRequest, { as: member, params: { id: draft.id } })).status).toBe(200)
      for (const paper of ['contrat', 'cgv', 'cgv2', 'ipid'] as const) {
        const { status, bytes } = await portal.call(getDocument, { as: member, params: { type: paper } })
        expect([paper, status]).toEqual([paper, 200])
        const { text } = await readPaper(bytes)
        expect(text).not.toMatch(/undefined|NaN|\bnull\b/)
        if (paper === 'contrat') expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Ficelle/)
        if (paper === 'contrat') expect(text).not.toContain('49,80')
      }
      // A formula is chosen later, and given up again.
      expect(await put(id, { nevg, formula: 'integrale' })).toEqual([200, 'changed'])
      expect((await portal.call(listAnimals, { as: member })).body.data[0]?.formula.monthly_price_cents).toBe(2490)
      expect(await put(id, { nevg, formula: 'default' })).toEqual([200, 'changed'])
    },
  )

  it('[SEC-20] an id is one member’s, whoever was first', async () => {
    const [one, two] = [await aBroughtMember(portal, as), await aBroughtMember(portal, as)]
    const id = newId()
    expect(await put(id, { nevg: one.nevg })).toEqual([422, 'validation_failed', expect.anything()])
    expect(await put(id, { nevg: two.nevg, ...oslo })).toEqual([201, 'created'])
    expect(await put(id, { nevg: one.nevg, ...oslo })).toEqual([409, 'conflict'])
  })
})
