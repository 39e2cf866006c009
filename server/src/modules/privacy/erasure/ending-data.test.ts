import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import { expect, it } from 'vitest'
import { sendAllNotifications } from '#modules/notifications/notifications.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { placeHold } from '../retention/place-hold.ts'
import { endingData } from './ending-data.ts'
import { eraseEndedMembers } from './expired-members.ts'

const portal = portalForTests()

async function mornings(...days: Day[]): Promise<void> {
  for (const day of days) {
    portal.clock.set(new Date(`${day}T05:30:00Z`))
    await sendAllNotifications(portal.platform, [endingData(portal.platform.config.retention)])
  }
}
const told = async ({ member_id }: TestMember) =>
  (await sentMails(portal, member_id)).map(({ letter }) => letter.title).filter((title) => title.includes('données'))
const isErased = async ({ member_id }: TestMember) =>
  (
    await portal.db
      .selectFrom('members')
      .select('erased_at')
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow()
  ).erased_at !== null

it.each([
  ['FR', '2021-12-20', '2026-12-21', '21 décembre 2026'],
  ['BE', '2023-02-28', '2028-02-29', '29 février 2028'],
  ['FR', '2024-02-29', '2029-03-01', '1er mars 2029'],
  ['IT', '2016-12-20', '2026-12-21', '21 décembre 2026'],
] as const)(
  '[REM-03] %s: who left on %s is told 30 days before the night that forgets them, %s',
  async (country, end_date, end, said) => {
    const member = await aMember(portal, { country, effective_date: '2015-01-01', end_date, refund_iban: null })
    await mornings(addDays(end, -31))
    expect(await told(member)).toEqual([])
    await mornings(addDays(end, -30), addDays(end, -29), addDays(end, -1))
    expect(await told(member)).toEqual([`Vos données seront effacées le ${said}`])
    portal.clock.set(new Date(`${addDays(end, -1)}T02:11:00Z`))
    await eraseEndedMembers(portal.platform)
    expect(await isErased(member)).toBe(false)
    portal.clock.set(new Date(`${end}T02:11:00Z`))
    await eraseEndedMembers(portal.platform)
    expect(await isErased(member)).toBe(true)
    await mornings(end)
    expect(await told(member)).toHaveLength(1)
  },
)

it('[REM-03] a legal hold ends nothing, and announces nothing', async () => {
  const held = await aMember(portal, { effective_date: '2015-01-01', end_date: '2021-12-20' })
  await inTransaction(portal.db, (tx) =>
    placeHold(tx, { member_id: held.member_id, reason: 'a claim in court', at: portal.clock.now() }),
  )
  await mornings('2026-12-01')
  expect(await told(held)).toEqual([])
})
