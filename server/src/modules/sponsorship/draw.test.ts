import { drawSponsorship } from '@coussinet/contract/sponsorship.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import type { TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { drawFrom, guaranteed } from './odds.ts'
import { findPrizes, isByLot } from './offers.ts'
import { aGodchild, aSponsor, listed, shown } from './tests/a-godchild.ts'

const portal = portalForTests()
let helene: TestMember
beforeEach(async () => {
  helene = await aSponsor(portal)
})

const draw = (id: string, as: TestMember = helene) => portal.call(drawSponsorship, { as, params: { id } })
const of = (member: TestMember) => ({
  draws: () =>
    portal.db.selectFrom('sponsorship_draws').selectAll().where('member_id', '=', member.member_id).execute(),
  heard: () => heardEvents(portal, member.member_id),
  told: async () =>
    (await writtenNotifications(portal, member.member_id, ['kind', 'params'])).map(({ kind, params }) => [
      kind,
      params,
    ]),
})

describe('[SPO-05] a draw', () => {
  it('[SPO-05] [SEC-25] gives what the server decided by the offer of the quote, and says how', async () => {
    const id = await aGodchild(portal, helene)
    const { status, body } = await draw(id)
    expect(status).toBe(200)
    expect([2500, 5000, 10_000, 20_000]).toContain(body.amount_cents)
    expect(body).toMatchObject({
      id,
      status: 'validated',
      by_lot: true,
      drawn_at: '2026-11-20T10:00:00.000Z',
      pays_by: '2026-12-18',
      paid_on: null,
    })
    const [kept] = await of(helene).draws()
    expect(kept).toMatchObject({
      offer_id: 'offer-2026-autumn',
      prizes: '[[2500,70],[5000,20],[10000,8],[20000,2]]',
      out_of: 100,
      amount_cents: body.amount_cents,
    })
    expect(drawFrom(JSON.parse(kept?.prizes ?? ''), kept?.chosen ?? -1)).toBe(body.amount_cents)
    expect(await of(helene).heard()).toEqual([
      {
        event: 'sponsorship.drawn',
        member_id: helene.member_id,
        sponsorship_request_id: id,
        amount_cents: body.amount_cents,
        drawn_at: '2026-11-20T10:00:00.000Z',
      },
    ])
    expect(await of(helene).told()).toEqual([
      [
        'sponsorship_drawn',
        {
          godchild: 'Camille R.',
          amount_cents: body.amount_cents,
          date: '2026-12-18',
          account: expect.stringMatching(/^FR39\s/),
        },
      ],
    ])
    const audited = await auditLines(portal, helene.member_id, ['actor', 'details'], 'sponsorship.drawn')
    expect(audited).toEqual([
      { actor: 'member', details: { amount_cents: body.amount_cents, offer_id: 'offer-2026-autumn' } },
    ])
  })

  it('[SPO-05] [SEC-25] asked for twenty times at once pays once, and answers the same', async () => {
    const id = await aGodchild(portal, helene)
    const answers = await Promise.all(Array.from({ length: 20 }, () => draw(id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    portal.clock.advance({ minutes: 1 })
    expect((await draw(id)).body).toEqual(answers[0]?.body)
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
    const { draws, heard, told } = of(helene)
    expect([(await draws()).length, (await heard()).length, (await told()).length]).toEqual([1, 1, 1])
    expect((await listed(portal, helene)).total_earned_cents).toBe(answers[0]?.body.amount_cents)
  })

  it('[SPO-03] adds up over the godchildren', async () => {
    const ids = await Promise.all([aGodchild(portal, helene), aGodchild(portal, helene), aGodchild(portal, helene)])
    const gains = await Promise.all(ids.slice(0, 2).map(async (id) => (await draw(id)).body.amount_cents ?? 0))
    expect((await listed(portal, helene)).total_earned_cents).toBe(gains.reduce((sum, gain) => sum + gain, 0))
  })

  it('[SPO-05] brings 25 euros in Italy whatever the offer, and where there was none', async () => {
    const giulia = await aSponsor(portal, { country: 'IT', locale: 'it' })
    const ids = await Promise.all(Array.from({ length: 12 }, () => aGodchild(portal, giulia)))
    const gains = await Promise.all(ids.map(async (id) => (await draw(id, giulia)).body))
    expect(new Set(gains.map(({ amount_cents, by_lot }) => `${amount_cents} ${by_lot}`))).toEqual(
      new Set(['2500 false']),
    )
    expect((await draw(await aGodchild(portal, helene, { offer_id: null }))).body.amount_cents).toBe(2500)
  })
})

it('[SPO-05] brings the guaranteed gain where the offer of the quote has none in the country of today', () => {
  const offer = {
    id: 'spring',
    start_date: null,
    end_date: null,
    rules: [
      {
        countries: ['FR'],
        prizes: [
          [5000, 1],
          [9000, 1],
        ],
      },
    ],
  }
  const offers = [offer] as unknown as Parameters<typeof findPrizes>[0]
  expect([findPrizes(offers, 'spring', 'BE'), findPrizes(offers, 'autumn', 'BE')]).toEqual([guaranteed, null])
  expect([isByLot(offers, 'spring', 'FR'), isByLot(offers, 'spring', 'BE')]).toEqual([true, false])
})

describe('is refused', () => {
  it.each(['created', 'signed', 'pending'] as const)('[SPO-05] [SEC-25] a godchild who is only %s', async (status) => {
    const id = await aGodchild(portal, helene, { status })
    expect([
      (await draw(id)).status,
      (await shown(portal, helene, id)).amount_cents,
      (await of(helene).heard()).length,
    ]).toEqual([409, null, 0])
  })

  it('[SEC-25] one who turned out to be the sponsor', async () => {
    const id = await aGodchild(portal, helene)
    await portal.db
      .updateTable('sponsorship_requests')
      .set({ refused_at: new Date('2026-11-21T10:00:00Z'), refusal: 'self_referral' })
      .where('member_id', '=', helene.member_id)
      .execute()
    expect((await draw(id)).status).toBe(409)
  })

  it('[SEC-20] another member’s, like one that does not exist', async () => {
    const id = await aGodchild(portal, await aSponsor(portal))
    expect([
      (await draw(id)).problem?.code,
      (await draw(newId())).problem?.code,
      (await draw('none')).problem?.code,
    ]).toEqual(['not_found', 'not_found', 'not_found'])
  })

  it('[SEC-23] [GATE-03] without the feature, or without the permission', async () => {
    const featureless = await aSponsor(portal, { features: ['notifications'] })
    const powerless = await aSponsor(portal, { permissions: ['refunds:read'] })
    for (const member of [featureless, powerless])
      expect((await draw(await aGodchild(portal, member), member)).status).toBe(403)
  })

  it('what is sent along has no say', async () => {
    const id = await aGodchild(portal, helene, { offer_id: null })
    const { body } = await portal.call(drawSponsorship, {
      as: helene,
      params: { id },
      raw_body: { amount_cents: 20_000, chosen: 99 },
    })
    expect([undefined, 2500]).toContain(body.amount_cents)
    expect((await draw(id)).body.amount_cents).toBe(2500)
  })

  it('as long as the offer that was promised is missing from the offers', async () => {
    const id = await aGodchild(portal, helene, { offer_id: 'offer-2019' })
    expect([(await draw(id)).status, (await shown(portal, helene, id)).drawn_at]).toEqual([503, null])
  })
})
