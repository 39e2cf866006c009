import { describe, expect, it } from 'vitest'
import { suspendCover } from '#modules/contributions/tests/a-receipt.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, changeMemberRow } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { findPolicyholder, findContractHolder } from './policyholder.store.ts'

const portal = portalForTests()

describe('a policyholder', () => {
  it('is the member with their own contract, each with its country', async () => {
    const member = await aMember(portal, { country: 'BE', locale: 'fr-BE', end_date: '2026-12-31' })
    await aMember(portal)
    await changeMemberRow(portal, member.member_id, { country: 'FR' })
    const found = await findContractHolder(portal.db, member.member_id, '2026-11-20')
    expect(found).toMatchObject({
      nevg: member.nevg,
      firstname: 'Hélène',
      locale: 'fr-BE',
      country: 'FR',
      line1: '27 RUE DES TILLEULS',
      disabled_at: null,
      contract_number: expect.stringMatching(/^ZC-/),
      contract_country: 'BE',
      status: 'active',
      effective_date: '2026-01-10',
      end_date: '2026-12-31',
      due_day: 5,
      amount_due_cents: 0,
      contract_created_at: portal.clock.now(),
      suspended_since: null,
    })
    expect(await findPolicyholder(portal.db, member.member_id, '2026-11-20')).toEqual(found)
  })

  it('knows since when the cover is suspended on a day, and without a day nothing of it', async () => {
    const member = await aMember(portal)
    const { member_id } = member
    await suspendCover(portal, member, '2026-10-28')
    const since = async (today: string | null) =>
      (await findContractHolder(portal.db, member_id, today))?.suspended_since
    expect([await since('2026-10-27'), await since('2026-11-20'), await since(null)]).toEqual([
      null,
      '2026-10-28',
      null,
    ])
  })

  it('is found before the contract as a member alone', async () => {
    const { member_id, nevg } = await aMember(portal, { animals: [], refund_iban: null })
    await portal.db.deleteFrom('contracts').where('member_id', '=', member_id).execute()
    expect(await findContractHolder(portal.db, member_id, '2026-11-20')).toBeUndefined()
    expect(await findPolicyholder(portal.db, member_id, '2026-11-20')).toMatchObject({
      nevg,
      contract_number: null,
      contract_country: null,
      status: null,
      due_day: null,
      suspended_since: null,
    })
    expect(await findPolicyholder(portal.db, newId(), null)).toBeUndefined()
  })
})
