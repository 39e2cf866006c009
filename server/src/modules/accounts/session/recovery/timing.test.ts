import { activateAccount, forgotPassword } from '@coussinet/contract/session.ts'
import { expect, it } from 'vitest'
import type { TestMember } from '#testing/a-member.ts'
import { toldApart } from '#testing/browser/told-apart.ts'
import { jobsDone, sentMails } from '#testing/outgoing/sent-mails.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { aNevg, anyone } from '../../tests/ask-recovery.ts'
import { recoveryQueue } from './request-link.ts'

const portal = ownPortalForTests()

let caller = 0

/** From another address each time, so that every member's mail is written. */
async function ask({ method, path }: typeof forgotPassword | typeof activateAccount, username: string) {
  caller += 1
  const remoteAddress = `10.0.${Math.floor(caller / 250)}.${caller % 250}`
  return (await portal.app.inject({ method, url: `/api${path}`, remoteAddress, payload: { username } })).statusCode
}

it.each([forgotPassword, activateAccount])(
  '[SEC-01][AUTH-07] $name takes the same time for a name that nobody bears',
  { timeout: 60_000 },
  async (endpoint) => {
    const members: TestMember[] = []
    for (let pair = 0; pair < 100; pair += 1) members.push(await anyone(portal, { animals: [] }))
    const strangers = members.map(aNevg)
    const statuses = new Set<number>()
    const once = async (username: string) => statuses.add(await ask(endpoint, username))
    // The first calls of a process load what the others find.
    for (let warm = 0; warm < 10; warm += 1) await once(aNevg())
    const area = await toldApart({
      known: (pair) => once(members[pair]?.nevg ?? ''),
      unknown: (pair) => once(strangers[pair] ?? ''),
    })
    expect([...statuses]).toEqual([204])
    expect(area).toBeGreaterThan(0.35)
    expect(area).toBeLessThan(0.65)
    await jobsDone(portal.db, recoveryQueue)
    for (const { member_id } of members) expect(await sentMails(portal, member_id)).toHaveLength(1)
  },
)
