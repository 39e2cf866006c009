import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import { beforeEach, expect, it } from 'vitest'
import { sendAllNotifications } from '#modules/notifications/notifications.ts'
import { formulaTerms } from '#modules/policy/policy.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, line } from '../tests/a-request.ts'
import { unusedPackages } from './unused-packages.ts'

const portal = portalForTests()
beforeEach(() => portal.clock.set(new Date('2026-11-20T10:00:00Z')))

const package_cents = formulaTerms('integrale').vaccine_package_cents
const covered = (cover_start: Day, spec: Parameters<typeof aMember>[1] = {}, formula = 'integrale') =>
  aMember(portal, {
    features: ['notifications'],
    effective_date: cover_start,
    animals: [{ name: 'Oslo', cover_start, formula }],
    ...spec,
  })

/** Runs the job on the morning of each of those days, in turn. */
async function mornings(...days: Day[]): Promise<void> {
  for (const day of days) {
    portal.clock.set(new Date(`${day}T05:30:00Z`))
    await sendAllNotifications(portal.platform, [unusedPackages])
  }
}
async function told({ member_id }: TestMember): Promise<unknown[]> {
  const rows = await writtenNotifications(portal, member_id, ['params'], 'package_unused')
  return rows.map(({ params }) => params)
}

it.each([
  ['2025-12-26', '2026-12-25'],
  ['2024-01-20', '2027-01-19'],
  ['2024-02-29', '2028-02-28'],
  ['2023-03-01', '2028-02-29'],
  ['2024-02-29', '2027-02-28'],
])('[REM-03] is told 30 days before the insurance year ends, once: begun on %s, until %s', async (begun, last) => {
  const helene = await covered(begun)
  await mornings(addDays(last, -31))
  expect(await told(helene)).toEqual([])
  await mornings(addDays(last, -30), addDays(last, -30), addDays(last, -20), addDays(last, -1), last)
  expect(await told(helene)).toEqual([
    { animal_id: helene.animals[0]?.id, names: ['Oslo'], amount_cents: package_cents, date: last },
  ])
  // The year after has a package of its own.
  await mornings(addDays(last, 1), addDays(last, 300), addDays(last, 345))
  expect(await told(helene)).toHaveLength(2)
})

it('[REM-03] is told late where the mornings before were missed, by several nodes at once', async () => {
  const helene = await covered('2025-12-26')
  portal.clock.set(new Date('2026-12-13T05:30:00Z'))
  await Promise.all([1, 2, 3].map(() => sendAllNotifications(portal.platform, [unusedPackages])))
  expect(await told(helene)).toHaveLength(1)
  expect((await sentMails(portal, helene.member_id)).map(({ letter }) => letter.title)).toHaveLength(1)
})

it('[REM-03] tells what is left to the cent, and nothing where all of it is used', async () => {
  const helene = await covered('2025-12-01')
  const prevention = { cause: 'prevention', care_date: '2026-10-05' } as const
  const animal_id = helene.animals[0]?.id ?? ''
  await aDecidedRequest(portal, helene, prevention, [line(animal_id, 'vaccine', package_cents - 1)])
  await mornings('2026-11-20')
  expect(await told(helene)).toMatchObject([{ amount_cents: 1 }])

  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  const marc = await covered('2025-12-01')
  await aDecidedRequest(portal, marc, prevention, [line(marc.animals[0]?.id ?? '', 'vaccine', package_cents + 500)])
  await mornings('2026-11-20')
  expect(await told(marc)).toEqual([])
})

it('[REM-03] is told of formulas that have a package alone, and not where the cover ends before', async () => {
  const begun = '2025-12-11'
  const without = await covered(begun, {}, 'default')
  const leaving = await covered(begun, { end_date: '2026-12-09' })
  const staying = await covered(begun, { end_date: '2026-12-10' })
  const sold = await covered(begun)
  await portal.db
    .updateTable('animals')
    .set({ cover_end: '2026-12-01', end_reason: 'sold' })
    .where('member_id', '=', sold.member_id)
    .execute()
  await mornings('2026-11-20')
  expect(await Promise.all([without, leaving, sold].map(told))).toEqual([[], [], []])
  expect(await told(staying)).toHaveLength(1)
})
