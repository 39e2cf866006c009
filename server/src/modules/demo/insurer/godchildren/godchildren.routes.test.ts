import { signIn } from '@coussinet/contract/session.ts'
import { drawSponsorship, getSponsorshipReport, listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { drawFrom } from '#modules/sponsorship/odds.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { resetDemo } from '../../load-demo.ts'
import { demoId } from '../../seed/demo-id.ts'

const portal = ownPortalForTests({ demo: true })
beforeEach(() => portal.clock.set(new Date('2026-11-20T10:00:00Z')))

const as = (member: string) => openMemberSession(portal, demoId(member))
const listed = async (member: string) => (await portal.call(listSponsorshipRequests, { as: await as(member) })).body
const post = async (path: string, payload: object) => {
  const { statusCode, body } = await portal.app.inject({ method: 'POST', url: `/api/demo/${path}`, payload })
  const read: unknown = JSON.parse(body)
  return { status: statusCode, body: read }
}

describe('the demo’s members', () => {
  it('[SPO-01] [SPO-03] keep their links, and whom they presented', async () => {
    const { link, total_earned_cents, data } = await listed('m1')
    expect([link, total_earned_cents]).toEqual(['http://localhost:3000/sponsorship/helene-7k3qx9m2vt4h', 12_500])
    expect(
      data.map(({ firstname, status, validates_on, amount_cents, paid_on }) => [
        firstname,
        status,
        validates_on,
        amount_cents,
        paid_on,
      ]),
    ).toEqual([
      ['Camille R.', 'created', null, null, null],
      ['Louis D.', 'signed', '2026-12-15', null, null],
      ['Inès B.', 'pending', '2026-11-24', null, null],
      ['Farid A.', 'validated', '2026-10-15', null, null],
      ['Margaux T.', 'validated', '2026-06-29', 2500, '2026-07-10'],
      ['Paul N.', 'validated', '2026-03-15', 10_000, '2026-03-27'],
    ])
    expect((await listed('m2')).data).toMatchObject([
      { firstname: 'Davide M.' },
      { firstname: 'Chiara P.', reviewed_by: '2026-11-30' },
    ])
    expect((await portal.call(getSponsorshipReport, { query: { sponsor: 'giulia-m4ztk8p3wq7d' } })).body).toMatchObject(
      { firstname: 'Giulia', country: 'IT', offer: { amount_cents: 2500 } },
    )
  })

  it('[SPO-05] were paid what their draws say', async () => {
    const draws = await portal.db
      .selectFrom('sponsorship_draws')
      .selectAll()
      .where('member_id', '=', demoId('m1'))
      .execute()
    const drawn = draws.toSorted((one, other) => one.amount_cents - other.amount_cents)
    expect(
      drawn.map(({ offer_id, amount_cents, prizes, chosen }) => [
        offer_id,
        amount_cents,
        drawFrom(JSON.parse(prizes), chosen),
      ]),
    ).toEqual([
      [null, 2500, 2500],
      ['offer-2026-winter', 10_000, 10_000],
    ])
  })
})

it('a hand finds a godchild by its reference, and says when there is none', async () => {
  const { body } = await portal.app.inject('/api/demo/godchildren')
  const { data } = z
    .object({
      data: z.array(z.object({ id: z.string(), reference: z.string(), status: z.string(), sponsor: z.string() })),
    })
    .parse(JSON.parse(body))
  const davide = data.find(({ id }) => id === demoId('s08'))
  expect(davide).toMatchObject({ status: 'created', sponsor: 'Giulia Ferrantini' })
  expect((await post('godchild-moves', { godchild: davide?.reference.toLowerCase(), to: 'signed' })).status).toBe(200)
  expect(await post('godchild-moves', { godchild: 'PQ-0', to: 'signed' })).toMatchObject({
    status: 404,
    body: { title: 'There is no godchild PQ-0.' },
  })
  expect((await post('godchild-moves', { godchild: 'PQ-0', to: 'drawn' })).status).toBe(422)
})

it('a member of one’s own has the godchildren that one wants', async () => {
  const made = await post('members', { godchildren: ['created', 'signed', 'pending', 'validated', 'drawn', 'paid'] })
  const { nevg, password } = z.object({ nevg: z.string(), password: z.string() }).parse(made.body)
  const { body: own } = await portal.call(signIn, { body: { username: nevg, password } })
  const { data, total_earned_cents } = (await portal.call(listSponsorshipRequests, { as: own })).body
  expect([data.map(({ status }) => status), total_earned_cents]).toEqual([
    ['created', 'signed', 'pending', 'validated', 'validated', 'validated'],
    5000,
  ])
  expect(data.map(({ drawn_at, paid_on }) => [drawn_at !== null, paid_on !== null]).slice(3)).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
  expect((await portal.call(drawSponsorship, { as: own, params: { id: data[3]?.id ?? '' } })).status).toBe(200)
})

it('godchildren have an offer around the days of the demo, whenever it begins anew', async () => {
  portal.clock.set(new Date('2027-03-02T08:30:00Z'))
  await resetDemo(portal.platform)
  const { body } = await portal.call(getSponsorshipReport, { query: { sponsor: 'helene-7k3qx9m2vt4h' } })
  expect(body.offer).toMatchObject({ start_date: '2026-12-26', end_date: '2027-04-12' })
  const offers = await portal.db
    .selectFrom('sponsorship_requests')
    .select('offer_id')
    .where('member_id', '=', demoId('m1'))
    .orderBy('created_at', 'desc')
    .execute()
  expect(offers.map(({ offer_id }) => offer_id)).toEqual([
    ...Array.from({ length: 4 }, () => 'offer-2026-autumn'),
    null,
    'offer-2026-winter',
  ])
})
