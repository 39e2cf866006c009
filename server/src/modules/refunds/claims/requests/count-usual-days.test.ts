import type { Country } from '@coussinet/contract/domain/countries.ts'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, aFiledRequest, line, look, move } from '../../tests/a-request.ts'
import { countUsualDays } from './count-usual-days.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
beforeEach(async () => {
  await portal.db.deleteFrom('refund_requests').execute()
})

type Life = { filed: string; decided: string; asked?: string; answered?: string; more?: object }

/** Requests of a member that were filed and decided on those days, straight into the database. */
async function decidedIn(country: Country, lives: readonly Life[]) {
  const member = await aMember(portal, { country, effective_date: '2025-01-10' })
  const { member_id } = member
  const at = (day: string) => new Date(`${day}T09:00:00Z`)
  for (const { filed, decided, asked, answered, more } of lives) {
    const request_id = newId()
    await portal.db
      .insertInto('refund_requests')
      .values({
        member_id,
        request_id,
        status: 'accepted',
        created_at: at(filed),
        changed_at: at(decided),
        submitted_at: at(filed),
        decided_at: at(decided),
        ...more,
      })
      .execute()
    const steps = [
      ['filed', filed],
      ['pending', filed],
      ['processing', filed],
      ['action-required', asked],
      ['action-done', answered],
      ['accepted', decided],
    ] as const
    await portal.db
      .insertInto('refund_request_moves')
      .values(
        steps.flatMap(([step, day], position) =>
          day === undefined ? [] : [{ member_id, request_id, position, step, at: at(day) }],
        ),
      )
      .execute()
  }
  return member
}

const times = (count: number, life: Life): Life[] => Array.from({ length: count }, () => life)
const count = () => countUsualDays(portal.platform)
const counted = () =>
  portal.db.selectFrom('usual_decision_days').select(['country', 'median', 'p90', 'cases']).orderBy('country').execute()

const sameDay = { filed: '2026-11-16', decided: '2026-11-16' }
const oneDay = { filed: '2026-11-13', decided: '2026-11-16' }
const twoDays = { filed: '2026-11-16', decided: '2026-11-18' }
const nineDays = { filed: '2026-11-02', decided: '2026-11-16' }

it('[CLK-03] counts median and ninth of ten in working days, by the country of the contract', async () => {
  await decidedIn('FR', [...times(11, oneDay), ...times(7, twoDays), ...times(2, nineDays)])
  // 11 November is a holiday in France, and none in Italy.
  await decidedIn('IT', times(20, { filed: '2026-11-10', decided: '2026-11-12' }))
  await decidedIn('BE', times(19, sameDay))
  await count()
  expect(await counted()).toEqual([
    { country: 'FR', median: 1, p90: 2, cases: 20 },
    { country: 'IT', median: 2, p90: 2, cases: 20 },
  ])
})

it('[CLK-03] leaves out the time that waited for the member, and what ended because nobody answered', async () => {
  const waited = { filed: '2026-11-03', asked: '2026-11-04', answered: '2026-11-18', decided: '2026-11-19' }
  const silent = { rejection_code: 'documents_timeout', status: 'rejected' }
  await decidedIn('FR', [...times(20, waited), ...times(30, { ...nineDays, more: silent })])
  await count()
  expect(await counted()).toEqual([{ country: 'FR', median: 2, p90: 2, cases: 20 }])
})

it('[CLK-03] is of the last 30 days, and of nothing that was paid before the portal', async () => {
  const old = { filed: '2026-10-19', decided: '2026-10-20', more: { changed_at: new Date('2026-11-10T09:00:00Z') } }
  await decidedIn('FR', [...times(19, oneDay), ...times(20, old)])
  await decidedIn('FR', times(20, { ...oneDay, more: { before_portal: true } }))
  await count()
  expect(await counted()).toEqual([])
  await decidedIn('FR', [{ filed: '2026-10-20', decided: '2026-10-22' }])
  await count()
  expect(await counted()).toEqual([{ country: 'FR', median: 1, p90: 1, cases: 20 }])
})

it('[CLK-03] is the same by two nodes at once, and goes when too few are left', async () => {
  const member = await decidedIn('FR', times(20, oneDay))
  await Promise.all([count(), count()])
  expect(await counted()).toEqual([{ country: 'FR', median: 1, p90: 1, cases: 20 }])
  await portal.db.deleteFrom('refund_requests').where('member_id', '=', member.member_id).execute()
  await count()
  expect(await counted()).toEqual([])
})

it('[CLK-03] is told of a request that is filed and not decided, of its country alone', async () => {
  await decidedIn('FR', [...times(11, oneDay), ...times(9, twoDays)])
  await count()
  const usual_days = { median: 1, p90: 2, cases: 20 }
  const french = await aMember(portal)
  const filed = await aFiledRequest(portal, french)
  expect(filed).toMatchObject({ usual_days, expected_by: '2026-11-24' })
  await move(portal, french, filed.id, { to: 'processing' })
  expect((await look(portal, french, filed.id)).usual_days).toEqual(usual_days)
  const decided = await aDecidedRequest(portal, french, {}, [line(french.animals[0]?.id ?? '', 'consultation', 9000)])
  expect(decided.usual_days).toBeNull()
  const italian = await aMember(portal, { country: 'IT', locale: 'it' })
  expect((await aFiledRequest(portal, italian)).usual_days).toBeNull()
})
