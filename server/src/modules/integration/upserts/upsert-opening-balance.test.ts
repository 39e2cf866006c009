import { getAnimal, getAnimalCosts } from '@coussinet/contract/animals.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { putOpeningBalance } from '@coussinet/contract/integration/upserts/opening-balance.ts'
import { estimateRefund } from '@coussinet/contract/refunds.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aBroughtMember } from '../tests/a-brought-member.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write'])
})

async function anAnimal(formula = 'integrale') {
  const { nevg, member_id } = await aBroughtMember(portal, as)
  const id = newId()
  const body = {
    nevg,
    name: 'Oslo',
    type: 'dog',
    gender: 'male',
    breed: 'Border Collie',
    colour: 'noir',
    birth_date: '2021-04-10',
    formula,
    monthly_price_cents: 2490,
    cover_start: '2026-01-10',
  }
  await askMachine(portal, putAnimal, { as, params: { id }, raw_body: body })
  return { id, nevg, session: await openMemberSession(portal, member_id) }
}

const put = async (id: string, raw_body: object) => {
  const { status, body, problem } = await askMachine(portal, putOpeningBalance, { as, params: { id }, raw_body })
  return [status, problem?.errors ?? problem?.code ?? body.result]
}
const year = { insurance_year_start: '2026-01-10' }
const estimate = async (session: SignedIn, animal_id: string, billed_cents: number, more: object = {}) => {
  const lines = [{ care_kind: 'consultation' as const, billed_cents }]
  const question = { animal_id, care_date: '2026-11-10', cause: 'illness' as const, first_symptoms_on: null, lines }
  return (await portal.call(estimateRefund, { as: session, body: { ...question, ...more } })).body
}

describe('[GO-03] an insurance year that is brought over', () => {
  it('goes on from what was used of its ceiling and package, on the page, in estimates, and in the course of the costs', async () => {
    const { id, session } = await anAnimal()
    expect(await put(id, { ...year, ceiling_used_cents: 148_000, package_used_cents: 2000 })).toEqual([201, 'created'])
    const { limits } = (await portal.call(getAnimal, { as: session, params: { id } })).body
    expect([limits?.ceiling.used_cents, limits?.ceiling.remaining_cents]).toEqual([148_000, 2000])
    expect(limits?.vaccine_package).toEqual({
      amount_cents: 5000,
      reserved_cents: 0,
      used_cents: 2000,
      remaining_cents: 3000,
    })
    // 75 % of what is over 25 €, cut by what is left
    expect((await estimate(session, id, 10_000)).computation).toMatchObject({
      net_cents: 5625,
      ceiling_cut_cents: 3625,
    })
    const { ceiling } = (await portal.call(getAnimalCosts, { as: session, params: { id } })).body
    expect(ceiling.course).toEqual([{ day: '2026-01-10', used_cents: 148_000 }])
  })

  it('knows the event that is open: its deductible is not taken twice within 45 days, or under its key', async () => {
    const { id, session } = await anAnimal()
    const open_event = { first_care_date: '2026-10-20', cause: 'illness', deductible_used_cents: 2500 }
    await put(id, { ...year, open_event })
    expect((await estimate(session, id, 10_000)).computation.deductible_cents).toBe(0)
    expect((await estimate(session, id, 10_000, { cause: 'accident' })).computation.deductible_cents).toBe(2500)
    expect((await estimate(session, id, 10_000, { care_date: '2026-12-05' })).computation.deductible_cents).toBe(2500)
  })

  it('is the same when it is brought again, mended as a whole, and one of the lines of a batch', async () => {
    const { id, nevg, session } = await anAnimal()
    await put(id, { ...year, ceiling_used_cents: 5000 })
    expect(await put(id, { ...year, ceiling_used_cents: 5000 })).toEqual([200, 'unchanged'])
    expect(await put(id, { ...year, ceiling_used_cents: 4000 })).toEqual([200, 'changed'])
    const line = { upsert: 'opening_balance', id, nevg, ...year, ceiling_used_cents: 3000 }
    const batch = await portal.app.inject({
      method: 'POST',
      url: '/integration/v1/batches',
      headers: { authorization: `Bearer ${as.access_token}`, 'content-type': 'application/x-ndjson' },
      payload: JSON.stringify(line),
    })
    expect(batch.json()).toMatchObject({ applied: 1 })
    const { limits } = (await portal.call(getAnimal, { as: session, params: { id } })).body
    expect(limits?.ceiling.used_cents).toBe(3000)
  })

  it.each([
    ['on another day', { insurance_year_start: '2026-01-11' }, { insurance_year_start: ['insurance_year'] }],
    ['before the cover', { insurance_year_start: '2025-01-10' }, { insurance_year_start: ['insurance_year'] }],
    ['over its ceiling', { ...year, ceiling_used_cents: 150_001 }, { ceiling_used_cents: ['schema.too_big'] }],
    ['over its package', { ...year, package_used_cents: 5001 }, { package_used_cents: ['schema.too_big'] }],
    [
      'with a deductible of the year',
      { ...year, deductible_used_cents: 1 },
      { deductible_used_cents: ['schema.too_big'] },
    ],
  ])('%s is refused at its field', async (_case, body, errors) => {
    const { id } = await anAnimal()
    expect(await put(id, body)).toEqual([422, errors])
  })

  it('of an animal that nobody brought is not found, and another member’s is said to be that', async () => {
    expect(await put(newId(), year)).toEqual([404, 'not_found'])
    const [{ id }, { nevg }] = [await anAnimal(), await anAnimal()]
    expect(await put(id, { ...year, nevg })).toEqual([404, { id: ['other_members_animal'] }])
  })
})
