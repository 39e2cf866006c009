import { randomUUID } from 'node:crypto'
import { getAnimal, listAnimals } from '@coussinet/contract/animals.ts'
import { expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })

it('[ANI-01] lists the animals in their order, each with its formula', async () => {
  const member = await aMember(portal, {
    effective_date: '2024-03-15',
    animals: [
      { name: 'Oslo', formula: 'confort' },
      { name: 'Mirza', type: 'cat' },
    ],
  })
  const { status, body } = await portal.call(listAnimals, { as: member })
  expect(status).toBe(200)
  expect(body.data.map(({ id, name, type }) => ({ id, name, type }))).toEqual([
    { id: member.animals[0]?.id, name: 'Oslo', type: 'dog' },
    { id: member.animals[1]?.id, name: 'Mirza', type: 'cat' },
  ])
  expect(body.data[0]).toMatchObject({ breed: 'Border Collie', birth_date: '2021-04-10', formula: { name: 'confort' } })
})

it('[CON-01] tells the price of an animal, fee included, and what is left of it as contribution', async () => {
  const member = await aMember(portal, { locale: 'it', country: 'IT' })
  const { formula } = (await portal.call(listAnimals, { as: member })).body.data[0] ?? {}
  expect(formula).toEqual({
    name: 'integrale',
    monthly_price_cents: 2490,
    management_fee_cents: 150,
    contribution_cents: 2340,
    annual_ceiling_cents: 150_000,
    reimbursement_rate: 75,
    deductible_cents: 2500,
    deductible_mode: 'per_event',
    vaccine_package_cents: 5000,
    vaccines: 'CHPPiL, rabbia',
  })
})

it('[ANI-02] shows one animal', async () => {
  const member = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Pistache', icad: null }] })
  const id = member.animals[1]?.id ?? ''
  const { status, body } = await portal.call(getAnimal, { as: member, params: { id } })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id,
    name: 'Pistache',
    gender: 'male',
    colour: 'noir et blanc',
    adoption_date: null,
    icad: null,
  })
})

it('[ANI-03] counts the days of the waiting periods and of the identification number down', async () => {
  const animals = [{ formula: 'chien-plus', cover_start: '2026-10-10', icad: null }]
  const member = await aMember(portal, { effective_date: '2024-03-15', animals })
  const { limits } = (await portal.call(getAnimal, { as: member, params: { id: member.animals[0]?.id ?? '' } })).body
  expect(limits).toEqual({
    waiting_periods: [
      { guarantee: 'accident', covered_from: '2026-10-12', days_left: 0 },
      { guarantee: 'illness', covered_from: '2026-11-24', days_left: 4 },
      { guarantee: 'illness_surgery', covered_from: '2027-02-07', days_left: 79 },
    ],
    ceiling: {
      year_start: '2026-10-10',
      year_end: '2027-10-09',
      amount_cents: 180_000,
      used_cents: 0,
      reserved_cents: 0,
      remaining_cents: 180_000,
      used_percent: 0,
    },
    deductible: { mode: 'per_event', amount_cents: 2000, used_cents: null, event: null, events: [] },
    vaccine_package: { amount_cents: 6000, used_cents: 0, reserved_cents: 0, remaining_cents: 6000 },
    identification: { due_on: '2026-12-09', days_left: 19 },
  })
})

it.each([
  ['in preparation', '2026-12-01', { cover_start: '2026-11-01' }],
  ['without a formula', '2024-03-15', { formula: 'default', cover_start: null }],
  ['before its own cover begins', '2024-03-15', { cover_start: '2026-11-21' }],
])('has no limits %s', async (_case, effective_date, animal) => {
  const member = await aMember(portal, { effective_date, animals: [animal] })
  const [found] = (await portal.call(listAnimals, { as: member })).body.data
  expect(found?.limits).toBeNull()
})

it('[ANI-05] [SEC-20] answers the same for an animal of others as for one that is not there', async () => {
  const [member, other] = [await aMember(portal), await aMember(portal)]
  const ask = async (id: string) => {
    const { status, problem } = await portal.call(getAnimal, { as: member, params: { id } })
    return { status, ...problem, request_id: null }
  }
  const foreign = await ask(other.animals[0]?.id ?? '')
  expect(foreign).toMatchObject({ status: 404, code: 'not_found' })
  expect(foreign).toEqual(await ask(randomUUID()))
  expect(foreign).toEqual(await ask('not-an-id'))
})

it('[GATE-03] needs the permission', async () => {
  const member = await aMember(portal, { permissions: ['refunds:read'] })
  const { status, problem } = await portal.call(listAnimals, { as: member })
  expect([status, problem?.code]).toEqual([403, 'forbidden'])
})
