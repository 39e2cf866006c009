import { getFormulaReplay } from '@coussinet/contract/formula-replay.ts'
import { listRefunds } from '@coussinet/contract/refunds.ts'
import { beforeAll, expect, it } from 'vitest'
import { loadDemo } from '#modules/demo/load-demo.ts'
import { demoId } from '#modules/demo/seed/demo-id.ts'
import { aMember, openMemberSession } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
beforeAll(async () => {
  await loadDemo(portal.platform)
})

const signIn = (member: string) => openMemberSession(portal, demoId(member))

it('[PRE-03] the current formula’s replay is what was refunded of the care of these months', async () => {
  for (const member of ['m1', 'm2', 'm3']) {
    const as = await signIn(member)
    const { from, to, animals } = (await portal.call(getFormulaReplay, { as })).body
    expect([from, to]).toEqual(['2025-11-21', '2026-11-20'])
    expect(animals.length).toBeGreaterThan(0)
    for (const { animal_id, current, formulas } of animals) {
      const { data } = (await portal.call(listRefunds, { as, query: { animal_id, from, to, limit: 100 } })).body
      const paid = data.reduce((total, { refunded_cents }) => total + refunded_cents, 0)
      const own = formulas.find(({ formula }) => formula === current)
      expect(own?.refunded_cents).toBe(paid)
      expect(own?.difference_cents).toBe(paid - (own?.contributions_cents ?? 0))
      expect(own?.remarks).not.toContain('terms_changed')
    }
  }
})

it('[PRE-03] each formula of the species is there once, with twelve months of its price, or those that have begun', async () => {
  const { animals } = (await portal.call(getFormulaReplay, { as: await signIn('m1') })).body
  const oslo = animals.find(({ name }) => name === 'Oslo')
  expect(oslo?.formulas.map(({ formula }) => formula)).toEqual(['preventive', 'integrale', 'confort', 'chien-plus'])
  const integrale = oslo?.formulas.find(({ formula }) => formula === 'integrale')
  expect(integrale).toMatchObject({ contributions_cents: 12 * 2490, remarks: [] })
  // Pistache is covered since 10 October: two months have begun.
  const pistache = animals.find(({ name }) => name === 'Pistache')
  expect(pistache?.formulas.find(({ formula }) => formula === 'preventive')).toMatchObject({
    contributions_cents: 2 * 1290,
    remarks: ['partial_year'],
  })
})

it('[PRE-03] an animal without a formula is not replayed; nor is one before its cover, and nothing without the right to see refunds', async () => {
  const { animals } = (await portal.call(getFormulaReplay, { as: await signIn('m4') })).body
  expect(animals).toEqual([])
  const member = await aMember(portal, { permissions: ['contract:read'] })
  const refused = await portal.call(getFormulaReplay, { as: member })
  expect(refused.status).toBe(403)
})
