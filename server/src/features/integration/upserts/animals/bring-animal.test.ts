import { listAnimals } from '@coussinet/contract/animals.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { type SignedIn, startPortal, type TestPortal } from '#testing/start-portal.ts'
import { aBroughtMember, sessionOf } from '../../tests/a-brought-member.ts'

let portal: TestPortal
let as: SignedIn
beforeAll(async () => {
  portal = await startPortal()
  as = await aMachine(portal, ['members:write'])
})
afterAll(() => portal.close())

const put = async (id: string, body: object) => {
  const { status, body: answer, problem } = await askMachine(portal, putAnimal, { as, params: { id }, raw_body: body })
  return [status, problem?.code ?? answer.result, ...(problem?.errors ? [problem.errors] : [])]
}
const oslo = { name: 'Oslo', type: 'dog', gender: 'male', breed: 'Border Collie', colour: 'noir', birth_date: '2021-04-10', formula: 'integrale', monthly_price_cents: 2490, cover_start: '2026-01-10' }

describe('an animal that the insurer brings', () => {
  it('stands on the member’s page under the same id, with its price as announced', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const [id, second] = [newId(), newId()]
    expect(await put(id.toUpperCase(), { nevg, ...oslo, icad: '250 26 98 12340176' })).toEqual([201, 'created'])
    expect(await put(id, { nevg, ...oslo, icad: '250269812340176' })).toEqual([200, 'unchanged'])
    expect(await put(second, { nevg, ...oslo, name: 'Nala', type: 'cat', cover_start: null })).toEqual([201, 'created'])
    const price_revisions = [{ from_day: '2027-01-01', announced_on: '2026-10-30', old_price_cents: 2490, new_price_cents: 2565 }]
    expect(await put(id, { nevg, price_revisions })).toEqual([200, 'changed'])
    expect(await put(id, { nevg, price_revisions })).toEqual([200, 'unchanged'])
    const { body } = await portal.call(listAnimals, { as: await sessionOf(portal, member_id) })
    expect(body.data.map((animal) => [animal.id, animal.name, animal.icad, animal.formula.monthly_price_cents])).toEqual([[id, 'Oslo', '250269812340176', 2490], [second, 'Nala', null, 2490]])
  })

  it('is refused where it cannot be, at its field', async () => {
    const { nevg } = await aBroughtMember(portal, as)
    const [id, second] = [newId(), newId()]
    await put(id, { nevg, ...oslo, icad: '250269812340176' })
    const refused = async (body: object, which = second) => (await put(which, { nevg, ...oslo, ...body })).at(-1)
    expect(await put(second, { nevg })).toEqual([422, 'validation_failed', expect.objectContaining({ name: ['required'], monthly_price_cents: ['required'] })])
    expect(await refused({ icad: '250269812340176' })).toEqual({ icad: ['icad_used'] })
    expect(await refused({ formula: 'chat-plus' })).toEqual({ formula: ['species'] })
    expect(await refused({ formula: 'gold' })).toEqual({ formula: ['schema.invalid_type'] })
    expect(await refused({ birth_date: '2027-01-01' })).toEqual({ birth_date: ['date_future'] })
    expect(await refused({ adoption_date: '2020-01-01' })).toEqual({ adoption_date: ['date_before_birth'] })
    expect(await refused({ cover_start: '2020-01-01' })).toEqual({ cover_start: ['date_before_birth'] })
    expect(await put('not-an-id', { nevg, ...oslo })).toEqual([422, 'validation_failed', { id: ['schema.invalid_string'] }])
  })

  it('[SEC-20] an id is one member’s, whoever was first', async () => {
    const [one, two] = [await aBroughtMember(portal, as), await aBroughtMember(portal, as)]
    const id = newId()
    expect(await put(id, { nevg: one.nevg })).toEqual([422, 'validation_failed', expect.anything()])
    expect(await put(id, { nevg: two.nevg, ...oslo })).toEqual([201, 'created'])
    expect(await put(id, { nevg: one.nevg, ...oslo })).toEqual([409, 'conflict'])
  })
})
