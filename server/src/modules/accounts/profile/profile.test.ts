import { getMe } from '@coussinet/contract/profile.ts'
import { expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })

it('answers the whole profile, with the names of the wire', async () => {
  const member = await aMember(portal, { nevg: '412703584', email: 'helene@example.org', effective_date: '2024-03-15' })
  const { status, body } = await portal.call(getMe, { as: member })
  expect(status).toBe(200)
  expect(body).toEqual({
    nevg: '412703584',
    firstname: 'Hélène',
    lastname: 'Carpentier',
    organisation: null,
    email: 'helene@example.org',
    pending_email: null,
    locale: 'fr',
    address: {
      line1: '27 RUE DES TILLEULS',
      line2: null,
      line3: null,
      line4: null,
      postal_code: '69003',
      city: 'LYON',
      country: 'FR',
    },
    phones: { mobile: '+33639981204', landline: null },
    contract: {
      number: expect.any(String),
      country: 'FR',
      status: 'active',
      effective_date: '2024-03-15',
      renewal_date: '2027-03-15',
      end_date: null,
      previous_end_date: null,
      withdrawal_until: null,
      suspends_on: null,
      suspended_since: null,
      amount_due_cents: 0,
    },
  })
})

it('[HOME-02] tells a contract in preparation, and when it begins, by the clock of Paris', async () => {
  const member = await aMember(portal, { effective_date: '2026-12-01' })
  const statusAt = async (instant: string) => {
    portal.clock.set(new Date(instant))
    return (await portal.call(getMe, { as: member })).body.contract?.status
  }
  const { contract } = (await portal.call(getMe, { as: member })).body
  expect(contract).toMatchObject({
    status: 'in_preparation',
    effective_date: '2026-12-01',
    renewal_date: '2027-12-01',
    withdrawal_until: '2026-12-15',
  })
  expect(await statusAt('2026-11-20T10:14:00Z')).toBe('in_preparation')
  await portal.db
    .updateTable('access_tokens')
    .set({ expires_at: new Date('2027-01-01') })
    .where('member_id', '=', member.member_id)
    .execute()
  portal.clock.set(new Date('2026-11-30T22:59:00Z'))
  expect((await portal.call(getMe, { as: member })).body.contract?.status).toBe('in_preparation')
  expect(await statusAt('2026-11-30T23:00:00Z')).toBe('active')
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
})

it('tells since when the cover is suspended, and what is due', async () => {
  const member = await aMember(portal, { effective_date: '2025-01-15' })
  const { db } = portal
  const { member_id } = member
  await db
    .updateTable('contracts')
    .set({ status: 'suspended', amount_due_cents: 10_446 })
    .where('member_id', '=', member_id)
    .execute()
  await db
    .insertInto('suspensions')
    .values([
      { member_id, from_day: '2025-06-01', to_day: '2025-06-09' },
      { member_id, from_day: '2026-10-28', to_day: null },
    ])
    .execute()
  const { contract } = (await portal.call(getMe, { as: member })).body
  expect(contract).toMatchObject({ status: 'suspended', suspended_since: '2026-10-28', amount_due_cents: 10_446 })
})

it('needs a session', async () => {
  const { status, problem } = await portal.call(getMe)
  expect([status, problem?.code]).toEqual([401, 'session_expired'])
})
