import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import { describe, expect, it } from 'vitest'
import { sendAllNotifications } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { expiringCards, endLapsedMandates, lapsingMandates } from '../contributions.ts'
import { aReceipt } from './a-receipt.ts'

const portal = portalForTests()

async function mornings(...days: Day[]): Promise<void> {
  for (const day of days) {
    portal.clock.set(new Date(`${day}T05:30:00Z`))
    await sendAllNotifications(portal.platform, [lapsingMandates, expiringCards])
  }
}
async function told({ member_id }: TestMember): Promise<unknown[]> {
  const rows = await writtenNotifications(portal, member_id, ['kind', 'params'])
  return rows.map(({ kind, params }) => [kind, Reflect.get(Object(params), 'date')])
}

describe('a mandate without a debit', () => {
  async function signedOn(day: Day): Promise<{ member: TestMember; mandate_id: string }> {
    const member = await aMember(portal, { effective_date: '2020-01-01' })
    const mandate_id = newId()
    const at = new Date(`${day}T09:00:00Z`)
    await portal.db
      .insertInto('mandates')
      .values({
        member_id: member.member_id,
        mandate_id,
        umr: 'CSN-1',
        status: 'active',
        holder: 'H',
        line1: '1',
        postal_code: '1',
        city: 'C',
        country: 'FR',
        iban: 'FR7630006000011234564821',
        created_at: at,
        signed_at: at,
      })
      .execute()
    return { member, mandate_id }
  }
  const statusOf = async (mandate_id: string) =>
    (await portal.db.selectFrom('mandates').select('status').where('mandate_id', '=', mandate_id).executeTakeFirst())
      ?.status
  /** Follows the rule as the sweep of that night does. */
  const sweep = (night: Day) => endLapsedMandates(portal.platform, `${Number(night.slice(0, 4)) - 3}${night.slice(4)}`)

  it.each([
    ['2023-12-20', '2026-12-21'],
    ['2024-02-29', '2027-03-01'],
  ])('[REM-03] signed on %s is announced 30 days before the night that ends it, %s', async (signed, end) => {
    const { member, mandate_id } = await signedOn(signed)
    await mornings(addDays(end, -31))
    expect(await told(member)).toEqual([])
    await mornings(addDays(end, -30), addDays(end, -29), addDays(end, -1))
    expect(await told(member)).toEqual([['mandate_lapsing', end]])
    await sweep(addDays(end, -1))
    expect(await statusOf(mandate_id)).toBe('active')
    await sweep(end)
    expect(await statusOf(mandate_id)).toBe('lapsed')
  })

  it('[REM-03] that is debited meanwhile is not announced, and its next end is another', async () => {
    const { member } = await signedOn('2023-12-20')
    await mornings('2026-11-21')
    await aReceipt(portal, member, { month: '2026-12', status: 'paid' })
    await mornings('2026-11-25', '2026-12-20', '2029-12-01')
    expect((await told(member)).map((one) => Reflect.get(Object(one), 0))).toEqual([
      'mandate_lapsing',
      'mandate_lapsing',
    ])
  })
})

describe('a card', () => {
  async function cardUntil(expires: string, spec: Parameters<typeof aMember>[1] = {}) {
    const member = await aMember(portal, { effective_date: '2026-01-10', ...spec })
    await portal.db
      .insertInto('payment_cards')
      .values({
        member_id: member.member_id,
        card_id: newId(),
        holder: 'H',
        brand: 'visa',
        last4: '4417',
        expires,
        created_at: new Date('2026-01-10T00:00:00Z'),
      })
      .execute()
    return member
  }

  it.each([
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('[REM-03] that expires in %s is announced 30 days before its last day, %s, once', async (expires, last) => {
    const member = await cardUntil(expires)
    await mornings(addDays(last, -31))
    expect(await told(member)).toEqual([])
    await mornings(addDays(last, -30), addDays(last, -29), last, addDays(last, 1))
    expect(await told(member)).toEqual([['card_expiring', last]])
  })

  it('[REM-03] of a contract that ends before is none to renew', async () => {
    const leaving = await cardUntil('2026-12', { end_date: '2026-12-30' })
    const staying = await cardUntil('2026-12', { end_date: '2026-12-31' })
    await mornings('2026-12-05')
    expect([await told(leaving), await told(staying)]).toEqual([[], [['card_expiring', '2026-12-31']]])
  })
})
