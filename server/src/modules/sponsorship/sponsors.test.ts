import { getSponsorshipOffer, getSponsorshipReport, listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeMemberRow } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { newSponsorCode } from './sponsors.ts'
import { aSponsor, listed } from './tests/a-godchild.ts'

const portal = portalForTests()
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  await portal.db.deleteFrom('attempts').execute()
})

describe('a code', () => {
  it.each([
    ['Hélène', /^helene-[0-9a-hjkmnp-tv-z]{13}$/],
    ['Jean-François', /^jeanfrancois-[0-9a-hjkmnp-tv-z]{13}$/],
    ['Софія', /^[0-9a-hjkmnp-tv-z]{13}$/],
    [`<script>${'x'.repeat(60)}`, /^scriptx{18}-[0-9a-hjkmnp-tv-z]{13}$/],
  ])('[SEC-21] of %s has 65 random bits behind the name', (firstname, form) => {
    const code = newSponsorCode(firstname)
    expect(code).toMatch(form)
    expect(newSponsorCode(firstname)).not.toBe(code)
  })

  it('[SPO-01] is made at the first need, the same for those who ask at once, and stays', async () => {
    const member = await aSponsor(portal, { firstname: 'Hélène' })
    const links = await Promise.all(Array.from({ length: 5 }, () => listed(portal, member)))
    const [first] = links
    expect(new Set(links.map(({ code }) => code)).size).toBe(1)
    expect(first?.link).toBe(`http://localhost:3000/sponsorship/${first?.code}`)
    await changeMemberRow(portal, member.member_id, { firstname: 'Ève' })
    expect((await listed(portal, member)).code).toBe(first?.code)
  })
})

describe('a guest', () => {
  it('[SPO-06] [SEC-21] learns a first name, a country and the offer, and nothing else', async () => {
    const { code } = await listed(portal, await aSponsor(portal, { firstname: 'Giulia', country: 'IT', locale: 'it' }))
    const { status, body } = await portal.call(getSponsorshipReport, {
      query: { sponsor: ` ${code.toUpperCase()} ` },
      headers: { 'accept-language': 'fr' },
    })
    expect([status, Object.keys(body)]).toEqual([200, ['firstname', 'country', 'offer']])
    expect(body).toMatchObject({
      firstname: 'Giulia',
      country: 'IT',
      offer: { id: 'offer-2026-autumn', amount_cents: 2500 },
    })
    expect(body.offer?.terms[3]).toBe(
      'Gain de 25\u00a0€ par filleul, versé sous 30\u00a0jours sur votre compte de remboursement.',
    )
  })

  it('[SPO-02] sees the offer of the sponsor’s country, a member their own, nobody’s is none', async () => {
    const french = await aSponsor(portal, { country: 'FR' })
    const italian = await aSponsor(portal, { country: 'IT', locale: 'it' })
    const { code } = await listed(portal, french)
    expect(
      (await portal.call(getSponsorshipOffer, { query: { sponsor: code }, headers: { 'accept-language': 'it' } })).body,
    ).toMatchObject({
      amount_cents: 20_000,
      terms: expect.arrayContaining(['Riservato ai clienti in regola con i premi.']),
    })
    expect((await portal.call(getSponsorshipOffer, { as: italian })).body).toMatchObject({
      amount_cents: 2500,
      terms: expect.arrayContaining(['Riservato ai clienti in regola con i premi.']),
    })
    expect((await portal.call(getSponsorshipOffer)).status).toBe(204)
    expect((await portal.call(getSponsorshipOffer, { query: { sponsor: 'helene-0000000000xyz' } })).status).toBe(404)
    portal.clock.set(new Date('2027-01-01T10:00:00Z'))
    expect((await portal.call(getSponsorshipOffer, { query: { sponsor: code } })).status).toBe(204)
    expect((await portal.call(getSponsorshipReport, { query: { sponsor: code } })).body.offer).toBeNull()
  })

  it('[SEC-21] [SPO-06] gets one and the same answer for whatever is none of a sponsor’s', async () => {
    const ofGone = async (change: (member_id: string) => Promise<unknown>) => {
      const member = await aSponsor(portal)
      const { code } = await listed(portal, member)
      await change(member.member_id)
      return code
    }
    const { db } = portal
    const codes = [
      'helene-0000000000xyz',
      'x',
      '',
      "'; drop table sponsors; --",
      '%',
      'é'.repeat(500),
      await ofGone((id) =>
        db.updateTable('members').set({ disabled_at: portal.clock.now() }).where('member_id', '=', id).execute(),
      ),
      await ofGone((id) =>
        db.updateTable('contracts').set({ end_date: '2026-11-19' }).where('member_id', '=', id).execute(),
      ),
      await ofGone((id) =>
        db.updateTable('contracts').set({ effective_date: '2026-11-21' }).where('member_id', '=', id).execute(),
      ),
      await ofGone((id) =>
        db.updateTable('contracts').set({ status: 'terminated' }).where('member_id', '=', id).execute(),
      ),
      await ofGone((id) =>
        db
          .updateTable('members')
          .set({ features: ['notifications'] })
          .where('member_id', '=', id)
          .execute(),
      ),
    ]
    const answers = await Promise.all(codes.map((sponsor) => portal.call(getSponsorshipReport, { query: { sponsor } })))
    const bodies = answers.map(
      ({ status, bytes, headers }) =>
        `${status} ${headers['content-type']} ${headers['content-length']} ${bytes.toString().replace(/"request_id":"[^"]+"/, '')}`,
    )
    expect(answers[0]?.status).toBe(404)
    expect(bodies).toEqual(bodies.map(() => bodies[0]))
  })

  it('[SEC-21] may try 20 codes in a minute, wherever', async () => {
    const { code } = await listed(portal, await aSponsor(portal))
    const look = (count: number) =>
      portal.call(count % 2 ? getSponsorshipOffer : getSponsorshipReport, {
        query: { sponsor: count % 3 ? `wrong-${count}` : code },
      })
    const answers = []
    for (let count = 0; count < 20; count += 1) answers.push((await look(count)).status)
    expect(new Set(answers)).toEqual(new Set([200, 404]))
    const refused = await portal.call(getSponsorshipReport, { query: { sponsor: code } })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await portal.call(getSponsorshipOffer, { query: { sponsor: code } })).status).toBe(429)
    portal.clock.advance({ seconds: 60 })
    expect((await portal.call(getSponsorshipReport, { query: { sponsor: code } })).status).toBe(200)
  })
})

it('[SEC-23] [GATE-03] a member without the feature has neither link nor offer', async () => {
  const as = await aSponsor(portal, { features: ['notifications'] })
  expect((await portal.call(listSponsorshipRequests, { as })).status).toBe(403)
  expect((await portal.call(getSponsorshipOffer, { as })).status).toBe(403)
})
