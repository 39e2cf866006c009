import { createCalendarFeed } from '@coussinet/contract/calendar.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { signIn, signOut } from '@coussinet/contract/session.ts'
import { expect, it, vi } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { ownPortal } from '#testing/start-portal.ts'
import { memberLimit } from './member-limit.ts'

it('[SEC-50] a member who calls too often is told how long to wait, in the log once a minute; the others go on', async () => {
  const lines: string[] = []
  const portal = await ownPortal({ env: { MEMBER_CALLS_PER_MINUTE: '30' }, log: (line) => lines.push(line) })
  const [busy, other] = [await aMember(portal), await aMember(portal)]
  const call = async (as = busy) => (await portal.call(getMe, { as })).status
  const statuses = await Promise.all(Array.from({ length: 64 }, () => call()))
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([60, 4])
  const refused = await portal.call(getMe, { as: busy })
  expect([refused.status, refused.problem?.code, refused.headers['retry-after']]).toEqual([
    429,
    'too_many_requests',
    '2',
  ])
  expect(await call(other)).toBe(200)
  portal.clock.advance({ seconds: 2 })
  expect([await call(), await call()]).toEqual([200, 429])
  expect(lines.filter((line) => line.includes('member_limited')).map((line) => JSON.parse(line).member_id)).toEqual([
    busy.member_id,
  ])
  await portal.close()
})

it('six calls of a member are in hand at once, those of others beside them; too many that wait are refused', async () => {
  const limit = memberLimit({ clock: () => new Date(), calls: 1, log: { warn: () => undefined } })
  const request = { raw: { socket: { destroyed: false } } }
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let inHand = 0
  let most = 0
  const busy = Array.from({ length: 310 }, () =>
    limit.inTurn(request, 'busy', 'call', async () => {
      inHand += 1
      most = Math.max(most, inHand)
      await held
      inHand -= 1
    }),
  )
  expect(await limit.inTurn(request, 'other', 'call', async () => 'done')).toBe('done')
  expect(await limit.inTurn(request, 'busy', 'file', async () => 'beside')).toBe('beside')
  release()
  const ended = await Promise.allSettled(busy)
  expect([most, ended.filter(({ status }) => status === 'rejected').length]).toEqual([6, 4])
})

it('[SEC-50] a member who makes more calls than pages do goes on one by one, and several again when the minute has passed', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z')
  const limit = memberLimit({ clock: () => new Date(now), calls: 6000, log: { warn: () => undefined } })
  const request = { raw: { socket: { destroyed: false } } }
  async function mostOf(count: number, member: string): Promise<number> {
    let inHand = 0
    let most = 0
    const call = () =>
      limit.inTurn(request, member, 'call', async () => {
        inHand += 1
        most = Math.max(most, inHand)
        await new Promise((resolve) => setImmediate(resolve))
        inHand -= 1
      })
    await Promise.all(Array.from({ length: count }, call))
    return most
  }
  expect(await mostOf(240, 'busy')).toBe(6)
  expect(await mostOf(100, 'busy')).toBe(1)
  expect(await mostOf(12, 'other')).toBe(6)
  now += 2000
  expect(await mostOf(20, 'busy')).toBe(6)
  expect(await mostOf(20, 'busy')).toBe(1)
})

it('what nobody waits for any more is not worked on', async () => {
  const limit = memberLimit({ clock: () => new Date(), calls: 1, log: { warn: () => undefined } })
  const work = vi.fn<() => Promise<string>>(async () => 'done')
  await expect(limit.inTurn({ raw: { socket: { destroyed: true } } }, 'm', 'call', work)).rejects.toThrow('unavailable')
  expect(work).not.toHaveBeenCalled()
})

it('reads of the calendar address are calls of its member', async () => {
  const portal = await ownPortal({ env: { MEMBER_CALLS_PER_MINUTE: '1' } })
  const member = await aMember(portal)
  const { body } = await portal.call(createCalendarFeed, { as: member })
  const url = new URL(body.href).pathname
  expect([(await portal.app.inject({ url })).statusCode, (await portal.app.inject({ url })).statusCode]).toEqual([
    200, 429,
  ])
  await portal.close()
})

it('[SEC-16] a member beyond the budget can still sign in, and out', async () => {
  const portal = await ownPortal({ env: { MEMBER_CALLS_PER_MINUTE: '1' } })
  const member = await aMember(portal, { password: 'Coussinet#2026' })
  for (let times = 0; times < 4; times += 1) await portal.call(getMe, { as: member })
  expect((await portal.call(getMe, { as: member })).status).toBe(429)
  expect((await portal.call(signIn, { body: { username: member.nevg, password: 'Coussinet#2026' } })).status).toBe(200)
  expect((await portal.call(signOut, { as: member, body: {} })).status).toBe(204)
  await portal.close()
})

it('[SEC-50] costly calls of a member run one at a time, and by their time: who has used it up waits, others do not', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z')
  const limit = memberLimit({ clock: () => new Date(now), calls: 1, log: { warn: () => undefined } })
  let inHand = 0
  let most = 0
  const used = vi.spyOn(performance, 'now')
  const search = (member: string, ms: number) =>
    limit.costly(member, async (timed) => {
      inHand += 1
      most = Math.max(most, inHand)
      await Promise.resolve()
      inHand -= 1
      used.mockReturnValueOnce(0).mockReturnValueOnce(ms)
      return timed(() => 'found')
    })
  expect(await Promise.all([1, 2, 3, 4].map(() => search('busy', 1000)))).toEqual(
    Array.from({ length: 4 }, () => 'found'),
  )
  expect(most).toBe(1)
  // It costs what it costs: the last one may go below what is left.
  expect(await search('busy', 3000)).toBe('found')
  await expect(search('busy', 10)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await search('other', 10)).toBe('found')
  now += 15_000
  expect(await search('busy', 10)).toBe('found')
  used.mockRestore()
})
