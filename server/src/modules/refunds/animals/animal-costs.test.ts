import { getAnimalCosts, listAnimals } from '@coussinet/contract/animals.ts'
import { listRefunds } from '@coussinet/contract/refunds.ts'
import { beforeAll, expect, it } from 'vitest'
import { loadDemo } from '#modules/demo/load-demo.ts'
import { demoId } from '#modules/demo/seed/demo-id.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, openMemberSession } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

// Without `demo`, no insurer plays along.
const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let helene: { access_token: string }
beforeAll(async () => {
  await loadDemo(portal.platform)
  helene = await openMemberSession(portal, demoId('m1'))
})

const costsOf = async (animal: string, on?: string) =>
  (await portal.call(getAnimalCosts, { as: helene, params: { id: demoId(animal) }, query: on ? { on } : {} })).body

// by hand, from the table of the demonstration's refunds
it.each([
  [undefined, '2026-03-15', '2027-03-14', 181_870, 151_433],
  ['2026-03-14', '2025-03-15', '2026-03-14', 88_450, 74_925],
])(
  '[CAL-03] Oslo’s year that holds %s, %s to %s, cost %i cents, of which %i came back',
  async (on, year_start, year_end, billed_cents, refunded_cents) => {
    expect(await costsOf('a11', on)).toMatchObject({
      year_start,
      year_end,
      billed_cents,
      refunded_cents,
      years: ['2026-03-15', '2025-03-15'],
    })
  },
)

it('[CAL-03] agrees with the statements of the same days, month by month', async () => {
  for (const on of ['2026-11-20', '2025-11-20']) {
    const { year_start, year_end, months } = await costsOf('a11', on)
    const { data } = (
      await portal.call(listRefunds, {
        as: helene,
        query: { animal_id: demoId('a11'), from: year_start, to: year_end, limit: 100 },
      })
    ).body
    expect(data.length).toBeGreaterThan(4)
    const stated = months.map(({ month }) => {
      const own = data.filter(({ care_date }) => care_date.startsWith(month))
      return {
        month,
        billed_cents: own.reduce((total, one) => total + one.billed_cents, 0),
        refunded_cents: own.reduce((total, one) => total + one.refunded_cents, 0),
      }
    })
    expect(months).toEqual(stated)
  }
})

it('[CAL-03] ends the ceiling’s course where the gauge stands', async () => {
  const { data } = (await portal.call(listAnimals, { as: helene })).body
  for (const { id, limits } of data) {
    const { ceiling } = (await portal.call(getAnimalCosts, { as: helene, params: { id } })).body
    expect([ceiling.amount_cents, ceiling.course.at(-1)?.used_cents ?? 0]).toEqual([
      limits?.ceiling.amount_cents,
      limits?.ceiling.used_cents,
    ])
  }
})

it('counts no quote as a cost: Mirza’s of July is left out', async () => {
  const { billed_cents, months } = await costsOf('a12')
  expect([billed_cents, months.find(({ month }) => month === '2026-07')?.billed_cents]).toEqual([20_100, 0])
})

it('[CAL-03] a year without care has costs of zero', async () => {
  const member = await aMember(portal)
  const { status, body } = await portal.call(getAnimalCosts, {
    as: member,
    params: { id: member.animals[0]?.id ?? '' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    year_start: '2026-01-10',
    years: ['2026-01-10'],
    billed_cents: 0,
    refunded_cents: 0,
    care_kinds: [],
    ceiling: { amount_cents: 150_000, course: [] },
  })
  expect(body.months).toHaveLength(13)
})

it.each(['2026-02-30', 'today', '0001-01-01', '2200-01-01'])('refuses the day %j', async (on) => {
  const { status, problem } = await portal.call(getAnimalCosts, {
    as: helene,
    params: { id: demoId('a11') },
    query: { on },
  })
  expect([status, problem?.errors]).toEqual([422, { on: ['schema.invalid_string'] }])
})

it('[ANI-05] [SEC-20] costs of another member’s animal are not found, like those of an unknown one', async () => {
  const other = await aMember(portal)
  const ask = async (id: string) => {
    const { status, problem } = await portal.call(getAnimalCosts, { as: other, params: { id } })
    return [status, JSON.stringify({ ...problem, request_id: '' })]
  }
  const unknown = await ask(newId())
  expect(unknown[0]).toBe(404)
  expect(await ask(demoId('a11'))).toEqual(unknown)
})

it('[SEC-23] [SEC-19] needs the permission to read refunds, and a session', async () => {
  const member = await aMember(portal, { permissions: ['animals:read'] })
  const params = { id: member.animals[0]?.id ?? '' }
  expect((await portal.call(getAnimalCosts, { as: member, params })).status).toBe(403)
  expect((await portal.call(getAnimalCosts, { params })).status).toBe(401)
})
